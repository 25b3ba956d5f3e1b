import { provisionalPage } from './deskPages.ts';
import type { ProvisionalState, ProvisionalWork } from '@omur/contract/works/provisional';
import { formatDuration } from '@omur/contract/platform/rules/duration';
import type { ReactNode } from 'react';
import type { usePages } from '../../platform/api/queries.ts';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import type { Column } from '../../platform/ui/columns.ts';
import { formatDay } from '../../platform/i18n/format.ts';
import { VirtualTable } from '../../platform/ui/VirtualTable.tsx';
import { shownPlain } from '@omur/contract/platform/shownPlain';
import { plainFacts, prominentFields } from '../plainWork.ts';
import { messages } from './messages.ts';
import styles from './ProvisionalTable.module.css';

interface ProvisionalTableProps {
  list: Omit<ReturnType<typeof usePages>, 'rows'> & { rows: ProvisionalWork[] };
  filter: ProvisionalState;
  onEdit: (work: ProvisionalWork) => void;
  onClose: (work: ProvisionalWork) => void;
  empty: ReactNode;
}

export function ProvisionalTable({ list, filter, onEdit, onClose, empty }: ProvisionalTableProps) {
  const t = useText();
  const [language] = useLanguage();
  const by = (name: string | null, at: string) =>
    name === null ? formatDay(at) : t(messages.madeBy, { name, day: formatDay(at) });
  const made = (row: ProvisionalWork) => by(row.registeredBy, row.firstRegisteredAt);
  const taken = (row: ProvisionalWork) =>
    row.takenOverAt === null ? t(messages.none) : by(row.takenOverBy, row.takenOverAt);
  const buttons = (row: ProvisionalWork) => (
    <div className={styles.buttons}>
      <Button
        size="small"
        aria-label={t(messages.editWhich, { title: row.title })}
        onClick={() => onEdit(row)}
      >
        {t(messages.edit)}
      </Button>
      <Button
        size="small"
        look="quiet"
        aria-label={t(messages.closeWhich, { title: row.title })}
        onClick={() => onClose(row)}
      >
        {t(messages.close)}
      </Button>
    </div>
  );
  const title = (row: ProvisionalWork) => (
    <>
      {row.title} <span className="dim small tabular">{row.workId}</span>
    </>
  );
  const columns: Column<ProvisionalWork>[] = [
    { id: 'title', header: t(messages.work), width: 'minmax(0, 1.6fr)', isTitle: true, cell: title },
    ...prominentFields.map(([name, of]) => ({
      id: name,
      header: t(of.label),
      cell: (row: ProvisionalWork) => shownPlain(of, row[name], language) ?? t(messages.none),
    })),
    {
      id: 'length',
      header: t(messages.length),
      width: '76px',
      isNumeric: true,
      cell: ({ durationSeconds }) =>
        durationSeconds === null ? t(messages.none) : formatDuration(durationSeconds),
    },
    {
      id: 'remark',
      header: t(messages.remark),
      width: 'minmax(0, 1.5fr)',
      cell: ({ remark }) => remark ?? t(messages.none),
    },
    { id: 'made', header: t(messages.made), cell: made },
    ...(filter === 'takenOver' ? [{ id: 'taken', header: t(messages.takenOver), cell: taken }] : []),
    ...(filter === 'open'
      ? [{ id: 'actions', header: t(messages.actions), width: '176px', cell: buttons }]
      : []),
  ];
  return (
    <div aria-busy={list.isChanging}>
      <VirtualTable
        label={t(provisionalPage.label)}
        columns={columns}
        rows={list.rows}
        rowKey={({ workId }) => workId}
        rowLink={({ workId }) => ({ to: '/verk/$workId', params: { workId: String(workId) } })}
        phoneRow={(row) => ({
          title: title(row),
          detail: (
            <>
              {plainFacts(row, language).map(({ name, value }) => (
                <div key={name}>{value}</div>
              ))}
              {row.remark && <div>{row.remark}</div>}
              <div className="small">{filter === 'takenOver' ? taken(row) : made(row)}</div>
            </>
          ),
          aside: filter === 'open' && buttons(row),
        })}
        count={list.count}
        onMore={list.onMore}
        isLoading={list.isLoading}
        isLoadingMore={list.isLoadingMore}
        empty={empty}
      />
    </div>
  );
}
