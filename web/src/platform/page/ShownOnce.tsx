import { Copy } from 'lucide-react';
import { useRef, useState } from 'react';
import { useText } from '../i18n/texts.tsx';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Stack } from '../ui/Stack.tsx';
import styles from './ShownOnce.module.css';
import { messages } from './shownOnceMessages.ts';

interface ShownOnceProps {
  title: string;
  /** What to do with it. */
  words: string;
  /** What it is, for anyone who hears it. */
  label: string;
  secret: string;
  onClose: () => void;
}

/** A secret that is told this once; closed by saying that it is kept. */
export function ShownOnce({ title, words, label, secret, onClose }: ShownOnceProps) {
  const t = useText();
  const [isCopied, setIsCopied] = useState(false);
  const shown = useRef<HTMLTextAreaElement>(null);
  const [isRefused, setIsRefused] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret);
      setIsCopied(true);
    } catch {
      // A browser that lets no page write copies what is chosen.
      shown.current?.select();
      setIsRefused(true);
    }
  };
  return (
    <Dialog
      isOpen
      title={title}
      size="small"
      onClose={onClose}
      footer={
        <Button look="primary" onClick={onClose}>
          {t(messages.kept)}
        </Button>
      }
    >
      <Stack>
        <Alert look="warning" title={t(messages.once)}>
          {words}
        </Alert>
        <textarea ref={shown} className={styles.secret} readOnly rows={2} aria-label={label} value={secret} />
        <div className={styles.acts}>
          <Button icon={<Copy size={16} aria-hidden />} onClick={() => void copy()}>
            {t(messages.copy)}
          </Button>
          <span className="dim small" aria-live="polite">
            {isCopied ? t(messages.copied) : isRefused && t(messages.copyByHand)}
          </span>
        </div>
      </Stack>
    </Dialog>
  );
}
