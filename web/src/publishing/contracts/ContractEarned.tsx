import { type ContractYear, listContractYears } from '@omur/contract/publishing/earnings';
import { toEyrir, wholeInTurn, wholeKronur } from '@omur/contract/platform/rules/wholeKronur';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Coins } from 'lucide-react';
import { listQueryFor } from '../../platform/api/queries.ts';
import { formatAmount, formatWhole } from '../../platform/i18n/format.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { EmptyState } from '../../platform/ui/EmptyState.tsx';
import { Skeleton } from '../../platform/ui/Skeleton.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { Table } from '../../platform/ui/Table.tsx';
import { useIsMobile } from '../../platform/ui/useIsMobile.ts';
import { ContractLines } from './ContractLines.tsx';
import { earningsMessages as messages } from './earningsMessages.ts';

const route = getRouteApi('/portal/samningar/$contractId');

/** H155: what a contract brought the reader's own rights, by year; a press shows the lines below. */
export function ContractEarned({ contractId }: { contractId: number }) {
  const t = useText();
  const { ar, rettindi } = route.useSearch();
  const list = useQuery(listQueryFor(listContractYears, { params: { contractId } }));
  if (list.isPending) return <Skeleton shape="rows" count={3} />;
  if (list.isError) return <PageFailed error={list.error} reset={() => void list.refetch()} />;
  const { rows } = list.data;
  if (rows.length === 0)
    return (
      <EmptyState title={t(messages.noneOfOne)} icon={<Coins />}>
        {t(messages.noneHint)}
      </EmptyState>
    );
  const open = rows.find(({ year, rightId }) => year === ar && rightId === rettindi);
  return (
    <Stack>
      <p className="dim">{t(messages.hintOfOne)}</p>
      <Years contractId={contractId} rows={rows} />
      {open && <ContractLines key={`${ar} ${rettindi}`} contractId={contractId} of={open} />}
    </Stack>
  );
}

function Years({ contractId, rows }: { contractId: number; rows: readonly ContractYear[] }) {
  const t = useText();
  const isMobile = useIsMobile();
  const eyrir = rows.map(({ amountIsk }) => toEyrir(amountIsk));
  const shown = wholeInTurn(eyrir);
  const amounts = new Map(rows.map((row, at) => [row, formatAmount(shown[at] ?? 0)]));
  const hasSeveral = new Set(rows.map(({ rightId }) => rightId)).size > 1;
  const rightOf = ({ displayName }: ContractYear) => displayName ?? t(messages.ofPublisher);
  const linesOf = ({ lineCount }: ContractYear) => formatWhole(lineCount);
  return (
    <Table
      label={t(messages.earnings)}
      rows={rows}
      rowKey={({ year, rightId }) => `${year} ${rightId}`}
      rowLink={({ year, rightId }) => ({
        to: '/samningar/$contractId',
        params: { contractId: String(contractId) },
        search: { flipi: 'tekjur', ar: year, rettindi: rightId },
        replace: true,
        resetScroll: false,
      })}
      columns={[
        { id: 'year', header: t(messages.year), isTitle: true, cell: ({ year }) => year },
        ...(hasSeveral
          ? [{ id: 'right', header: t(messages.right), width: 'minmax(0, 2fr)', cell: rightOf }]
          : []),
        { id: 'lines', header: t(messages.lineCount), isNumeric: true, cell: linesOf },
        { id: 'amount', header: t(messages.amount), isNumeric: true, cell: (row) => amounts.get(row) },
      ]}
      phoneRow={(row) => ({
        title: row.year,
        detail: [hasSeveral && rightOf(row), t(messages.linesCounted, { count: row.lineCount })]
          .filter(Boolean)
          .join(' · '),
        aside: amounts.get(row),
      })}
      totals={{
        // The reduced layout names the sum by its column.
        ...(!isMobile && { year: t(messages.total) }),
        amount: formatAmount(wholeKronur(eyrir.reduce((sum, one) => sum + one, 0) / 100)),
      }}
    />
  );
}
