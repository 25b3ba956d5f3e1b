import { id } from '@omur/contract/platform/values';
import { cancelUsage, getUsageImport, type UsageImportReport } from '@omur/contract/royalties/usage';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { pollEvery } from '../../platform/jobs/pollEvery.ts';
import { queryIfAny } from '../../platform/api/queries.ts';
import { useChange } from '../../platform/api/useChange.ts';
import { formatWhole } from '../../platform/i18n/format.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { PageWaits } from '../../platform/page/PageWaits.tsx';
import { StaffOnly } from '../../platform/page/StaffOnly.tsx';
import { ToNotFound } from '../../platform/page/ToNotFound.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { ConfirmDialog } from '../../platform/ui/ConfirmDialog.tsx';
import { KeyFacts } from '../../platform/ui/KeyFacts.tsx';
import { PageHeader } from '../../platform/ui/PageHeader.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { rateText } from '../money/decimals.ts';
import { ImportState } from './ImportState.tsx';
import { ImportSteps } from './ImportSteps.tsx';
import { kindNames, messages } from './messages.ts';
import { stopSending } from './sending.ts';
import { periodOf } from './usagePeriod.ts';

const route = getRouteApi('/portal/notkun/$usageImportId');

/** R6, R7: one file of usage, from its first part to its lines. */
export function UsageImportPage() {
  const number = id.safeParse(Number(route.useParams().usageImportId));
  return (
    <StaffOnly>
      {number.success ? <FoundImport key={number.data} usageImportId={number.data} /> : <ToNotFound />}
    </StaffOnly>
  );
}

function FoundImport({ usageImportId }: { usageImportId: number }) {
  const found = useQuery({
    ...queryIfAny(getUsageImport, { params: { usageImportId } }),
    refetchInterval: ({ state: { data } }) => (data?.isBeingRead ? pollEvery : false),
  });
  if (found.data) return <OneImport usage={found.data} />;
  if (found.data === null) return <ToNotFound />;
  if (found.error) return <PageFailed error={found.error} reset={() => void found.refetch()} />;
  return <PageWaits />;
}

function OneImport({ usage }: { usage: UsageImportReport }) {
  const t = useText();
  const [isAsked, setIsAsked] = useState(false);
  const { usageImportState: state, isBeingRead, currency, exchangeRate } = usage;
  const facts = [
    { label: t(messages.kind), value: t(kindNames[usage.usageKind]) },
    { label: t(messages.file), value: usage.fileName },
    { label: t(messages.station), value: usage.station },
    {
      label: t(messages.rate),
      value: currency === 'ISK' ? null : rateText(currency, exchangeRate),
    },
    { label: t(messages.rateReason), value: usage.rateReason },
    { label: t(messages.part), value: partOf(usage, t) },
    { label: t(messages.controllers), value: usage.chosenControllers.join(', ') || null },
    { label: t(messages.controllersNotChosen), value: usage.otherControllers.join(', ') || null },
    { label: t(messages.controllersChosenBy), value: usage.controllersChosenBy },
    { label: t(messages.encoding), value: usage.encoding?.toUpperCase() ?? null },
    { label: t(messages.period), value: periodOf(usage) || null },
    { label: t(messages.lines), value: usage.lineCount > 0 ? formatWhole(usage.lineCount) : null },
    { label: t(messages.waitingLines), value: state === 'taken' ? formatWhole(usage.waitingLines) : null },
  ].filter(({ value }) => value !== null);
  const isOpen = state === 'arriving' || state === 'broken' || state === 'taken';
  return (
    <Stack>
      <PageHeader
        title={usage.senderName}
        subtitle={t(messages.numbered, { number: usage.usageImportId })}
        note={<ImportState state={state} isBeingRead={isBeingRead} />}
        actions={
          isOpen && (
            <Button look="quiet" onClick={() => setIsAsked(true)}>
              {t(messages.cancel)}
            </Button>
          )
        }
      />
      <KeyFacts facts={facts} />
      <ImportSteps usage={usage} />
      {isAsked && <CancelDialog usage={usage} onClose={() => setIsAsked(false)} />}
    </Stack>
  );
}

/** Of a report in several files: which of them this is. */
function partOf({ reportPart, reportParts, reportId }: UsageImportReport, t: ReturnType<typeof useText>) {
  if (reportPart === null || reportParts === null || reportParts < 2) return null;
  return t(messages.partOf, { part: reportPart, parts: reportParts, report: reportId ?? '' });
}

function CancelDialog({ usage, onClose }: { usage: UsageImportReport; onClose: () => void }) {
  const t = useText();
  const toast = useToast();
  const { usageImportId } = usage;
  const { send, isSending, refusal } = useChange(cancelUsage, () => {
    stopSending(usageImportId);
    toast({ text: t(messages.cancelledNow) });
    onClose();
  });
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={t(messages.cancelQuestion)}
      confirmLabel={t(messages.cancel)}
      cancelLabel={t(messages.keepIt)}
      isLoading={isSending}
      onConfirm={() => send({ params: { usageImportId } })}
      onClose={onClose}
    >
      {t(messages.cancelWhat)}
      {refusal && <Alert look="danger" isAnnounced title={refusal} />}
    </ConfirmDialog>
  );
}
