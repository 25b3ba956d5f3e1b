import { id } from '@omur/contract/platform/values';
import { getWork, type Work } from '@omur/contract/works/works';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { queryFor } from '../../platform/api/queries.ts';
import { isRefusal } from '../../platform/api/refusal.ts';
import { useDraft } from '../../platform/drafts/drafts.ts';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { readForm, takenOverForm } from './form.ts';
import { messages } from './messages.ts';
import { NotAllowed } from './NotAllowed.tsx';
import { NotThisWork } from './NotThisWork.tsx';
import { takingOver } from './purpose.ts';
import { RegistrationForm } from './RegistrationForm.tsx';
import { RegistrationWaits } from './RegistrationWaits.tsx';
import { useRegistrant, type WhoRegisters } from './useRegistrant.ts';
import { ToNotFound } from '../../platform/page/ToNotFound.tsx';

const route = getRouteApi('/portal/verk/$workId/yfirtaka');

/** D1: a work that staff registered provisionally is registered properly. */
export function TakeOverPage() {
  const number = id.safeParse(Number(route.useParams().workId));
  return number.success ? <TakingOver key={number.data} workId={number.data} /> : <ToNotFound />;
}

function TakingOver({ workId }: { workId: number }) {
  const registrant = useRegistrant();
  const work = useQuery(queryFor(getWork, { params: { workId } }));
  if (registrant.error) return <PageFailed error={registrant.error} reset={registrant.retry} />;
  if (isRefusal(work.error, 404)) return <ToNotFound />;
  if (work.error) return <PageFailed error={work.error} reset={() => void work.refetch()} />;
  if (!registrant.who || !work.data) return <RegistrationWaits />;
  if (!registrant.mayRegister) return <NotAllowed role={registrant.role} />;
  return <Opened who={registrant.who} work={work.data} />;
}

function Opened({ who, work }: { who: WhoRegisters; work: Work }) {
  const { workId } = work;
  // Once it is sent the work is no longer provisional, while the form still stands for a moment.
  const [isOpen] = useState(work.isProvisional);
  const draft = useDraft<unknown>(`takeover-${workId}`);
  const [kept] = useState(() => readForm(draft.restored));
  const [purpose] = useState(() => takingOver(workId));
  if (!isOpen)
    return <NotThisWork workId={workId} title={messages.notProvisional} why={messages.notProvisionalMore} />;
  const fresh = takenOverForm(work, who.own);
  return (
    <RegistrationForm
      who={who}
      purpose={purpose}
      start={kept ?? fresh}
      fresh={fresh}
      draft={draft}
      opening={kept ? 'draft' : 'new'}
    />
  );
}
