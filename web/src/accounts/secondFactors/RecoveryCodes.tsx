import { Copy, Download } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { Dialog } from '../../platform/ui/Dialog.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { messages } from './messages.ts';
import styles from './secondFactors.module.css';

interface RecoveryCodesProps {
  /** What has just been done. */
  doneText?: string;
  codes: readonly string[];
  onClose: () => void;
}

/** Shown once; closed by saying that they are kept. */
export function RecoveryCodes({ doneText, codes, onClose }: RecoveryCodesProps) {
  const t = useText();
  const [isCopied, setIsCopied] = useState(false);
  const text = `${codes.join('\n')}\n`;
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setIsCopied(true);
  };
  const download = () => {
    const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
    const link = document.createElement('a');
    link.href = address;
    link.download = t(messages.fileName);
    link.click();
    URL.revokeObjectURL(address);
  };
  return (
    <Dialog
      isOpen
      title={t(messages.codes)}
      size="small"
      onClose={onClose}
      footer={
        <Button look="primary" onClick={onClose}>
          {t(messages.kept)}
        </Button>
      }
    >
      <Stack>
        {doneText && <Alert look="success" isAnnounced title={doneText} />}
        <p className={styles.words}>{t(messages.codesWhat)}</p>
        <ol className={styles.codes}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ol>
        <div className={styles.acts}>
          <Button size="small" icon={<Copy size={16} aria-hidden />} onClick={() => void copy()}>
            {t(messages.copy)}
          </Button>
          <Button size="small" icon={<Download size={16} aria-hidden />} onClick={download}>
            {t(messages.download)}
          </Button>
          <span className="dim small" aria-live="polite">
            {isCopied && t(messages.copied)}
          </span>
        </div>
      </Stack>
    </Dialog>
  );
}
