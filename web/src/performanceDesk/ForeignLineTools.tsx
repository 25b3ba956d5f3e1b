import type { ForeignPerformance, LivePerformance } from '@omur/contract/livePerformances';
import { removeForeignPerformance } from '@omur/contract/performanceDesk';
import { Link2, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../texts.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { Aloft } from './Aloft.tsx';
import { ForeignLineDialog } from './ForeignLineDialog.tsx';
import { JoinDialog } from './JoinDialog.tsx';
import { messages } from './messages.ts';
import styles from './performanceDesk.module.css';
import { TakeOutDialog } from './TakeOutDialog.tsx';
import { useSending } from './useSending.ts';

interface ForeignLineToolsProps {
  performance: LivePerformance;
  line: ForeignPerformance;
}

/** What staff do with a line whose work is not in the system: find the work, correct the line, or take it out. */
export function ForeignLineTools({ performance, line }: ForeignLineToolsProps) {
  const t = useText();
  const [opened, setOpened] = useState<'join' | 'correct' | 'takeOut'>();
  const onClose = () => setOpened(undefined);
  const { title } = line;
  return (
    <div className={styles.tools}>
      <IconButton
        size="small"
        label={t(messages.join, { title })}
        icon={<Link2 />}
        onClick={() => setOpened('join')}
      />
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
        {opened === 'join' && <JoinDialog performance={performance} line={line} onClose={onClose} />}
        {opened === 'correct' && (
          <ForeignLineDialog performance={performance} line={line} onClose={onClose} />
        )}
        {opened === 'takeOut' && <TakeOut performance={performance} line={line} onClose={onClose} />}
      </Aloft>
    </div>
  );
}

function TakeOut({ performance, line, onClose }: ForeignLineToolsProps & { onClose: () => void }) {
  const { livePerformanceId } = performance;
  const { foreignPerformanceId, title } = line;
  const removing = useSending(removeForeignPerformance, onClose);
  return (
    <TakeOutDialog
      title={title}
      isSending={removing.isSending}
      refusal={removing.refusal}
      onConfirm={() => removing.send({ params: { livePerformanceId, foreignPerformanceId } })}
      onClose={onClose}
    />
  );
}
