import { type ContractEarnings, listContractEarnings } from '@omur/contract/publishing/earnings';
import { wholeKronur } from '@omur/contract/platform/rules/wholeKronur';
import { getRouteApi } from '@tanstack/react-router';
import { Coins } from 'lucide-react';
import { usePages } from '../../platform/api/queries.ts';
import { formatAmount } from '../../platform/i18n/format.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { SearchedList } from '../../platform/page/SearchedList.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import type { Column } from '../../platform/ui/columns.ts';
import { EmptyState } from '../../platform/ui/EmptyState.tsx';
import { sortInAddress } from '../../platform/ui/sortInAddress.ts';
import { Stack } from '../../platform/ui/Stack.tsx';
import { useTyped } from '../../platform/ui/useTyped.ts';
import { earningsMessages as messages } from './earningsMessages.ts';
import { messages as contractMessages } from './messages.ts';
import { useCountText } from '../../platform/page/useCountText.ts';

const route = getRouteApi('/portal/samningar');
const order = sortInAddress(
  listContractEarnings,
  {
    number: 'contractId',
    name: 'name',
    displayName: 'displayName',
    thisYear: 'earnedThisYear',
    lastYear: 'earnedLastYear',
    inAll: 'amountIsk',
  },
  { column: 'inAll', direction: 'descending' },
);
const amounts = { thisYear: 'earnedThisYear', lastYear: 'earnedLastYear', inAll: 'amountIsk' } as const;
const amountOf = (row: ContractEarnings, id: keyof typeof amounts) =>
  formatAmount(wholeKronur(row[amounts[id]]));

/** H155: what each contract brought the reader, those first that brought the most. */
export function EarningsList({ personId }: { personId: number }) {
  const t = useText();
  const countText = useCountText();
  const { leit, rod } = route.useSearch();
  const navigate = route.useNavigate();
  const change = (next: { leit?: string | undefined; rod?: string | undefined }) =>
    void navigate({ search: (before) => ({ ...before, ...next }), replace: true, resetScroll: false });
  const [typed, setTyped] = useTyped(leit ?? '', (text) => change({ leit: text || undefined }));
  const sort = order.read(rod);
  const list = usePages(listContractEarnings, {
    params: {},
    query: { sort: order.write(sort), ...(leit && { search: leit }) },
  });
  const columns: Column<ContractEarnings>[] = [
    {
      id: 'number',
      header: t(contractMessages.number),
      width: '84px',
      isSortable: true,
      cell: ({ contractId }) => <span className="dim tabular">{contractId}</span>,
    },
    {
      id: 'displayName',
      header: t(contractMessages.author),
      width: 'minmax(0, 2fr)',
      isTitle: true,
      isSortable: true,
      cell: ({ displayName }) => displayName,
    },
    {
      id: 'name',
      header: t(contractMessages.publisher),
      width: 'minmax(0, 2fr)',
      isSortable: true,
      cell: ({ name }) => name,
    },
    ...(Object.keys(amounts) as (keyof typeof amounts)[]).map((id) => ({
      id,
      header: t(messages[id]),
      width: '160px',
      isNumeric: true,
      isSortable: true,
      cell: (row: ContractEarnings) => amountOf(row, id),
    })),
  ];
  return (
    <Stack>
      <p className="dim">{t(messages.hint)}</p>
      <SearchedList
        label={t(messages.earnings)}
        list={list}
        count={countText(contractMessages.count, list.count)}
        search={{ label: t(contractMessages.search), value: typed, onChange: setTyped }}
        columns={columns}
        rowKey={({ contractId }) => contractId}
        rowLink={({ contractId }) => ({
          to: '/samningar/$contractId',
          params: { contractId: String(contractId) },
          search: { flipi: 'tekjur' },
        })}
        phoneRow={(row) => ({
          title: row.publisherId === personId ? row.displayName : row.name,
          // The amount stays in one line.
          detail: `${row.contractId} · ${t(messages.thisYear)} ${amountOf(row, 'thisYear').replace(' ', '\u00A0')}`,
          aside: amountOf(row, 'inAll'),
        })}
        sort={sort}
        onSort={(next) => change({ rod: order.unlessFirst(next) })}
        empty={
          <EmptyState
            title={t(leit ? messages.noneLikeThis : messages.none)}
            icon={<Coins />}
            action={leit && <Button onClick={() => setTyped('')}>{t(contractMessages.showAll)}</Button>}
          >
            {t(leit ? contractMessages.noneLikeThis : messages.noneHint)}
          </EmptyState>
        }
      />
    </Stack>
  );
}
