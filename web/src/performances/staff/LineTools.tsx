import type { LivePerformance, Performance } from '@omur/contract/performances/livePerformances';
import { removePerformance } from '@omur/contract/performances/performanceDesk';
import { Pencil, Trash2 } from 'lucide-react';
import { useText } from '../../platform/i18n/texts.tsx';
import { LineDialog } from './LineDialog.tsx';
import { messages } from './messages.ts';
import { TakeOutDialog } from './TakeOutDialog.tsx';
import { Tools } from './Tools.tsx';

interface LineToolsProps {
  performance: LivePerformance;
  line: Performance;
}

/** What staff do with a line of the set list. */
export function LineTools({ performance, line }: LineToolsProps) {
  const t = useText();
  const { livePerformanceId } = performance;
  const { performanceId, title } = line;
  return (
    <Tools
      tools={[
        {
          label: t(messages.correctLine, { title }),
          icon: <Pencil />,
          dialog: (onClose) => <LineDialog performance={performance} line={line} onClose={onClose} />,
        },
        {
          label: t(messages.takeOut, { title }),
          icon: <Trash2 />,
          dialog: (onClose) => (
            <TakeOutDialog
              title={title}
              call={removePerformance}
              params={{ livePerformanceId, performanceId }}
              onClose={onClose}
            />
          ),
        },
      ]}
    />
  );
}
