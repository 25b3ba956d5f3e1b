import {
  type KeptYear,
  listKeptYears,
  listWaitingIncome,
  type WaitingIncome,
} from '@omur/contract/royalties/clocks';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { usePages } from '../../platform/api/queries.ts';
import { formatDay, formatWhole } from '../../platform/i18n/format.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Badge } from '../../platform/ui/Badge.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import type { Column } from '../../platform/ui/columns.ts';
import { Stack } from '../../platform/ui/Stack.tsx';
import { exactAmount } from '../distributions/amount.ts';
import { PagedTable } from '../../platform/page/PagedTable.tsx';
import { Decisions } from '../unclaimed/Decisions.tsx';
import { messages } from './messages.ts';
import { NotGreenMoney } from './NotGreenMoney.tsx';

/** R16: what has to be distributed, published and decided, and until when. */
export function Clocks() {
  const t = useText();
  return (
    <Stack>
      <Card title={t(messages.incomeClock)} note={t(messages.incomeClockMore)}>
        <IncomeClock />
      </Card>
      <Card title={t(messages.keptClock)} note={t(messages.keptClockMore)}>
        <KeptClock />
      </Card>
      <Card title={t(messages.notGreenClock)} note={t(messages.notGreenClockMore)}>
        <NotGreenMoney />
      </Card>
      <Decisions />
    </Stack>
  );
}

function IncomeClock() {
  const t = useText();
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const list = usePages(listWaitingIncome, { params: {} });
  const until = ({ distributeBy }: WaitingIncome) => (
    <>
      {formatDay(distributeBy)} {distributeBy < today && <Badge look="red">{t(messages.isLate)}</Badge>}
    </>
  );
  const columns: Column<WaitingIncome>[] = [
    {
      id: 'payer',
      header: t(messages.payer),
      width: 'minmax(0, 1.4fr)',
      isTitle: true,
      cell: ({ payerName }) => payerName,
    },
    {
      id: 'category',
      header: t(messages.category),
      cell: ({ categoryName, periodName }) => `${categoryName} · ${periodName}`,
    },
    {
      id: 'received',
      header: t(messages.received),
      width: '120px',
      cell: (row) => formatDay(row.receivedOn),
    },
    {
      id: 'amount',
      header: t(messages.amount),
      width: '180px',
      isNumeric: true,
      cell: ({ waitingIsk }) => exactAmount(waitingIsk),
    },
    { id: 'until', header: t(messages.distributeBy), width: '190px', cell: until },
  ];
  return (
    <PagedTable
      list={list}
      label={t(messages.incomeClock)}
      columns={columns}
      rowKey={({ incomeId }) => incomeId}
      phoneRow={(row) => ({
        title: row.payerName,
        detail: exactAmount(row.waitingIsk),
        aside: until(row),
      })}
      countText={messages.rowCount}
      none={t(messages.noClock)}
    />
  );
}

function KeptClock() {
  const t = useText();
  const list = usePages(listKeptYears, { params: {} });
  const columns: Column<KeptYear>[] = [
    {
      id: 'category',
      header: t(messages.category),
      width: 'minmax(0, 1.4fr)',
      isTitle: true,
      cell: ({ categoryName }) => categoryName,
    },
    { id: 'year', header: t(messages.usedYear), width: '120px', cell: ({ usedYear }) => usedYear },
    { id: 'lines', header: t(messages.lines), isNumeric: true, cell: (row) => formatWhole(row.lineCount) },
    { id: 'kept', header: t(messages.amount), isNumeric: true, cell: ({ keptIsk }) => exactAmount(keptIsk) },
    {
      id: 'public',
      header: t(messages.publicFrom),
      width: '130px',
      cell: (row) => formatDay(row.publicFrom),
    },
    { id: 'decide', header: t(messages.decideFrom), width: '200px', cell: (row) => <DecideFrom row={row} /> },
  ];
  return (
    <PagedTable
      list={list}
      label={t(messages.keptClock)}
      columns={columns}
      rowKey={({ categoryName, usedYear }) => `${categoryName}-${usedYear}`}
      phoneRow={(row) => ({
        title: `${row.categoryName} · ${row.usedYear}`,
        detail: (
          <>
            {t(messages.publicFrom)} {formatDay(row.publicFrom)} ·{' '}
            {row.decidableCount === 0 && t(messages.decideFrom)} <DecideFrom row={row} />
          </>
        ),
        aside: exactAmount(row.keptIsk),
      })}
      countText={messages.rowCount}
      none={t(messages.noClock)}
    />
  );
}

/** The day; and what can be decided about once it has come (R32). */
function DecideFrom({ row }: { row: KeptYear }) {
  const t = useText();
  if (row.decidableCount === 0) return formatDay(row.decideFrom);
  return (
    <Link
      to="/ósótt-fé/$categoryId/$usedYear"
      params={{ categoryId: String(row.categoryId), usedYear: String(row.usedYear) }}
    >
      {t(messages.toDecide, { amount: exactAmount(row.decidableIsk) })}
    </Link>
  );
}
