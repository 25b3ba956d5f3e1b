import { Plus } from 'lucide-react';
import type { Text } from '../text.ts';
import { useText } from '../texts.tsx';
import { Button } from '../ui/Button.tsx';

/** Opens the dialog that adds to a list. */
export function AddButton({ text, onClick }: { text: Text; onClick: () => void }) {
  const t = useText();
  return (
    <Button size="small" icon={<Plus size={17} aria-hidden />} onClick={onClick}>
      {t(text)}
    </Button>
  );
}
