import { type Home, visitHome } from '@omur/contract/app/home';
import type { Person } from '@omur/contract/people/persons';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { call } from '../../platform/api/call.ts';
import { lazyComponent, useDrawnInSteps } from '../../platform/api/lazyComponent.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import styles from './home.module.css';
import { messages } from './messages.ts';
import { homeQuery } from './query.ts';
import { Pinned } from './Pinned.tsx';
import { ChangedWorks, Earned, NextDay } from './Tiles.tsx';
import { Waits } from './Waits.tsx';

/** Newcomers alone see the one, publishers the other. */
const FirstSteps = lazyComponent(async () => (await import('./FirstSteps.tsx')).FirstSteps);
/** Asked for as soon as it is known that somebody publishes: it stands above all else. */
export const Catalogue = lazyComponent(async () => (await import('./Catalogue.tsx')).Catalogue);

interface MemberHomeProps {
  person: Person;
  mayRegister: boolean;
  /** Whose pinned works stand on the home of the desk. */
  isStaff: boolean;
}

/** H21–H25: what was earned, what comes next, what happened and what waits, in one look; first steps for a newcomer. */
export function MemberHome({ person, mayRegister, isStaff }: MemberHomeProps) {
  const home = useDrawnInSteps(useQuery(homeQuery()).data);
  useVisit(home !== undefined && home !== null);
  if (!home) return null;
  if (!home.hasBegun && !home.catalogue && mayRegister)
    return (
      <Suspense>
        <FirstSteps person={person} home={home} />
      </Suspense>
    );
  return (
    <>
      <div className={styles.head}>
        <div className={styles.waiting}>
          <Waits home={home} personId={person.personId} mayRegister={mayRegister} />
          <Suspense>{home.catalogue && <Catalogue catalogue={home.catalogue} />}</Suspense>
        </div>
        <Glance home={home} />
      </div>
      {!isStaff && <Pinned works={home.pinned} />}
    </>
  );
}

/** H28: once it is seen. What it tells of stays told for as long as the visit goes on. */
function useVisit(isSeen: boolean) {
  useEffect(() => {
    if (isSeen) call(visitHome).catch(() => undefined);
  }, [isSeen]);
}

function Glance({ home }: { home: Home }) {
  const t = useText();
  return (
    <section className={styles.glance} aria-label={t(messages.glance)}>
      <Earned home={home} />
      <NextDay next={home.nextDistribution} />
      <ChangedWorks home={home} />
    </section>
  );
}
