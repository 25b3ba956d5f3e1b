import { getRun, reckonRun, type Run } from '@omur/contract/royalties/runs';
import { formatPercent } from '@omur/contract/platform/rules/shares';
import { id } from '@omur/contract/platform/values';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { pollEvery } from '../../platform/jobs/pollEvery.ts';
import { queryIfAny } from '../../platform/api/queries.ts';
import { useLoggedIn } from '../../platform/api/session.ts';
import { useChange } from '../../platform/api/useChange.ts';
import { formatAmount, formatDay, formatWhole } from '../../platform/i18n/format.ts';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { PageWaits } from '../../platform/page/PageWaits.tsx';
import { ToNotFound } from '../../platform/page/ToNotFound.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { KeyFacts } from '../../platform/ui/KeyFacts.tsx';
import { PageHeader } from '../../platform/ui/PageHeader.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { Finishing } from '../distributions/Finishing.tsx';
import { changedWorkMessages } from './changedWorkMessages.ts';
import { CorrectDialog } from './CorrectDialog.tsx';
import { correctionMessages } from './correctionMessages.ts';
import { messages } from './messages.ts';
import { CountedTwice } from './CountedTwice.tsx';
import { MissingParts } from './MissingParts.tsx';
import { UnconfirmedIncome } from './UnconfirmedIncome.tsx';
import { Preview } from './Preview.tsx';
import { Controllers } from './Controllers.tsx';
import { Rates } from './Rates.tsx';
import { RunDialog } from './RunDialog.tsx';
import { RunState } from './RunState.tsx';
import { RunStatement } from './RunStatement.tsx';
import { ToPayRuns } from './ToPayRuns.tsx';

const route = getRouteApi('/portal/úthlutunarkeyrslur/$distributionId');

/** R14, R15: one run, from its preview to its end. */
export function RunPage() {
  const { role } = useLoggedIn();
  const number = id.safeParse(Number(route.useParams().distributionId));
  return role === 'administrator' && number.success ? (
    <FoundRun distributionId={number.data} />
  ) : (
    <ToNotFound />
  );
}

function FoundRun({ distributionId }: { distributionId: number }) {
  const found = useQuery({
    ...queryIfAny(getRun, { params: { distributionId } }),
    refetchInterval: ({ state: { data } }) =>
      data?.isBeingReckoned || data?.isBeingFinished || data?.isBeingCleared ? pollEvery : false,
  });
  if (found.data) return <OneRun run={found.data} />;
  if (found.data === null) return <ToNotFound />;
  if (found.error) return <PageFailed error={found.error} reset={() => void found.refetch()} />;
  return <PageWaits />;
}

function OneRun({ run }: { run: Run }) {
  const t = useText();
  const [asked, setAsked] = useState<'finish' | 'cancel' | 'correct'>();
  const { distributionId, distributionState: state, isBeingReckoned } = run;
  const reckoning = useChange(reckonRun);
  return (
    <Stack>
      <PageHeader
        title={run.distributionName}
        note={<RunState run={run} />}
        actions={
          <RunActions
            run={run}
            onAsk={setAsked}
            reckon={{
              isSending: reckoning.isSending,
              send: () => reckoning.send({ params: { distributionId } }),
            }}
          />
        }
      />
      <RunFacts run={run} />
      <RunStatement run={run} />
      <Finishing {...run} />
      {run.isBeingCleared && (
        <Alert title={t(messages.isBeingCleared)}>{t(messages.isBeingClearedMore)}</Alert>
      )}
      {reckoning.refusal && <Alert look="danger" isAnnounced title={reckoning.refusal} />}
      {isBeingReckoned && <Alert title={t(messages.isReckoned)}>{t(messages.isReckonedMore)}</Alert>}
      {state === 'checked' && !isBeingReckoned && !run.isBeingFinished && <NextStep run={run} />}
      {state === 'finished' && <ToPayRuns />}
      {state === 'checked' && run.changedCount > 0 && (
        <Alert look="warning" title={t(messages.changedSince, { count: run.changedCount })} />
      )}
      {state === 'checked' && run.changedWorkCount > 0 && (
        <Alert look="warning" title={t(changedWorkMessages.changedSince, { count: run.changedWorkCount })}>
          <Link
            to="/úthlutunarkeyrslur/$distributionId"
            params={{ distributionId: String(distributionId) }}
            search={{ flipi: 'skraning' }}
          >
            {t(changedWorkMessages.see)}
          </Link>
        </Alert>
      )}
      {state === 'checked' && run.correctionOf === null && <CountedTwice {...run} />}
      {state === 'checked' && <MissingParts {...run} />}
      {state === 'checked' && !isBeingReckoned && <Rates distributionId={distributionId} />}
      {state === 'checked' && !isBeingReckoned && <Controllers distributionId={distributionId} />}
      {state === 'checked' && <UnconfirmedIncome {...run} />}
      {run.reckonedAt !== null && state !== 'cancelled' && !isBeingReckoned && <Preview run={run} />}
      {asked === 'correct' && <CorrectDialog run={run} onClose={() => setAsked(undefined)} />}
      {asked && asked !== 'correct' && (
        <RunDialog run={run} act={asked} onClose={() => setAsked(undefined)} />
      )}
    </Stack>
  );
}

/** What keeps the reader from finishing a run that has been calculated. */
function NextStep({ run }: { run: Run }) {
  const t = useText();
  // A correction of works that were paid rightly says so itself.
  if (run.correctionOf === null && run.lineCount === 0) {
    const { categoryName: category, periodName: period } = run;
    // Nothing came in under this name, or nothing is left of it.
    return run.poolsIsk === 0 ? (
      <Alert look="warning" title={t(messages.noMoney, { category, period })}>
        {t(messages.noMoneyMore)} <Link to="/tekjur">{t(messages.toIncome)}</Link>
      </Alert>
    ) : (
      <Alert look="warning" title={t(messages.noUsage)}>
        {t(messages.noUsageMore)} <Link to="/notkun">{t(messages.toUsage)}</Link>
      </Alert>
    );
  }
  return run.mayFinish ? null : (
    <Alert title={t(run.paysReader ? messages.paysYou : messages.needsAnother)} />
  );
}

interface RunActionsProps {
  run: Run;
  onAsk: (act: 'finish' | 'cancel' | 'correct') => void;
  reckon: { isSending: boolean; send: () => void };
}

function RunActions({ run, onAsk, reckon }: RunActionsProps) {
  const t = useText();
  const { distributionState: state } = run;
  // It would book nothing, and is refused.
  const isNothing = run.lineCount === 0;
  if (run.mayCorrect)
    return <Button onClick={() => onAsk('correct')}>{t(correctionMessages.correct)}</Button>;
  if (state !== 'importing' && state !== 'checked') return null;
  return (
    <>
      <Button look="quiet" onClick={() => onAsk('cancel')}>
        {t(messages.cancel)}
      </Button>
      {!run.isBeingReckoned && !run.isBeingFinished && (
        <Button isLoading={reckon.isSending} onClick={reckon.send}>
          {t(messages.reckon)}
        </Button>
      )}
      {run.mayFinish && !isNothing && (
        <Button look="primary" onClick={() => onAsk('finish')}>
          {t(messages.finish)}
        </Button>
      )}
    </>
  );
}

function RunFacts({ run }: { run: Run }) {
  const t = useText();
  const [language] = useLanguage();
  const all = run.givenIsk + run.releasedIsk;
  const keptShare = all > 0 && formatPercent(Math.round((run.keptIsk / all) * 10_000), language);
  const facts = [
    { label: t(messages.category), value: `${run.categoryName} · ${run.periodName}` },
    { label: t(messages.usage), value: `${formatDay(run.usedFrom)}–${formatDay(run.usedUntil)}` },
    { label: t(correctionMessages.corrects), value: run.correctedName },
    { label: t(correctionMessages.reason), value: run.correctionReason },
    { label: t(messages.inPools), value: run.correctionOf === null ? formatAmount(run.poolsIsk) : null },
    { label: t(messages.given), value: run.correctionOf === null ? formatAmount(run.givenIsk) : null },
    {
      label: t(messages.kept),
      value: [formatAmount(run.keptIsk), keptShare].filter(Boolean).join(' · '),
    },
    {
      label: t(messages.released),
      value: run.releasedLineCount > 0 ? formatAmount(run.releasedIsk) : null,
    },
    { label: t(messages.lines), value: formatWhole(run.lineCount) },
    { label: t(messages.rights), value: formatWhole(run.rightCount) },
    { label: t(messages.madeBy), value: run.askedBy },
    { label: t(messages.finishedBy), value: run.finishedBy },
  ];
  return <KeyFacts facts={facts.filter(({ value }) => value !== null)} />;
}
