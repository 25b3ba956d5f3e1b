import type { LivePerformance, Performance } from '@omur/contract/livePerformances';
import { removePerformance } from '@omur/contract/performanceDesk';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../texts.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { Aloft } from './Aloft.tsx';
import { LineDialog } from './LineDialog.tsx';
import { messages } from './messages.ts';
import styles from './performanceDesk.module.css';
import { TakeOutDialog } from './TakeOutDialog.tsx';
import { useSending } from './useSending.ts';

interface LineToolsProps {
  performance: LivePerformance;
  line: Performance;
}

/** What staff do with a line of the set list. */
export function LineTools({ performance, line }: LineToolsProps) {
  const t = useText();
  const [opened, setOpened] = useState<'correct' | 'takeOut'>();
  const onClose = () => setOpened(undefined);
  const { title } = line;
  return (
    <div className={styles.tools}>
      <IconButton
        size="small"
        label={t(messages.correctLine, { title })}
        icon={<Pencil />}
        onClick={() => setOpened('correct')}
      />
      <IconButton
        size="small"
        label={t(messages.takeOut, { title })}
        icon={<Trash2 />}
        onClick={() => setOpened('takeOut')}
      />
      <Aloft>
        {opened === 'correct' && <LineDialog performance={performance} line={line} onClose={onClose} />}
        {opened === 'takeOut' && <TakeOut performance={performance} line={line} onClose={onClose} />}
      </Aloft>
    </div>
  );
}

function TakeOut({ performance, line, onClose }: LineToolsProps & { onClose: () => void }) {
  const { livePerformanceId } = performance;
  const { performanceId, title } = line;
  const removing = useSending(removePerformance, onClose);
  return (
    <TakeOutDialog
      title={title}
      isSending={removing.isSending}
      refusal={removing.refusal}
      onConfirm={() => removing.send({ params: { livePerformanceId, performanceId } })}
      onClose={onClose}
    />
  );
}
