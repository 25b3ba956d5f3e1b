import type { ClaimableUsage } from '@omur/contract/royalties/usageClaims';
import type { ReactNode } from 'react';
import type { usePages } from '../../platform/api/queries.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import type { Column } from '../../platform/ui/columns.ts';
import { formatWhole } from '../../platform/i18n/format.ts';
import { VirtualTable } from '../../platform/ui/VirtualTable.tsx';
import { bandOf, dayOf, placeOf } from './amounts.ts';
import { ClaimState } from './ClaimState.tsx';
import { messages } from './messages.ts';
import { reasonOf } from './waiting.ts';

interface UsageTableProps {
  list: Omit<ReturnType<typeof usePages>, 'rows'> & { rows: ClaimableUsage[] };
  label: string;
  onClaim: ((usage: ClaimableUsage) => void) | undefined;
  empty: ReactNode;
}

/** Usage that somebody may know as theirs. */
export function UsageTable({ list, label, onClaim, empty }: UsageTableProps) {
  const t = useText();
  const titleOf = (row: ClaimableUsage) => row.title || t(messages.untitled);
  const action = (row: ClaimableUsage) => {
    if (row.claimState === 'waiting' || (row.claimState && !onClaim))
      return <ClaimState state={row.claimState} />;
    const reason = reasonOf(row);
    if (reason) return <span className="dim small">{t(messages.paysItself, { reason: t(reason) })}</span>;
    if (!onClaim) return null;
    return (
      <Button
        size="small"
        aria-label={t(messages.claimWhich, { title: titleOf(row) })}
        onClick={() => onClaim(row)}
      >
        {t(messages.claim)}
      </Button>
    );
  };
  const columns: Column<ClaimableUsage>[] = [
    {
      id: 'title',
      header: t(messages.title),
      width: 'minmax(0, 1.6fr)',
      isTitle: true,
      cell: (row) => (
        <>
          {titleOf(row)} {row.authorNames && <span className="dim small">{row.authorNames}</span>}
        </>
      ),
    },
    { id: 'performers', header: t(messages.performers), cell: ({ performers }) => performers ?? '–' },
    { id: 'where', header: t(messages.where), cell: placeOf },
    { id: 'when', header: t(messages.when), width: '128px', cell: dayOf },
    {
      id: 'uses',
      header: t(messages.uses),
      width: '84px',
      isNumeric: true,
      cell: ({ useCount }) => (useCount === null ? '–' : formatWhole(useCount)),
    },
    {
      id: 'money',
      header: t(messages.money),
      width: '148px',
      isNumeric: true,
      cell: (row) => bandOf(row, t),
    },
    { id: 'actions', header: t(messages.actions), width: '140px', cell: action },
  ];
  return (
    <div aria-busy={list.isChanging}>
      <VirtualTable
        label={label}
        columns={columns}
        rows={list.rows}
        rowKey={({ unmatchedUsageId }) => unmatchedUsageId}
        phoneRow={(row) => ({
          title: titleOf(row),
          detail: (
            <>
              {row.performers && <div>{row.performers}</div>}
              <div className="small">
                {placeOf(row)} · {dayOf(row)} · {bandOf(row, t)}
              </div>
            </>
          ),
          aside: action(row),
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
