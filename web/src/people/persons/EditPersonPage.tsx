import { getPersonCard } from '@omur/contract/people/persons';
import { id } from '@omur/contract/platform/values';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Navigate } from '@tanstack/react-router';
import { queryIfAny } from '../../platform/api/queries.ts';
import { homePath } from '../../platform/page/homePath.ts';
import { useLoggedIn } from '../../platform/api/session.ts';
import { useMember } from '../../platform/page/member.ts';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { Skeleton } from '../../platform/ui/Skeleton.tsx';
import { PersonForm } from './PersonForm.tsx';
import { ToNotFound } from '../../platform/page/ToNotFound.tsx';

const route = getRouteApi('/portal/mitt-spjald/$personId/uppfaera');

/** C2.9: the details of their own person, or for staff of anybody. */
export function EditPersonPage() {
  const { personId } = route.useParams();
  const number = id.safeParse(Number(personId));
  return number.success ? <FoundPerson key={number.data} personId={number.data} /> : <ToNotFound />;
}

function FoundPerson({ personId }: { personId: number }) {
  const { role, masquerader } = useLoggedIn();
  const member = useMember();
  // A form is not begun on what is no longer on file.
  const person = useQuery({ ...queryIfAny(getPersonCard, { params: { personId } }), staleTime: 0 });
  const mayChange = role !== 'viewer' && role !== 'external' && !masquerader?.isReadOnly;
  if (!mayChange) return <Navigate to={homePath(role)} replace />;
  if (person.error) return <PageFailed error={person.error} reset={() => void person.refetch()} />;
  if (person.data === null) return <ToNotFound />;
  if (!person.data || !member.isKnown || !person.isFetchedAfterMount) return <Skeleton shape="rows" />;
  const isOwn = member.person?.personId === personId;
  return <PersonForm person={person.data} isOwn={isOwn} />;
}
