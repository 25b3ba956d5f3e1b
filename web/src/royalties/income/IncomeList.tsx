import { type Income, listIncome } from '@omur/contract/royalties/income';
import { Suspense, useState } from 'react';
import { lazyComponent } from '../../platform/api/lazyComponent.ts';
import { usePages } from '../../platform/api/queries.ts';
import { formatDay } from '../../platform/i18n/format.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import type { Column } from '../../platform/ui/columns.ts';
import { exactAmount } from '../distributions/amount.ts';
import { PagedTable } from '../../platform/page/PagedTable.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import styles from './income.module.css';
import { inCurrency } from './inCurrency.ts';
import { messages } from './messages.ts';
import { partMessages } from './partMessages.ts';
import { ReverseDialog } from './ReverseDialog.tsx';

const DivideDialog = lazyComponent(async () => (await import('./DivideDialog.tsx')).DivideDialog);
const PartsDialog = lazyComponent(async () => (await import('./PartsDialog.tsx')).PartsDialog);

/** What came in and what became of it; or only what waits for a rule to take it. */
export function IncomeList({ isWaiting }: { isWaiting: boolean }) {
  const t = useText();
  const [doomed, setDoomed] = useState<Income>();
  const [divided, setDivided] = useState<Income>();
  const [confirmed, setConfirmed] = useState<Income>();
  const list = usePages(listIncome, { params: {}, query: isWaiting ? { isWaiting: '1' as const } : {} });
  const action = (row: Income) => (
    <Actions income={row} onDivide={() => setDivided(row)} onReverse={() => setDoomed(row)} />
  );
  const registered = (row: Income) => <Registered income={row} onConfirm={() => setConfirmed(row)} />;
  const columns: Column<Income>[] = [
    {
      id: 'payer',
      header: t(messages.payer),
      width: 'minmax(0, 1.5fr)',
      isTitle: true,
      cell: ({ payerName, reference }) => (
        <>
          {payerName}
          <div className="dim small">{reference}</div>
        </>
      ),
    },
    {
      id: 'category',
      header: t(messages.category),
      width: 'minmax(0, 1.1fr)',
      cell: ({ categoryName, periodName }) => (
        <>
          {categoryName}
          <div className="dim small">{periodName}</div>
        </>
      ),
    },
    {
      id: 'received',
      header: t(messages.received),
      width: 'minmax(0, 1.5fr)',
      cell: (row) => (
        <>
          {formatDay(row.receivedOn)}
          {registered(row)}
        </>
      ),
    },
    grossColumn(t(messages.gross)),
    amountColumn('deducted', t(messages.deducted), ({ deductedIsk }) => deductedIsk),
    ...(isWaiting
      ? [amountColumn('unallocated', t(messages.unallocated), ({ unallocatedIsk }) => unallocatedIsk)]
      : []),
    { id: 'actions', header: t(messages.actions), width: '132px', cell: action },
  ];
  return (
    <>
      <PagedTable
        list={list}
        label={t(isWaiting ? messages.waiting : messages.income)}
        columns={columns}
        rowKey={({ incomeId }) => incomeId}
        phoneRow={(row) => ({
          title: row.payerName,
          detail: (
            <>
              <div>{`${row.categoryName} · ${row.periodName}`}</div>
              <div className="small">
                {formatDay(row.receivedOn)} · {exactAmount(row.grossIsk)}
                <InCurrency income={row} />
              </div>
              {registered(row)}
            </>
          ),
          aside: action(row),
        })}
        countText={messages.incomeCount}
        none={t(isWaiting ? messages.noneWaiting : messages.noIncome)}
        {...(!isWaiting && { noneMore: t(messages.noIncomeMore) })}
      />
      {divided && <DividedIncome income={divided} onClose={() => setDivided(undefined)} />}
      {confirmed && <ConfirmDialog income={confirmed} onClose={() => setConfirmed(undefined)} />}
      {doomed && <ReverseDialog income={doomed} onClose={() => setDoomed(undefined)} />}
    </>
  );
}

interface ActionsProps {
  income: Income;
  onDivide: () => void;
  onReverse: () => void;
}

function Actions({ income, onDivide, onReverse }: ActionsProps) {
  const t = useText();
  const { reference, mayDivide } = income;
  if (income.reversedBy !== null)
    return <span className="dim small">{t(messages.reversedBy, { number: income.reversedBy })}</span>;
  if (income.reverses !== null)
    return <span className="dim small">{t(messages.reverses, { number: income.reverses })}</span>;
  return (
    <span className={styles.acts}>
      {(mayDivide || income.divisionState !== null) && (
        <RowButton
          label={t(mayDivide ? partMessages.divideWhich : partMessages.partsWhich, { reference })}
          onClick={onDivide}
        >
          {t(mayDivide ? partMessages.divide : partMessages.parts)}
        </RowButton>
      )}
      <RowButton label={t(messages.reverseWhich, { reference })} onClick={onReverse}>
        {t(messages.reverse)}
      </RowButton>
    </span>
  );
}

function DividedIncome({ income, onClose }: { income: Income; onClose: () => void }) {
  return (
    <Suspense fallback={null}>
      {income.mayDivide ? (
        <DivideDialog income={income} onClose={onClose} />
      ) : (
        <PartsDialog income={income} onClose={onClose} />
      )}
    </Suspense>
  );
}

interface RowButtonProps {
  /** Says of which income, as all rows have such a button. */
  label: string;
  onClick: () => void;
  children: string;
}

function RowButton({ label, onClick, children }: RowButtonProps) {
  return (
    <Button size="small" look="quiet" aria-label={label} onClick={onClick}>
      {children}
    </Button>
  );
}

function InCurrency({ income }: { income: Income }) {
  const foreign = inCurrency(income);
  return (
    foreign && (
      <div className="dim small">
        <div>{foreign.paid}</div>
        <div>{foreign.rate}</div>
      </div>
    )
  );
}

/** R208: who says that it came in, and saying so too. */
function Registered({ income, onConfirm }: { income: Income; onConfirm: () => void }) {
  const t = useText();
  const { incomeRegisteredBy, incomeConfirmedBy, mayConfirmIncome, reference } = income;
  return (
    <div className="small">
      <div className="dim">{t(messages.registeredBy, { name: incomeRegisteredBy })}</div>
      {incomeConfirmedBy !== null && (
        <div className="dim">{t(messages.confirmedBy, { name: incomeConfirmedBy })}</div>
      )}
      {mayConfirmIncome && (
        <RowButton label={t(messages.confirmWhich, { reference })} onClick={onConfirm}>
          {t(messages.confirm)}
        </RowButton>
      )}
    </div>
  );
}

const grossColumn = (header: string): Column<Income> => ({
  id: 'gross',
  header,
  width: '160px',
  isNumeric: true,
  cell: (row) => (
    <>
      {exactAmount(row.grossIsk)}
      <InCurrency income={row} />
    </>
  ),
});

const amountColumn = (id: string, header: string, of: (row: Income) => number): Column<Income> => ({
  id,
  header,
  width: '156px',
  isNumeric: true,
  cell: (row) => exactAmount(of(row)),
});
