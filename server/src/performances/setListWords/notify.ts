import { writtenDay } from '@omur/contract/platform/rules/performanceDays';
import type { Queryable } from '../../platform/database/statement.ts';
import { nameInText, withoutAddresses } from '../../messages/letters/withoutAddresses.ts';
import { notify } from '../../messages/notifications/notify.ts';

export interface Played {
  livePerformanceId: number;
  title: string;
  performedOn: string;
}

/** By its title, and by its day as well. Those who are told did not type the title (J5). */
function named({ title, performedOn }: Played) {
  const name = nameInText(title);
  const day = writtenDay(performedOn);
  return { name, is: `„${name}“ (${day})`, en: `“${name}” (${day})` };
}
const page = ({ livePerformanceId }: Played) => `/lifandi-flutningar/lagalistar?nr=${livePerformanceId}`;

export function notifyAsked(db: Queryable, personIds: readonly number[], played: Played): Promise<void> {
  const which = named(played);
  return notify(db, personIds, {
    kind: 'livePerformance',
    header: {
      is: `Er lagalistinn á „${which.name}“ réttur?`,
      en: `Is the set list of “${which.name}” right?`,
    },
    body: {
      is: `Félagi í hópi sem þú ert í hefur skráð ${which.is}. Líttu yfir lagalistann og staðfestu hann, eða segðu hvað er ekki rétt. Enginn frestur rennur út og ekkert bíður eftir svarinu.`,
      en: `A member of a group that you are in has registered ${which.en}. Look over the set list and confirm it, or say what is not right. There is no deadline, and nothing waits for your answer.`,
    },
    link: page(played),
  });
}

export function notifyOvertaken(db: Queryable, personIds: readonly number[], played: Played): Promise<void> {
  const which = named(played);
  return notify(db, personIds, {
    kind: 'livePerformance',
    header: {
      is: `Lagalistanum á „${which.name}“ var breytt`,
      en: `The set list of “${which.name}” was changed`,
    },
    body: {
      is: `Skráningu á ${which.is} var breytt eftir að þú svaraðir, svo að svarið gildir ekki lengur. Líttu aftur yfir lagalistann.`,
      en: `The registration of ${which.en} was changed after you answered, so your answer no longer counts. Please look over the set list again.`,
    },
    link: page(played),
  });
}

/** H164: in the words of who played. */
export function notifyObjected(
  db: Queryable,
  registrantId: number,
  { name, remark, ...played }: Played & { name: string; remark: string },
): Promise<void> {
  const which = named(played);
  const who = nameInText(name);
  const what = withoutAddresses(remark);
  return notify(db, [registrantId], {
    kind: 'livePerformance',
    header: {
      is: `Athugasemd við lagalistann á „${which.name}“`,
      en: `A remark on the set list of “${which.name}”`,
    },
    body: {
      is: `${who} segir að lagalistinn á ${which.is} sé ekki réttur:\n\n${what}\n\nFélagið sér athugasemdina líka.`,
      en: `${who} says that the set list of ${which.en} is not right:\n\n${what}\n\nThe society sees the remark too.`,
    },
    link: `/lifandi-flutningar/${played.livePerformanceId}`,
  });
}
