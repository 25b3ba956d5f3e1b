import type { LivePerformance } from '@omur/contract/performances/livePerformances';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../platform/i18n/texts.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { ForeignLineDialog } from './ForeignLineDialog.tsx';
import { LineDialog } from './LineDialog.tsx';
import { messages } from './messages.ts';

interface AddLineProps {
  performance: LivePerformance;
  isForeign?: boolean;
}

/** Puts a work that was forgotten at the end of the set list. */
export function AddLine({ performance, isForeign = false }: AddLineProps) {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  const AddDialog = isForeign ? ForeignLineDialog : LineDialog;
  return (
    <>
      <Button size="small" icon={<Plus size={16} aria-hidden />} onClick={() => setIsOpen(true)}>
        {t(messages.addLine)}
      </Button>
      {isOpen && <AddDialog performance={performance} onClose={() => setIsOpen(false)} />}
    </>
  );
}
