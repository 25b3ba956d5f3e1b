import { exportApplications } from '@omur/contract/grants/fundApplications';
import {
  closeFundPeriod,
  getDeskPeriod,
  type OpenedPeriod,
  removeFundPeriod,
} from '@omur/contract/grants/funds';
import { id } from '@omur/contract/platform/values';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Navigate, useNavigate } from '@tanstack/react-router';
import { FileSpreadsheet, Landmark, Lock, LockOpen, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { callFile } from '../../../platform/api/call.ts';
import { queryIfAny } from '../../../platform/api/queries.ts';
import { FileProblem, useFile } from '../../../platform/download/File.tsx';
import { useLoggedIn } from '../../../platform/api/session.ts';
import { PageFailed } from '../../../platform/page/PageFailed.tsx';
import { PageWaits } from '../../../platform/page/PageWaits.tsx';
import { useLanguage, useText } from '../../../platform/i18n/texts.tsx';
import { Alert } from '../../../platform/ui/Alert.tsx';
import { Button } from '../../../platform/ui/Button.tsx';
import { ConfirmDialog } from '../../../platform/ui/ConfirmDialog.tsx';
import { formatAmount, formatDay, formatLongDay, formatWhole } from '../../../platform/i18n/format.ts';
import { KeyFacts } from '../../../platform/ui/KeyFacts.tsx';
import { PageHeader } from '../../../platform/ui/PageHeader.tsx';
import { Stack } from '../../../platform/ui/Stack.tsx';
import { useToast } from '../../../platform/ui/Toast.tsx';
import { periodTitle } from '../periodTitle.ts';
import { Applications } from './Applications.tsx';
import { BudgetDialog } from './BudgetDialog.tsx';
import { messages, periodStateNames } from './messages.ts';
import { PeriodDialog } from './PeriodDialog.tsx';
import { useChange } from '../../../platform/api/useChange.ts';
import { ToNotFound } from '../../../platform/page/ToNotFound.tsx';

const route = getRouteApi('/portal/sjóðir/tímabil/$fundPeriodId');

/** D1: one period with its applications. */
export function PeriodPage() {
  const { role } = useLoggedIn();
  const isStaff = role === 'administrator' || role === 'editor';
  const number = id.safeParse(Number(route.useParams().fundPeriodId));
  return isStaff && number.success ? (
    <FoundPeriod key={number.data} fundPeriodId={number.data} />
  ) : (
    <ToNotFound />
  );
}

function FoundPeriod({ fundPeriodId }: { fundPeriodId: number }) {
  const period = useQuery(queryIfAny(getDeskPeriod, { params: { fundPeriodId } }));
  if (period.data) return <OnePeriod period={period.data} />;
  if (period.data === null) return <Navigate to="/sjóðir/tímabil" replace />;
  if (period.error) return <PageFailed error={period.error} reset={() => void period.refetch()} />;
  return <PageWaits />;
}

type Asked = 'change' | 'close' | 'remove' | 'budget';

function OnePeriod({ period }: { period: OpenedPeriod }) {
  const t = useText();
  const toast = useToast();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<Asked>();
  const { fundPeriodId, version, periodState, applicationCount } = period;
  const isClosed = periodState === 'closed';
  const book = useFile(`umsoknir-${fundPeriodId}.xlsx`, (signal) =>
    callFile(exportApplications, { params: { fundPeriodId }, signal }),
  );
  const onClose = () => setAsked(undefined);
  const closing = useChange(closeFundPeriod, () => {
    toast({ text: t(messages.saved) });
    onClose();
  });
  const removing = useChange(removeFundPeriod, () => {
    toast({ text: t(messages.removed) });
    void navigate({ to: '/sjóðir/tímabil' });
  });
  const refusal = closing.refusal ?? removing.refusal;
  return (
    <Stack>
      <PageHeader
        title={periodTitle(period)}
        actions={
          <>
            {applicationCount === 0 && (
              <Button look="quiet" icon={<Trash2 size={18} aria-hidden />} onClick={() => setAsked('remove')}>
                {t(messages.remove)}
              </Button>
            )}
            {period.mayEnterBudget && (
              <Button icon={<Landmark size={18} aria-hidden />} onClick={() => setAsked('budget')}>
                {t(messages.budgetEnter)}
              </Button>
            )}
            <Button icon={<Pencil size={18} aria-hidden />} onClick={() => setAsked('change')}>
              {t(messages.change)}
            </Button>
            <Button
              icon={isClosed ? <LockOpen size={18} aria-hidden /> : <Lock size={18} aria-hidden />}
              onClick={() => setAsked('close')}
            >
              {t(isClosed ? messages.reopen : messages.close)}
            </Button>
            <Button
              look="primary"
              icon={<FileSpreadsheet size={18} aria-hidden />}
              isLoading={book.isFetching}
              onClick={() => void book.fetchFile()}
            >
              {t(messages.fetch)}
            </Button>
          </>
        }
      />
      <PeriodFacts period={period} />
      <FileProblem file={book} />
      {refusal && !asked && <Alert look="danger" isAnnounced title={refusal} />}
      <Applications period={period} />
      {asked === 'budget' && <BudgetDialog period={period} onClose={onClose} />}
      {asked === 'change' && <PeriodDialog period={period} onDone={onClose} onClose={onClose} />}
      <ConfirmDialog
        isOpen={asked === 'close'}
        title={t(isClosed ? messages.reopenAsk : messages.closeAsk)}
        confirmLabel={t(isClosed ? messages.reopen : messages.close)}
        isLoading={closing.isSending}
        onConfirm={() =>
          closing.send(
            { params: { fundPeriodId }, body: { isPeriodClosed: !isClosed, version } },
            { onError: onClose },
          )
        }
        onClose={onClose}
      >
        {t(isClosed ? messages.reopenMore : messages.closeMore)}
      </ConfirmDialog>
      <RemoveQuestion
        isOpen={asked === 'remove'}
        isLoading={removing.isSending}
        onConfirm={() => removing.send({ params: { fundPeriodId } }, { onError: onClose })}
        onClose={onClose}
      />
    </Stack>
  );
}

function PeriodFacts({ period }: { period: OpenedPeriod }) {
  const t = useText();
  const [language] = useLanguage();
  const { fundBudgetIsk, fundBudgetBy: name, fundBudgetAt: at, ownGrantLimitIsk } = period;
  const { grantedAmountIsk, proposedCount, proposedGrantIsk } = period;
  const mine = ownGrantLimitIsk !== null && (fundBudgetIsk === null || ownGrantLimitIsk < fundBudgetIsk);
  const facts = [
    { label: t(messages.state), value: t(periodStateNames[period.periodState]) },
    { label: t(messages.opensOn), value: formatDay(period.opensOn) },
    { label: t(messages.closesOn), value: formatDay(period.closesOn) },
    {
      label: t(messages.applications),
      value: `${formatWhole(period.decidedCount)} / ${formatWhole(period.applicationCount)}`,
    },
    { label: t(messages.applied), value: formatAmount(period.amountIsk) },
    { label: t(messages.granted), value: formatAmount(grantedAmountIsk) },
    ...(proposedCount === 0
      ? []
      : [
          {
            label: t(messages.proposedWaiting),
            value: `${formatAmount(proposedGrantIsk)} (${formatWhole(proposedCount)})`,
          },
        ]),
    {
      label: t(messages.budget),
      value: (
        <>
          {fundBudgetIsk === null ? t(messages.budgetNone) : formatAmount(fundBudgetIsk)}
          {name !== null && at !== null && (
            <div className="dim small">
              {t(messages.budgetBy, { name, day: formatLongDay(at, language) })}
            </div>
          )}
        </>
      ),
    },
    ...(fundBudgetIsk === null
      ? []
      : [
          {
            label: t(messages.budgetLeft),
            value: formatAmount(Math.max(fundBudgetIsk - grantedAmountIsk, 0)),
          },
        ]),
    ...(mine ? [{ label: t(messages.ownLimit), value: formatAmount(ownGrantLimitIsk) }] : []),
  ];
  return <KeyFacts facts={facts} />;
}

interface RemoveQuestionProps {
  isOpen: boolean;
  isLoading: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

function RemoveQuestion(props: RemoveQuestionProps) {
  const t = useText();
  return (
    <ConfirmDialog {...props} isDanger title={t(messages.removeAsk)} confirmLabel={t(messages.remove)}>
      {t(messages.removeMore)}
    </ConfirmDialog>
  );
}
