import { getPerson } from '@omur/contract/people/persons';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { lazyComponent, useDrawnInSteps } from '../../platform/api/lazyComponent.ts';
import { queryIfAny } from '../../platform/api/queries.ts';
import { useLoggedIn } from '../../platform/api/session.ts';
import { useMember } from '../../platform/page/member.ts';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { Gathered } from '../../platform/ui/Gathered.tsx';
import { Catalogue, MemberHome } from '../home/MemberHome.tsx';
import { homeQuery } from '../home/query.ts';
import { CardWaits } from './CardWaits.tsx';
import { PersonCard } from './PersonCard.tsx';

const DeskHome = lazyComponent(async () => (await import('../home/DeskHome.tsx')).DeskHome);
const NobodysCard = lazyComponent(async () => (await import('./NobodysCard.tsx')).NobodysCard);

/** The card of the person whose session it is (F2.31). */
export function CardPage() {
  const { name } = useLoggedIn();
  return (
    <Gathered waits={<CardWaits name={name} />} longest={4000}>
      <OwnCard />
    </Gathered>
  );
}

/** What stands at the head comes with the card, not after it. */
function useAskedEarly({ isStaff, isPublisher }: { isStaff: boolean; isPublisher: boolean }): void {
  const client = useQueryClient();
  const { role } = useLoggedIn();
  // Staff and external users are mostly nobody's person, who has no home.
  const isMember = !isStaff && role !== 'external';
  useEffect(() => {
    if (isStaff) DeskHome.preload();
    if (!isMember) {
      NobodysCard.preload();
      return;
    }
    if (isPublisher) Catalogue.preload();
    void client.prefetchQuery(homeQuery());
  }, [client, isStaff, isPublisher, isMember]);
}

function OwnCard() {
  const { kennitala } = useLoggedIn();
  const person = useQuery(queryIfAny(getPerson, { params: { kennitala } }));
  const data = useDrawnInSteps(person.data);
  const { isKnown, isPublisher, isStaff, mayRegister } = useMember();
  useAskedEarly({ isStaff, isPublisher });
  if (person.error) return <PageFailed error={person.error} reset={() => void person.refetch()} />;
  if (data === null)
    return (
      <Suspense>
        <NobodysCard />
      </Suspense>
    );
  if (!data || !isKnown) return null;
  return (
    <PersonCard person={data} isPublisher={isPublisher} mayRegister={mayRegister}>
      {isStaff && (
        <Suspense>
          <DeskHome />
        </Suspense>
      )}
      <MemberHome person={data} mayRegister={mayRegister} isStaff={isStaff} />
    </PersonCard>
  );
}
