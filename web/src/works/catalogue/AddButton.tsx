import { Plus } from 'lucide-react';
import type { Text } from '../../platform/i18n/text.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Button } from '../../platform/ui/Button.tsx';

/** Opens the dialog that adds to a list. */
export function AddButton({ text, onClick }: { text: Text; onClick: () => void }) {
  const t = useText();
  return (
    <Button size="small" icon={<Plus size={17} aria-hidden />} onClick={onClick}>
      {t(text)}
    </Button>
  );
}
