import { getRegistration, type OpenRegistration } from '@omur/contract/works/amendments';
import { id } from '@omur/contract/platform/values';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Navigate } from '@tanstack/react-router';
import { useState } from 'react';
import { queryFor } from '../../platform/api/queries.ts';
import { isRefusal } from '../../platform/api/refusal.ts';
import { useDraft } from '../../platform/drafts/drafts.ts';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { amendedForm, readForm } from './form.ts';
import { messages } from './messages.ts';
import { NotAllowed } from './NotAllowed.tsx';
import { NotThisWork } from './NotThisWork.tsx';
import { amending } from './purpose.ts';
import { RegistrationForm } from './RegistrationForm.tsx';
import { RegistrationWaits } from './RegistrationWaits.tsx';
import { useRegistrant, type WhoRegisters } from './useRegistrant.ts';
import { ToNotFound } from '../../platform/page/ToNotFound.tsx';

const route = getRouteApi('/portal/verk/$workId/breyta');

/** A registration is amended in the form it was made with. */
export function AmendPage() {
  const number = id.safeParse(Number(route.useParams().workId));
  return number.success ? <Amending key={number.data} workId={number.data} /> : <ToNotFound />;
}

function Amending({ workId }: { workId: number }) {
  const registrant = useRegistrant();
  // Read anew each time the form is opened, and not again while it stands: the amendment rests on it (V11).
  const registered = useQuery({
    ...queryFor(getRegistration, { params: { workId } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnMount: 'always',
  });
  if (registrant.error) return <PageFailed error={registrant.error} reset={registrant.retry} />;
  if (isRefusal(registered.error, 404))
    return <NotThisWork workId={workId} title={messages.mayNotAmend} why={messages.mayNotAmendMore} />;
  if (registered.error)
    return <PageFailed error={registered.error} reset={() => void registered.refetch()} />;
  if (!registrant.who || !registered.data || registered.isFetching) return <RegistrationWaits />;
  if (!registrant.mayRegister) return <NotAllowed role={registrant.role} />;
  const { isProvisional, review } = registered.data;
  if (isProvisional)
    return <Navigate to="/verk/$workId/yfirtaka" params={{ workId: String(workId) }} replace />;
  if (review === 'withdrawn')
    return <NotThisWork workId={workId} title={messages.isWithdrawn} why={messages.mayNotAmendMore} />;
  return <Opened who={registrant.who} registered={registered.data} />;
}

/** The draft is kept apart from that of a new work, and from those of other works. */
function Opened({ who, registered }: { who: WhoRegisters; registered: OpenRegistration }) {
  const draft = useDraft<unknown>(`amend-${registered.workId}`);
  const [kept] = useState(() => readForm(draft.restored));
  const [purpose] = useState(() => amending(registered, who.isStaff));
  const fresh = amendedForm(registered);
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
