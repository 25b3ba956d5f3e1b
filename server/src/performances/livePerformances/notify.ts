import type { Text } from '@omur/contract/platform/rules/language';
import { writtenDay } from '@omur/contract/platform/rules/performanceDays';
import type { Queryable } from '../../platform/database/statement.ts';
import type { Actor } from '../../platform/sessions/actor.ts';
import { notify } from '../../messages/notifications/notify.ts';
import { askMates, notifyWhoAnswered } from '../setListWords/ask.ts';
import type { LockedPerformance } from './lock.ts';
import { findUnseen } from './queries.ts';

const linkTo = ({ livePerformanceId }: LockedPerformance) => `/lifandi-flutningar/${livePerformanceId}`;
const named = ({ title, performedOn }: LockedPerformance) => ({
  is: `„${title}“ (${writtenDay(performedOn)})`,
  en: `“${title}” (${writtenDay(performedOn)})`,
});

/** Tells the registrant that the society corrected their performance: once, until they have looked; and who had spoken of it (H160). */
export async function notifyCorrected(db: Queryable, actor: Actor, held: LockedPerformance): Promise<void> {
  // Another day has others in the group by then (H159).
  await askMates(db, held.livePerformanceId);
  await notifyWhoAnswered(db, held.livePerformanceId);
  const header = {
    is: 'Félagið hefur leiðrétt lifandi flutning',
    en: 'The society has corrected a live performance',
  };
  const seen = { personId: held.personId, link: linkTo(held), headerIs: header.is, headerEn: header.en };
  const unseen = await findUnseen.row<{ isUnseen: boolean }>(db, seen);
  if (unseen?.isUnseen) return;
  const which = named(held);
  const body = {
    is: `Félagið hefur leiðrétt skráningu þína á lifandi flutningi: ${which.is}. Á síðu hans sést hvernig hann er skráður núna.`,
    en: `The society has corrected your registration of a live performance: ${which.en}. Its page shows how it is registered now.`,
  };
  await notifyRegistrant(db, actor, held, { header, body });
}

export async function notifyClosed(
  db: Queryable,
  actor: Actor,
  held: LockedPerformance,
  { isClosed, remark }: { isClosed: boolean; remark: string | null },
): Promise<void> {
  const which = named(held);
  const more = remark === null ? '' : `\n\n${remark}`;
  await notifyRegistrant(db, actor, held, {
    header: isClosed
      ? { is: `Flutningnum „${held.title}“ er lokað`, en: `“${held.title}” is closed` }
      : { is: `Flutningurinn „${held.title}“ er opinn á ný`, en: `“${held.title}” is open again` },
    body: isClosed
      ? {
          is: `Félagið hefur farið yfir ${which.is} og lokað skráningunni. Engu verður bætt við lagalistann.${more}`,
          en: `The society has reviewed ${which.en} and closed the registration. Nothing more can be added to the set list.${more}`,
        }
      : {
          is: `Félagið hefur opnað skráningu á ${which.is} á ný.${more}`,
          en: `The society has reopened the registration of ${which.en}.${more}`,
        },
  });
}

interface Joined {
  /** As the line named it. */
  title: string;
  workId: number;
  workTitle: string;
  performances: readonly LockedPerformance[];
}

const namedAtMost = 5;

/** Tells each registrant once which work it was, and on which of their set lists. */
export async function notifyJoined(
  db: Queryable,
  actor: Actor,
  { title, workId, workTitle, performances }: Joined,
): Promise<void> {
  for (const [personId, theirs] of Map.groupBy(performances, (held) => held.personId)) {
    const [only] = theirs;
    if (personId === actor.personId || !only) continue;
    const count = theirs.length;
    const some = theirs.slice(0, namedAtMost).map(named);
    const listed = (language: 'is' | 'en') =>
      `${some.map((one) => one[language]).join(', ')}${count > namedAtMost ? ' …' : ''}`;
    await notify(db, [personId], {
      kind: 'livePerformance',
      header: { is: `„${title}“ er nú skráð verk`, en: `“${title}” is now a registered work` },
      body: {
        is: `„${title}“ stóð utan kerfis á ${count === 1 ? 'lagalista' : `${count} lagalistum`} frá þér: ${listed('is')}. Það reyndist vera verkið „${workTitle}“, nr. ${workId}. Ljós hefur verið reiknað að nýju.`,
        en: `“${title}” was on ${count === 1 ? 'a set list' : `${count} set lists`} of yours as a work not in the system: ${listed('en')}. It turned out to be the work “${workTitle}”, no. ${workId}. The light has been recalculated.`,
      },
      link: count === 1 ? linkTo(only) : '/mitt-spjald?flipi=flutningar',
    });
  }
}

async function notifyRegistrant(
  db: Queryable,
  actor: Actor,
  held: LockedPerformance,
  said: { header: Text; body: Text },
): Promise<void> {
  if (held.personId === actor.personId) return;
  await notify(db, [held.personId], { kind: 'livePerformance', ...said, link: linkTo(held) });
}
