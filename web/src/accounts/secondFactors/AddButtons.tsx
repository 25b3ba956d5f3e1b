import { KeyRound, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../platform/i18n/texts.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { AddAppDialog } from './AddAppDialog.tsx';
import { AddPasskeyDialog } from './AddPasskeyDialog.tsx';
import { messages } from './messages.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import styles from './secondFactors.module.css';

interface AddButtonsProps {
  hasApp: boolean;
  /** Where it is all there is to do. */
  isWide?: boolean;
  /** Once it is added, and its recovery codes have been seen. */
  onAdded: () => void;
}

interface Added {
  codes: string[];
  doneText: string;
}

/** The ways to add a second factor. */
export function AddButtons({ hasApp, isWide, onAdded }: AddButtonsProps) {
  const t = useText();
  const toast = useToast();
  const [adding, setAdding] = useState<'app' | 'passkey'>();
  const [added, setAdded] = useState<Added>();
  const knowsPasskeys = 'PublicKeyCredential' in window;
  const props = {
    onClose: () => setAdding(undefined),
    onAdded: (codes: string[], doneText: string) => {
      setAdding(undefined);
      if (codes.length > 0) return setAdded({ codes, doneText });
      toast({ text: doneText });
      onAdded();
    },
  };
  return (
    <>
      <div className={isWide ? styles.wide : styles.acts}>
        {knowsPasskeys && (
          <Button
            look={isWide ? 'primary' : 'secondary'}
            icon={<KeyRound size={18} aria-hidden />}
            onClick={() => setAdding('passkey')}
          >
            {t(messages.addPasskey)}
          </Button>
        )}
        {!hasApp && (
          <Button icon={<Smartphone size={18} aria-hidden />} onClick={() => setAdding('app')}>
            {t(messages.addApp)}
          </Button>
        )}
      </div>
      {!knowsPasskeys && <p className="dim small">{t(messages.unsupported)}</p>}
      {adding === 'app' && <AddAppDialog {...props} />}
      {adding === 'passkey' && <AddPasskeyDialog {...props} />}
      {added && (
        <RecoveryCodes
          {...added}
          onClose={() => {
            setAdded(undefined);
            onAdded();
          }}
        />
      )}
    </>
  );
}
