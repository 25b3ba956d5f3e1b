import { type ContractChange, listContractChanges } from '@omur/contract/publishing/contracts';
import { History } from 'lucide-react';
import { usePages } from '../../platform/api/queries.ts';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import type { Language } from '../../platform/i18n/text.ts';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { EmptyState } from '../../platform/ui/EmptyState.tsx';
import { formatDay } from '../../platform/i18n/format.ts';
import { VirtualTable } from '../../platform/ui/VirtualTable.tsx';
import { messages } from './messages.ts';
import { shareText } from './share.ts';
import { useTerritories } from '../../works/territories/useTerritories.ts';

/** C2.21, C3.3: what changed, from what, to what, when, and by whom. */
export function HistoryList({ contractId }: { contractId: number }) {
  const t = useText();
  const [language] = useLanguage();
  const { say } = useTerritories();
  const list = usePages(listContractChanges, { params: { contractId } });
  /** R141: who did it, or who confirmed it and who asked for it. */
  const whoOf = ({ name, askedBy }: ContractChange) =>
    askedBy === null ? [name] : [t(messages.confirmedBy, { name }), t(messages.askedBy, { name: askedBy })];

  if (list.error && list.rows.length === 0) return <PageFailed error={list.error} reset={list.retry} />;
  return (
    <VirtualTable
      label={t(messages.history)}
      columns={[
        {
          id: 'field',
          header: t(messages.whatChanged),
          isTitle: true,
          cell: ({ changedField }) => changedField,
        },
        {
          id: 'old',
          header: t(messages.oldValue),
          cell: (row) => valueText(row, row.oldValue, language, say),
        },
        {
          id: 'new',
          header: t(messages.newValue),
          cell: (row) => valueText(row, row.newValue, language, say),
        },
        {
          id: 'at',
          header: t(messages.changedAt),
          width: '140px',
          isNumeric: true,
          cell: ({ changedAt }) => formatDay(changedAt),
        },
        {
          id: 'who',
          header: t(messages.user),
          cell: (row) =>
            whoOf(row).map((who) => (
              <div key={who} className={row.askedBy === null ? undefined : 'small'}>
                {who}
              </div>
            )),
        },
      ]}
      rows={list.rows}
      rowKey={(row) => `${row.changedAt} ${row.changedField} ${row.oldValue} ${row.newValue}`}
      phoneRow={(row) => ({
        title: row.changedField,
        detail: `${valueText(row, row.oldValue, language, say)} → ${valueText(row, row.newValue, language, say)} · ${[formatDay(row.changedAt), ...whoOf(row)].join(' · ')}`,
      })}
      count={list.count}
      onMore={list.onMore}
      isLoading={list.isLoading}
      isLoadingMore={list.isLoadingMore}
      empty={
        <EmptyState title={list.emptyText ?? ''} icon={<History />}>
          {t(messages.noHistoryHint)}
        </EmptyState>
      }
    />
  );
}

/** Days and shares as they are written everywhere else. */
function valueText(
  { valueKind }: ContractChange,
  value: string | null,
  language: Language,
  say: (territories: readonly number[]) => string,
): string {
  if (valueKind === 'share')
    return shareText(value === null ? null : Math.round(Number(value) * 100), language);
  if (value === null) return '–';
  if (valueKind === 'territories') return say(value.split(' ').map(Number));
  return valueKind === 'day' ? formatDay(value) : value;
}
