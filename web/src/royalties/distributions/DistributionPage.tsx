import { type Distribution, getDistribution } from '@omur/contract/royalties/distributions';
import { id } from '@omur/contract/platform/values';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Navigate } from '@tanstack/react-router';
import { useState } from 'react';
import { queryIfAny } from '../../platform/api/queries.ts';
import { useLoggedIn } from '../../platform/api/session.ts';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { PageWaits } from '../../platform/page/PageWaits.tsx';
import { useText } from '../../platform/i18n/texts.tsx';
import { Button, ButtonLink } from '../../platform/ui/Button.tsx';
import { formatDay, formatWhole } from '../../platform/i18n/format.ts';
import { KeyFacts } from '../../platform/ui/KeyFacts.tsx';
import { PageHeader } from '../../platform/ui/PageHeader.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { AnnounceDialog } from './AnnounceDialog.tsx';
import { CancelDialog } from './CancelDialog.tsx';
import { Checked } from './Checked.tsx';
import { ChooseControllers } from './ChooseControllers.tsx';
import { Clearing } from './Clearing.tsx';
import { correctionMessages } from './correctionMessages.ts';
import { FinishDialog } from './FinishDialog.tsx';
import { Finishing } from './Finishing.tsx';
import { messages } from './messages.ts';
import { Problems } from './Problems.tsx';
import { Reading } from './Reading.tsx';
import { SendFile } from './SendFile.tsx';
import { State } from './State.tsx';
import { ToNotFound } from '../../platform/page/ToNotFound.tsx';

const route = getRouteApi('/portal/úthlutanir/$distributionId');

/** How often one looks how far an import has come. */
const lookEvery = 1000;

/** M1, M3: one distribution, from its file to its end. */
export function DistributionPage() {
  const { role } = useLoggedIn();
  const number = id.safeParse(Number(route.useParams().distributionId));
  return role === 'administrator' && number.success ? (
    <FoundDistribution key={number.data} distributionId={number.data} />
  ) : (
    <ToNotFound />
  );
}

function FoundDistribution({ distributionId }: { distributionId: number }) {
  const found = useQuery({
    ...queryIfAny(getDistribution, { params: { distributionId } }),
    refetchInterval: ({ state: { data } }) =>
      data?.isBeingRead || data?.isBeingFinished || data?.isBeingCleared ? lookEvery : false,
  });
  if (found.data?.isRun)
    return (
      <Navigate
        to="/úthlutunarkeyrslur/$distributionId"
        params={{ distributionId: String(distributionId) }}
        replace
      />
    );
  if (found.data) return <OneDistribution distribution={found.data} />;
  if (found.data === null) return <ToNotFound />;
  if (found.error) return <PageFailed error={found.error} reset={() => void found.refetch()} />;
  return <PageWaits />;
}

type Asked = 'finish' | 'cancel' | 'again';

function OneDistribution({ distribution }: { distribution: Distribution }) {
  const t = useText();
  const [asked, setAsked] = useState<Asked>();
  const { distributionId, distributionState: state, isBeingRead, distributedOn, correctionOf } = distribution;
  const onClose = () => setAsked(undefined);
  const facts = [
    { label: t(messages.period), value: distribution.periodName },
    { label: t(messages.category), value: distribution.categoryName },
    { label: t(messages.distributedOn), value: distributedOn && formatDay(distributedOn) },
    { label: t(messages.corrects), value: correctionOf },
    { label: t(correctionMessages.reason), value: distribution.overrideReason },
    { label: t(messages.file), value: distribution.fileName },
    {
      label: t(messages.rate),
      value:
        distribution.currency &&
        t(messages.rateOf, {
          currency: distribution.currency,
          rate: String(distribution.exchangeRate).replace('.', ','),
        }),
    },
    {
      label: t(messages.linesRead),
      value: state !== 'cancelled' && distribution.linesRead ? formatWhole(distribution.linesRead) : null,
    },
  ].filter(({ value }) => value !== null);
  const isOpen = state !== 'finished' && state !== 'cancelled';
  const mayFinish = state === 'checked' && !distribution.isBeingFinished;
  return (
    <Stack>
      <PageHeader
        title={distribution.distributionName}
        subtitle={t(messages.numbered, { number: distributionId })}
        note={<State distribution={distribution} />}
        actions={
          <>
            {isOpen && (
              <Button look="quiet" onClick={() => setAsked('cancel')}>
                {t(messages.cancelDistribution)}
              </Button>
            )}
            {(state === 'refused' || state === 'cancelled') && !distribution.isBeingCleared && (
              <Button look="primary" onClick={() => setAsked('again')}>
                {t(messages.announceAgain)}
              </Button>
            )}
            {mayFinish && (
              <Button look="primary" onClick={() => setAsked('finish')}>
                {t(messages.finish)}
              </Button>
            )}
            {state === 'finished' && (
              <ButtonLink to="/úthlutanir" search={{ nytt: 'uthlutun', leidrettir: distributionId }}>
                {t(messages.correct)}
              </ButtonLink>
            )}
          </>
        }
      />
      <KeyFacts facts={facts} />
      <Finishing {...distribution} />
      {state === 'importing' &&
        (isBeingRead ? (
          <Reading distribution={distribution} />
        ) : (
          <ChooseControllers distribution={distribution}>
            <SendFile distribution={distribution} />
          </ChooseControllers>
        ))}
      {state === 'refused' && <Problems distribution={distribution} />}
      {state === 'cancelled' && <Clearing {...distribution} />}
      {(state === 'checked' || state === 'finished') && (
        <Checked distribution={distribution} mayFinish={mayFinish} />
      )}
      {asked === 'cancel' && <CancelDialog distribution={distribution} onClose={onClose} />}
      {asked === 'finish' && <FinishDialog distribution={distribution} onClose={onClose} />}
      {asked === 'again' && <AnnounceDialog again={distribution} onAnnounced={onClose} onClose={onClose} />}
    </Stack>
  );
}
