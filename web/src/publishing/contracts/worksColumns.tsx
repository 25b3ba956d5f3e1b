import { prominentFields } from '../../works/plainWork.ts';
import type { ContractWork } from '@omur/contract/publishing/contracts';
import { type ReactNode } from 'react';
import { useText } from '../../platform/i18n/texts.tsx';
import type { Column } from '../../platform/ui/columns.ts';
import { formatDay } from '../../platform/i18n/format.ts';
import { IconButton } from '../../platform/ui/IconButton.tsx';
import styles from './contracts.module.css';
import { shownPlain } from '@omur/contract/platform/shownPlain';
import type { Language } from '../../platform/i18n/text.ts';
import { messages } from './messages.ts';

export interface WorkTool {
  icon: ReactNode;
  label: (work: ContractWork) => string;
  onUse: (work: ContractWork) => void;
}

export const ToolButton = ({ tool, work }: { tool: WorkTool; work: ContractWork }) => (
  <span className={styles.tool}>
    <IconButton size="small" icon={tool.icon} label={tool.label(work)} onClick={() => tool.onUse(work)} />
  </span>
);

export function columnsOf(
  t: ReturnType<typeof useText>,
  language: Language,
  tool: WorkTool | undefined,
): Column<ContractWork>[] {
  const tools: Column<ContractWork> = {
    id: 'tool',
    header: t(messages.actions),
    width: '84px',
    isNumeric: true,
    cell: (work) => tool && <ToolButton tool={tool} work={work} />,
  };
  return [
    {
      id: 'workId',
      header: t(messages.number),
      width: '112px',
      cell: ({ workId }) => <span className="dim tabular">{workId}</span>,
    },
    {
      id: 'title',
      header: t(messages.workTitle),
      width: 'minmax(0, 3fr)',
      isTitle: true,
      isSortable: true,
      cell: ({ title }) => title,
    },
    ...prominentFields.map(([name, of]) => ({
      id: name,
      header: t(of.label),
      width: 'minmax(0, 2fr)',
      cell: (work: ContractWork) => shownPlain(of, work[name], language) ?? t(messages.none),
    })),
    {
      id: 'artists',
      header: t(messages.artists),
      width: 'minmax(0, 2fr)',
      cell: ({ artists }) => artists ?? t(messages.none),
    },
    {
      id: 'lastChangedAt',
      header: t(messages.lastChanged),
      width: '140px',
      isNumeric: true,
      cell: ({ lastChangedAt }) => formatDay(lastChangedAt),
    },
    ...(tool ? [tools] : []),
  ];
}
