import { Copy } from 'lucide-react';
import { useText } from '../i18n/texts.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { useToast } from '../ui/Toast.tsx';
import { messages } from './copyMessages.ts';

/** H145: copies a code as people write it, and says that it did. */
export function CopyButton({ code }: { code: string | number }) {
  const t = useText();
  const toast = useToast();
  const text = String(code);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast({ text: t(messages.copied, { code: text }) }),
      () => toast({ look: 'warning', text: t(messages.notCopied, { code: text }) }),
    );
  return (
    <IconButton
      size="small"
      label={t(messages.copy, { code: text })}
      icon={<Copy size={16} aria-hidden />}
      data-print="no"
      onClick={() => void copy()}
    />
  );
}
