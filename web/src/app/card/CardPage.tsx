import { getPerson } from '@omur/contract/people/persons';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { queryIfAny } from '../../platform/api/queries.ts';
import { MyApprovals } from '../../works/approvals/MyApprovals.tsx';
import { draftsQuery } from '../../platform/drafts/queries.ts';
import { lazyComponent } from '../../platform/api/lazyComponent.ts';
import { useLoggedIn } from '../../platform/api/session.ts';
import { useMember } from '../../platform/page/member.ts';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { Gathered } from '../../platform/ui/Gathered.tsx';
import { CardWaits } from './CardWaits.tsx';
import { NobodysCard } from './NobodysCard.tsx';
import { PersonCard } from './PersonCard.tsx';

const DraftList = lazyComponent(async () => (await import('../../platform/drafts/DraftList.tsx')).DraftList);
const MaybeYours = lazyComponent(
  async () => (await import('../../royalties/usageClaims/MaybeYours.tsx')).MaybeYours,
);

/** The card of the person whose session it is (F2.31). */
export const CardPage = () => (
  <Gathered waits={<CardWaits />}>
    <OwnCard />
  </Gathered>
);

/** What stands above the tabs comes with the card, not after it. */
function useAskedEarly(mayHaveDrafts: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    DraftList.preload();
    MaybeYours.preload();
    if (mayHaveDrafts) void client.prefetchQuery(draftsQuery());
  }, [client, mayHaveDrafts]);
}

function OwnCard() {
  const { kennitala, role } = useLoggedIn();
  useAskedEarly(role === 'member');
  const person = useQuery(queryIfAny(getPerson, { params: { kennitala } }));
  const { isKnown, isPublisher, mayRegister } = useMember();
  if (person.error) return <PageFailed error={person.error} reset={() => void person.refetch()} />;
  if (person.data === null) return <NobodysCard />;
  if (!person.data || !isKnown) return null;
  return (
    <PersonCard person={person.data} isPublisher={isPublisher} mayRegister={mayRegister}>
      <MyApprovals personId={person.data.personId} />
      <Suspense>{mayRegister && <DraftList />}</Suspense>
      <Suspense>
        <MaybeYours />
      </Suspense>
    </PersonCard>
  );
}
