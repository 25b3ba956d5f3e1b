import { type Balance, getBalance, listPayments, type Payment } from '@omur/contract/royalties/payments';
import { useQuery } from '@tanstack/react-query';
import { ChartColumn, Scale } from 'lucide-react';
import { useState } from 'react';
import { queryFor, usePages } from '../../platform/api/queries.ts';
import { formatAmount, formatDay } from '../../platform/i18n/format.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { useMember } from '../../platform/page/member.ts';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { PageWaits } from '../../platform/page/PageWaits.tsx';
import { ToNotFound } from '../../platform/page/ToNotFound.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Button, ButtonLink } from '../../platform/ui/Button.tsx';
import type { Column } from '../../platform/ui/columns.ts';
import { KeyFacts } from '../../platform/ui/KeyFacts.tsx';
import { PageHeader } from '../../platform/ui/PageHeader.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { AdvanceSteps } from '../advances/AdvanceSteps.tsx';
import { exactAmount } from '../distributions/amount.ts';
import { ExpectedWorks } from '../expected/ExpectedWorks.tsx';
import { rangeText } from '../expected/range.ts';
import { PagedTable } from '../../platform/page/PagedTable.tsx';
import { stopWords } from './deskMessages.ts';
import { LeastDialog } from './LeastDialog.tsx';
import { messages } from './messages.ts';
import { paymentsPage } from './pages.ts';
import { PaymentState } from './PaymentState.tsx';
import { RemittanceButton } from './RemittanceButton.tsx';

/** R26: what somebody has with the society, and what they were paid. */
export function PaymentsPage() {
  const { person } = useMember();
  if (person === null) return <ToNotFound />;
  return person ? <Payments personId={person.personId} /> : <PageWaits />;
}

function Payments({ personId }: { personId: number }) {
  const t = useText();
  const balance = useQuery(queryFor(getBalance, { params: { personId } }));
  const list = usePages(listPayments, { params: { personId } }, { isLive: true });
  const columns = usePaymentColumns();
  if (balance.error) return <PageFailed error={balance.error} reset={() => void balance.refetch()} />;
  if (!balance.data) return <PageWaits />;
  return (
    <Stack>
      <PageHeader
        title={t(paymentsPage.label)}
        subtitle={t(messages.subtitle)}
        actions={
          <>
            <ButtonLink to="/gagnsæi" icon={<Scale size={18} aria-hidden />}>
              {t(messages.toReports)}
            </ButtonLink>
            <ButtonLink to="/stats" icon={<ChartColumn size={18} aria-hidden />}>
              {t(messages.toStatements)}
            </ButtonLink>
          </>
        }
      />
      <Facts personId={personId} balance={balance.data} />
      <Hints balance={balance.data} latest={list.rows[0]} />
      <PagedTable
        list={list}
        label={t(messages.payments)}
        columns={columns}
        rowKey={({ paymentId }) => paymentId}
        phoneRow={(row) => ({
          title: exactAmount(row.paidIsk),
          detail: (
            <>
              <div>{`${formatDay(row.payOn)} · ${t(messages.accountEnd, { digits: row.accountEnd })}`}</div>
              {row.withheldIsk > 0 && (
                <div className="small">{`${t(messages.withheld)}: ${exactAmount(row.withheldIsk)}`}</div>
              )}
              <RemittanceButton payment={row} />
            </>
          ),
          aside: <PaymentState state={row.paymentState} />,
        })}
        countText={messages.count}
        none={t(messages.none)}
        noneMore={t(messages.noneMore)}
      />
      <ExpectedWorks personId={personId} />
      <AdvanceSteps personId={personId} />
    </Stack>
  );
}

function Facts({ personId, balance }: { personId: number; balance: Balance }) {
  const t = useText();
  const { balanceIsk, paymentIsk, heldIsk, advanceLeftIsk, inheritedIsk, accountEnd } = balance;
  const { inheritedAdvanceLeftIsk } = balance;
  const { expectedLeastIsk, expectedMostIsk } = balance;
  return (
    <KeyFacts
      facts={[
        { label: t(messages.balance), value: exactAmount(balanceIsk) },
        { label: t(messages.onItsWay), value: exactAmount(paymentIsk) },
        { label: t(messages.held), value: exactAmount(heldIsk) },
        ...(advanceLeftIsk > 0
          ? [{ label: t(messages.advanceLeft), value: exactAmount(advanceLeftIsk) }]
          : []),
        ...(inheritedAdvanceLeftIsk > 0
          ? [{ label: t(messages.inheritedAdvance), value: exactAmount(inheritedAdvanceLeftIsk) }]
          : []),
        ...(expectedMostIsk > 0
          ? [{ label: t(messages.expected), value: rangeText(expectedLeastIsk, expectedMostIsk) }]
          : []),
        ...(inheritedIsk > 0 ? [{ label: t(messages.inherited), value: exactAmount(inheritedIsk) }] : []),
        {
          label: t(messages.account),
          value: accountEnd === null ? t(messages.noAccount) : t(messages.accountEnd, { digits: accountEnd }),
        },
        { label: t(messages.least), value: <Least personId={personId} leastIsk={balance.leastIsk} /> },
      ]}
    />
  );
}

/** How little is paid, which nobody says for another (R72). */
function Least({ personId, leastIsk }: { personId: number; leastIsk: number | null }) {
  const t = useText();
  const { role, isThemselves } = useMember();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {leastIsk === null ? t(messages.leastOfSociety) : formatAmount(leastIsk)}
      {isThemselves && role !== 'viewer' && role !== 'external' && (
        <div>
          <Button
            size="small"
            look="quiet"
            aria-label={t(messages.changeLeast)}
            onClick={() => setOpen(true)}
          >
            {t(messages.change)}
          </Button>
        </div>
      )}
      {isOpen && <LeastDialog personId={personId} leastIsk={leastIsk} onClose={() => setOpen(false)} />}
    </>
  );
}

/** What the payee can mend, or ask about. */
function Hints({ balance, latest }: { balance: Balance; latest: Payment | undefined }) {
  const t = useText();
  const toCard = <ButtonLink to="/mitt-spjald">{t(messages.toCard)}</ButtonLink>;
  if (balance.stopReason !== null)
    return (
      <Alert look="warning" title={t(messages.onHold)}>
        {t(messages.onHoldMore, { reason: t(stopWords[balance.stopReason]) })}
      </Alert>
    );
  if (latest?.paymentState === 'rejected' || latest?.paymentState === 'returned')
    return (
      <Alert look="warning" title={t(messages.failedTitle)} actions={toCard}>
        {t(messages.failedMore)}
      </Alert>
    );
  if (balance.accountEnd === null)
    return (
      <Alert look="warning" title={t(messages.noAccountTitle)} actions={toCard}>
        {t(messages.noAccountMore)}
      </Alert>
    );
  if (balance.leastIsk !== null && balance.balanceIsk > 0 && balance.balanceIsk < balance.leastIsk)
    return (
      <Alert title={t(messages.belowLeast)}>
        {t(messages.belowLeastMore, { least: formatAmount(balance.leastIsk) })}
      </Alert>
    );
  return null;
}

function usePaymentColumns(): Column<Payment>[] {
  const t = useText();
  return [
    {
      id: 'day',
      header: t(messages.day),
      width: '120px',
      isTitle: true,
      cell: ({ payOn }) => formatDay(payOn),
    },
    {
      id: 'account',
      header: t(messages.account),
      cell: ({ accountEnd, currency }) =>
        [t(messages.accountEnd, { digits: accountEnd }), currency].filter(Boolean).join(' · '),
    },
    {
      id: 'gross',
      header: t(messages.gross),
      width: '170px',
      isNumeric: true,
      cell: ({ balanceIsk }) => exactAmount(balanceIsk),
    },
    {
      id: 'withheld',
      header: t(messages.withheld),
      width: '160px',
      isNumeric: true,
      cell: ({ withheldIsk }) => exactAmount(withheldIsk),
    },
    {
      id: 'paid',
      header: t(messages.paid),
      width: '170px',
      isNumeric: true,
      cell: ({ paidIsk }) => exactAmount(paidIsk),
    },
    {
      id: 'state',
      header: t(messages.state),
      width: '140px',
      cell: ({ paymentState }) => <PaymentState state={paymentState} />,
    },
    {
      id: 'remittance',
      header: t(messages.remittance),
      width: '140px',
      cell: (row) => <RemittanceButton payment={row} />,
    },
  ];
}
