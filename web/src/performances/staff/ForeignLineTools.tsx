import type { ForeignPerformance, LivePerformance } from '@omur/contract/performances/livePerformances';
import { removeForeignPerformance } from '@omur/contract/performances/performanceDesk';
import { Link2, Pencil, Trash2 } from 'lucide-react';
import { useText } from '../../platform/i18n/texts.tsx';
import { ForeignLineDialog } from './ForeignLineDialog.tsx';
import { JoinDialog } from './JoinDialog.tsx';
import { messages } from './messages.ts';
import { TakeOutDialog } from './TakeOutDialog.tsx';
import { Tools } from './Tools.tsx';

interface ForeignLineToolsProps {
  performance: LivePerformance;
  line: ForeignPerformance;
}

/** What staff do with a line whose work is not in the system: find the work, correct the line, or take it out. */
export function ForeignLineTools({ performance, line }: ForeignLineToolsProps) {
  const t = useText();
  const { livePerformanceId } = performance;
  const { foreignPerformanceId, title } = line;
  return (
    <Tools
      tools={[
        {
          label: t(messages.join, { title }),
          icon: <Link2 />,
          dialog: (onClose) => <JoinDialog performance={performance} line={line} onClose={onClose} />,
        },
        {
          label: t(messages.correctLine, { title }),
          icon: <Pencil />,
          dialog: (onClose) => <ForeignLineDialog performance={performance} line={line} onClose={onClose} />,
        },
        {
          label: t(messages.takeOut, { title }),
          icon: <Trash2 />,
          dialog: (onClose) => (
            <TakeOutDialog
              title={title}
              call={removeForeignPerformance}
              params={{ livePerformanceId, foreignPerformanceId }}
              onClose={onClose}
            />
          ),
        },
      ]}
    />
  );
}
