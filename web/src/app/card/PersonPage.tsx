import { getPersonCard, type Person } from '@omur/contract/people/persons';
import { id } from '@omur/contract/platform/values';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Navigate } from '@tanstack/react-router';
import { queryIfAny } from '../../platform/api/queries.ts';
import { homePath } from '../../platform/page/homePath.ts';
import { useLoggedIn } from '../../platform/api/session.ts';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { formatDay } from '../../platform/i18n/format.ts';
import { Stack } from '../../platform/ui/Stack.tsx';
import { CardWaits } from './CardWaits.tsx';
import { EnterKennitala } from './EnterKennitala.tsx';
import { Leaving } from './Leaving.tsx';
import { MemberNotes } from './MemberNotes.tsx';
import { PersonCard } from './PersonCard.tsx';
import { PublisherMark } from './PublisherMark.tsx';
import { messages } from './personMessages.ts';
import { ToNotFound } from '../../platform/page/ToNotFound.tsx';

const route = getRouteApi('/portal/personur/$personId');

/** F2.22, D2: the card of anyone, for staff; their own leads to where it always stands. */
export function PersonPage() {
  const { personId } = route.useParams();
  const number = id.safeParse(Number(personId));
  return number.success ? <FoundPerson key={number.data} personId={number.data} /> : <ToNotFound />;
}

function FoundPerson({ personId }: { personId: number }) {
  const { role } = useLoggedIn();
  const isStaff = role === 'administrator' || role === 'editor';
  const person = useQuery(queryIfAny(getPersonCard, { params: { personId } }));
  if (person.error) return <PageFailed error={person.error} reset={() => void person.refetch()} />;
  if (person.data === null) return <ToNotFound />;
  if (person.data === undefined) return <CardWaits />;
  if (!isStaff) return <Navigate to={homePath(role)} replace />;
  return <ReadCard person={person.data} />;
}

/** Staff read the card; the person it is about registers works. */
function ReadCard({ person }: { person: Person }) {
  const t = useText();
  const { role } = useLoggedIn();
  return (
    <Stack gap="medium">
      <title>{`${person.name} · Ómur`}</title>
      {person.leftOn !== null && (
        <Alert title={t(messages.leftOn, { day: formatDay(person.leftOn) })}>{t(messages.leftMore)}</Alert>
      )}
      <PersonCard person={person} isPublisher={person.isPublisher} mayRegister={false} />
      <MemberNotes personId={person.personId} />
      <PublisherMark personId={person.personId} isPublisher={person.isPublisher} />
      {role === 'administrator' && person.leftOn === null && person.kennitala === null && (
        <EnterKennitala person={person} />
      )}
      {role === 'administrator' && person.leftOn === null && <Leaving person={person} />}
    </Stack>
  );
}
