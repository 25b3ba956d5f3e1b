import { newWorkPage } from './pages.ts';
import { listWorkAuthors } from '@omur/contract/works/works';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { useDrawnInSteps } from '../../platform/api/lazyComponent.ts';
import { listQueryFor } from '../../platform/api/queries.ts';
import { DraftGone } from '../../platform/drafts/DraftGone.tsx';
import { type Opening, useOpening } from '../../platform/drafts/useOpening.ts';
import { useServerDraft } from '../../platform/drafts/useServerDraft.ts';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { PageHeader } from '../../platform/ui/PageHeader.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { carriedForm, readForm, startForm } from './form.ts';
import { messages } from './messages.ts';
import { newWork } from './purpose.ts';
import { NotAllowed } from './NotAllowed.tsx';
import { RegistrationForm } from './RegistrationForm.tsx';
import { RegistrationWaits } from './RegistrationWaits.tsx';
import { useRegistrant, type WhoRegisters } from './useRegistrant.ts';

const route = getRouteApi('/portal/verk/stofna');

/** F2.38: registering a work. */
export function RegisterPage() {
  const registrant = useRegistrant();
  const { drog } = route.useSearch();
  if (registrant.error) return <PageFailed error={registrant.error} reset={registrant.retry} />;
  if (!registrant.who) return <RegistrationWaits />;
  if (!registrant.mayRegister) return <NotAllowed role={registrant.role} />;
  return <Finding key={drog} who={registrant.who} draftId={drog} />;
}

/** Looks for a draft, here and on the server. */
function Finding({ who, draftId }: { who: WhoRegisters; draftId: string | undefined }) {
  const t = useText();
  const { data, error, isFetching, refetch } = useOpening('work', draftId);
  const isFound = useDrawnInSteps(data !== undefined && !isFetching);
  if (error) return <PageFailed error={error} reset={() => void refetch()} />;
  if (!data || isFetching || !isFound) return <RegistrationWaits />;
  if (data.isGone) return <DraftGone title={t(newWorkPage.label)} />;
  return <Opened who={who} opening={data} draftId={draftId} />;
}

const titleOf = (content: unknown) => readForm(content)?.title ?? '';

interface OpenedProps {
  who: WhoRegisters;
  opening: Opening;
  draftId: string | undefined;
}

/** Decides what the form opens with: a draft, the authors of another work, or nothing but themselves. */
function Opened({ who, opening, draftId }: OpenedProps) {
  const t = useText();
  const { fra } = route.useSearch();
  // The address may lose the number while the form stands; what it opened with stays.
  const [carriedFrom] = useState(fra);
  const { draft, elsewhere } = useServerDraft('work', opening, titleOf);
  const [kept] = useState(() => readForm(draft.restored));
  const isOtherDraft = kept !== undefined && carriedFrom !== undefined && kept.carriedFrom !== carriedFrom;
  const [isAnswered, setIsAnswered] = useState(!isOtherDraft);
  const [usesDraft, setUsesDraft] = useState(kept !== undefined && !isOtherDraft);
  const isCarrying = carriedFrom !== undefined && !usesDraft;
  const carried = useQuery({
    ...listQueryFor(listWorkAuthors, { params: { workId: carriedFrom ?? 0 } }),
    enabled: isCarrying,
    staleTime: Number.POSITIVE_INFINITY,
  });

  if (!isAnswered && kept)
    return (
      <Stack>
        <PageHeader title={t(newWorkPage.label)} />
        <DraftQuestion
          title={kept.title}
          workId={carriedFrom ?? 0}
          onAnswer={(isToContinue) => {
            setUsesDraft(isToContinue);
            setIsAnswered(true);
          }}
        />
      </Stack>
    );
  const form = { who, draft, elsewhere, purpose: newWork(draftId), fresh: startForm(who.own) };
  if (usesDraft && kept) return <RegistrationForm {...form} start={kept} opening="draft" />;
  if (!isCarrying) return <RegistrationForm {...form} start={form.fresh} opening="new" />;
  if (carried.error) return <PageFailed error={carried.error} reset={() => void carried.refetch()} />;
  if (!carried.data) return <RegistrationWaits />;
  const start = carriedForm(carriedFrom, carried.data.rows);
  return <RegistrationForm {...form} start={start} opening="carried" />;
}

interface DraftQuestionProps {
  title: string;
  workId: number;
  onAnswer: (isToContinue: boolean) => void;
}

function DraftQuestion({ title, workId, onAnswer }: DraftQuestionProps) {
  const t = useText();
  return (
    <Alert
      isAnnounced
      title={t(messages.draftFound)}
      actions={
        <>
          <Button look="primary" onClick={() => onAnswer(true)}>
            {t(messages.continueDraft)}
          </Button>
          <Button onClick={() => onAnswer(false)}>{t(messages.startCarried)}</Button>
        </>
      }
    >
      {t(messages.draftFoundMore, { workId })}{' '}
      {title.trim() && t(messages.draftNamed, { title: title.trim() })}
    </Alert>
  );
}
