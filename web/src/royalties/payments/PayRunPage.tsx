import {
  getPayRun,
  getPaymentFile,
  getPaymentSheet,
  listLeftOut,
  listRunPayments,
  type PayRun,
  type RunPayment,
} from '@omur/contract/royalties/payments';
import { id } from '@omur/contract/platform/values';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { callFile } from '../../platform/api/call.ts';
import { queryIfAny, usePages } from '../../platform/api/queries.ts';
import { useLoggedIn } from '../../platform/api/session.ts';
import { FileProblem, useFile } from '../../platform/download/File.tsx';
import { formatAmount, formatDay, formatWhole } from '../../platform/i18n/format.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { PageWaits } from '../../platform/page/PageWaits.tsx';
import { ToNotFound } from '../../platform/page/ToNotFound.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import type { Column } from '../../platform/ui/columns.ts';
import { KeyFacts } from '../../platform/ui/KeyFacts.tsx';
import { PageHeader } from '../../platform/ui/PageHeader.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { Tabs } from '../../platform/ui/Tabs.tsx';
import { exactAmount } from '../distributions/amount.ts';
import { PagedTable } from '../../platform/page/PagedTable.tsx';
import { bankReason } from './bankReasons.ts';
import { deskMessages as messages } from './deskMessages.ts';
import { PaymentState } from './PaymentState.tsx';
import { PreviewTable } from './PreviewTable.tsx';
import { RunDialog } from './RunDialog.tsx';
import { RunState } from './RunState.tsx';
import styles from './payments.module.css';

const route = getRouteApi('/portal/greiðslukeyrslur/$payRunId');

/** R21–R23: one pay run, from its freeze to the answers of the bank. */
export function PayRunPage() {
  const { role } = useLoggedIn();
  const number = id.safeParse(Number(route.useParams().payRunId));
  return role === 'administrator' && number.success ? <FoundRun payRunId={number.data} /> : <ToNotFound />;
}

function FoundRun({ payRunId }: { payRunId: number }) {
  const found = useQuery(queryIfAny(getPayRun, { params: { payRunId } }));
  if (found.data) return <OneRun run={found.data} />;
  if (found.data === null) return <ToNotFound />;
  if (found.error) return <PageFailed error={found.error} reset={() => void found.refetch()} />;
  return <PageWaits />;
}

function OneRun({ run }: { run: PayRun }) {
  const t = useText();
  const { flipi } = route.useSearch();
  const navigate = route.useNavigate();
  const [asked, setAsked] = useState<'approve' | 'cancel'>();
  const { payRunId, payRunState: state } = run;
  const tab = flipi === 'an' ? 'an' : 'greidslur';
  return (
    <Stack>
      <PageHeader
        title={t(messages.number, { number: payRunId })}
        note={<RunState state={state} />}
        actions={
          state === 'frozen' && (
            <>
              <Button look="quiet" onClick={() => setAsked('cancel')}>
                {t(messages.cancel)}
              </Button>
              {run.mayDecide && (
                <Button look="primary" onClick={() => setAsked('approve')}>
                  {t(messages.approve)}
                </Button>
              )}
            </>
          )
        }
      />
      <RunFacts run={run} />
      {state === 'frozen' && !run.mayDecide && <Alert title={t(messages.needsAnother)} />}
      {state === 'approved' && <RunFiles run={run} />}
      <Tabs
        label={t(messages.tabs)}
        tabs={[
          { id: 'greidslur', label: t(messages.payments), count: run.paymentCount },
          { id: 'an', label: t(messages.leftOut), count: run.leftOutCount },
        ]}
        value={tab}
        onChange={(one) => void navigate({ search: one === 'an' ? { flipi: one } : {}, replace: true })}
      >
        {tab === 'greidslur' ? <RunPayments payRunId={payRunId} /> : <LeftOut payRunId={payRunId} />}
      </Tabs>
      {asked && <RunDialog run={run} act={asked} onClose={() => setAsked(undefined)} />}
    </Stack>
  );
}

function RunFacts({ run }: { run: PayRun }) {
  const t = useText();
  const facts = [
    { label: t(messages.payOn), value: formatDay(run.payOn) },
    { label: t(messages.balanceDay), value: formatDay(run.balanceDay) },
    { label: t(messages.least), value: formatWhole(run.leastIsk) },
    { label: t(messages.paid), value: formatAmount(run.paidIsk) },
    { label: t(messages.withheld), value: formatAmount(run.withheldIsk) },
    { label: t(messages.waiting), value: run.payRunState === 'approved' && formatWhole(run.waitingCount) },
    { label: t(messages.rejectedCount), value: run.rejectedCount > 0 && formatWhole(run.rejectedCount) },
    { label: t(messages.madeBy), value: run.askedBy },
    { label: t(messages.decidedBy), value: run.decidedBy },
  ];
  return <KeyFacts facts={facts.filter(({ value }) => value !== null && value !== false)} />;
}

/** What came back is not in them (R164). */
function RunFiles({ run: { payRunId, paymentCount, rejectedCount, waitingCount } }: { run: PayRun }) {
  const t = useText();
  const params = { payRunId };
  const xml = useFile(`greidslur-${payRunId}.xml`, (signal) => callFile(getPaymentFile, { params, signal }));
  const csv = useFile(`greidslur-${payRunId}.csv`, (signal) => callFile(getPaymentSheet, { params, signal }));
  if (rejectedCount === paymentCount)
    return <Alert title={t(messages.allBack)}>{t(messages.allBackMore)}</Alert>;
  return (
    <Stack>
      {waitingCount > 0 && (
        <Alert title={t(messages.sendIt)}>
          {t(messages.sendItMore)}{' '}
          <Link to="/greiðslukeyrslur" search={{ nytt: 'svar' }}>
            {t(messages.readAnswer)}
          </Link>
        </Alert>
      )}
      <div className={styles.files}>
        <Button icon={<Download />} isLoading={xml.isFetching} onClick={() => void xml.fetchFile()}>
          {t(messages.fileXml)}
        </Button>
        <Button icon={<Download />} isLoading={csv.isFetching} onClick={() => void csv.fetchFile()}>
          {t(messages.fileCsv)}
        </Button>
      </div>
      {rejectedCount > 0 && <p className="dim small">{t(messages.withoutBack, { count: rejectedCount })}</p>}
      <FileProblem file={xml} />
      <FileProblem file={csv} />
    </Stack>
  );
}

function RunPayments({ payRunId }: { payRunId: number }) {
  const t = useText();
  const list = usePages(listRunPayments, { params: { payRunId } }, { isLive: true });
  const reasonOf = ({ reasonCode, reasonText }: RunPayment) => {
    const words = bankReason(reasonCode);
    return [reasonCode, words && t(words), reasonText].filter(Boolean).join(' · ');
  };
  const columns: Column<RunPayment>[] = [
    { id: 'payee', header: t(messages.payee), isTitle: true, cell: ({ payeeName }) => payeeName },
    {
      id: 'account',
      header: t(messages.account),
      width: '180px',
      cell: ({ accountEnd, currency }) =>
        [t(messages.accountEnd, { digits: accountEnd }), currency].filter(Boolean).join(' · '),
    },
    { id: 'reference', header: t(messages.reference), width: '170px', cell: ({ endToEndId }) => endToEndId },
    {
      id: 'paid',
      header: t(messages.paid),
      width: '172px',
      isNumeric: true,
      cell: ({ paidIsk }) => exactAmount(paidIsk),
    },
    {
      id: 'state',
      header: t(messages.state),
      cell: (row) => (
        <>
          <PaymentState state={row.paymentState} /> <span className="dim small">{reasonOf(row)}</span>
        </>
      ),
    },
  ];
  return (
    <PagedTable
      list={list}
      label={t(messages.payments)}
      columns={columns}
      rowKey={({ paymentId }) => paymentId}
      phoneRow={(row) => ({
        title: row.payeeName,
        detail: (
          <>
            <div>{exactAmount(row.paidIsk)}</div>
            <div className="small">{reasonOf(row)}</div>
          </>
        ),
        aside: <PaymentState state={row.paymentState} />,
      })}
      countText={messages.paymentCount}
      none={t(messages.noPayments)}
    />
  );
}

function LeftOut({ payRunId }: { payRunId: number }) {
  const t = useText();
  const list = usePages(listLeftOut, { params: { payRunId } });
  return (
    <PreviewTable
      list={list}
      label={t(messages.leftOut)}
      countText={messages.leftOutCount}
      none={t(messages.nobodyLeftOut)}
    />
  );
}
