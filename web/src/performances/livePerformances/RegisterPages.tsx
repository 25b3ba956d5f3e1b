import { getLivePerformance } from '@omur/contract/performances/livePerformances';
import type { LivePerformanceKind } from '@omur/contract/performances/rules/livePerformance';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { queryFor } from '../../platform/api/queries.ts';
import { DraftGone } from '../../platform/drafts/DraftGone.tsx';
import { type Opening, useOpening } from '../../platform/drafts/useOpening.ts';
import { useServerDraft } from '../../platform/drafts/useServerDraft.ts';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Button, ButtonLink } from '../../platform/ui/Button.tsx';
import { PageHeader } from '../../platform/ui/PageHeader.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { FormWaits } from './FormWaits.tsx';
import { likeForm, readForm, startForm } from './form.ts';
import { kindOfType, slotOfKind, titles } from './kinds.ts';
import { LivePerformanceForm } from './LivePerformanceForm.tsx';
import { messages } from './messages.ts';
import { NotAllowed } from './NotAllowed.tsx';
import { readSetList } from './setList/readSetList.ts';
import { useWhoRegisters } from './useWhoRegisters.ts';

/** L2.3 */
export const DomesticPage = () => <RegisterPage kind="domestic" />;
/** L2.5 */
export const StreamingPage = () => <RegisterPage kind="streaming" />;
/** L2.4 */
export const ForeignPage = () => <RegisterPage kind="foreign" />;

function RegisterPage({ kind }: { kind: LivePerformanceKind }) {
  const who = useWhoRegisters();
  const { drog, eins } = useSearch({ strict: false });
  // The address may lose the number while the form stands; another number opens the form anew.
  const [likeId, setLikeId] = useState(eins);
  if (eins !== undefined && eins !== likeId) setLikeId(eins);
  if (who.error) return <PageFailed error={who.error} reset={who.retry} />;
  if (!who.isKnown) return <FormWaits kind={kind} />;
  if (who.whyNot) return <NotAllowed title={titles[kind]} whyNot={who.whyNot} />;
  return <Finding key={`${drog} ${likeId}`} kind={kind} draftId={drog} likeId={likeId} />;
}

interface FindingProps {
  kind: LivePerformanceKind;
  draftId: string | undefined;
  likeId: number | undefined;
}

/** Looks for a draft, here and on the server. */
function Finding({ kind, draftId, likeId }: FindingProps) {
  const t = useText();
  const { data, error, isFetching, refetch } = useOpening('performance', draftId, slotOfKind(kind));
  if (error) return <PageFailed error={error} reset={() => void refetch()} />;
  if (!data || isFetching) return <FormWaits kind={kind} />;
  if (!data.isGone) return <Opened kind={kind} opening={data} likeId={likeId} />;
  return (
    <DraftGone
      title={t(titles[kind])}
      begin={
        <ButtonLink look="primary" to="/lifandi-flutningar/stofna">
          {t(messages.choose)}
        </ButtonLink>
      }
    />
  );
}

const titleOf = (content: unknown) => {
  const form = readForm(content);
  return form?.name.trim() || (form?.performers ?? '');
};

interface OpenedProps {
  kind: LivePerformanceKind;
  opening: Opening;
  likeId: number | undefined;
}

/** Decides what the form opens with: a draft, another performance to be like, or nothing. */
function Opened({ kind, opening, likeId }: OpenedProps) {
  const t = useText();
  const { draft, elsewhere } = useServerDraft('performance', opening, titleOf);
  const [kept] = useState(() => {
    const form = readForm(draft.restored);
    return form?.kind === kind ? form : undefined;
  });
  const [usesDraft, setUsesDraft] = useState(likeId === undefined && kept !== undefined);
  const [isAnswered, setIsAnswered] = useState(likeId === undefined || kept === undefined);
  const isCopying = likeId !== undefined && isAnswered && !usesDraft;
  const like = useQuery({
    ...queryFor(getLivePerformance, { params: { livePerformanceId: likeId ?? 0 } }),
    enabled: isCopying,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const lines = useQuery({
    queryKey: ['whole set list', likeId],
    queryFn: () => readSetList(likeId ?? 0),
    enabled: isCopying,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const form = { draft, elsewhere, fresh: startForm(kind) };

  if (!isAnswered && kept && likeId !== undefined) {
    const answer = (isToContinue: boolean) => {
      setUsesDraft(isToContinue);
      setIsAnswered(true);
    };
    return (
      <Stack>
        <PageHeader title={t(titles[kind])} />
        <Alert
          isAnnounced
          title={t(messages.draftFound)}
          actions={
            <>
              <Button look="primary" onClick={() => answer(true)}>
                {t(messages.continueDraft)}
              </Button>
              <Button onClick={() => answer(false)}>{t(messages.anotherLikeThis)}</Button>
            </>
          }
        >
          {t(messages.draftFoundMore, { number: likeId })}
        </Alert>
      </Stack>
    );
  }
  if (usesDraft && kept) return <LivePerformanceForm {...form} start={kept} opening="draft" />;
  if (!isCopying) return <LivePerformanceForm {...form} start={form.fresh} opening="new" />;
  const failed = like.error ?? lines.error;
  const retry = () => void [like, lines].map((one) => one.refetch());
  if (failed) return <PageFailed error={failed} reset={retry} />;
  if (!like.data || !lines.data) return <FormWaits kind={kind} />;
  // The address may name a performance of another kind; that one's form is the right one to copy it into.
  const start =
    kindOfType(like.data.performanceTypeId) === kind ? likeForm(kind, like.data, lines.data) : form.fresh;
  return <LivePerformanceForm {...form} start={start} opening="copy" copied={likeId} />;
}
