import {
  earliestPerformanceDay,
  isDay,
  registrationDeadline,
  societyToday,
  writtenDay,
} from '@omur/contract/platform/rules/performanceDays';
import type pg from 'pg';
import { notify } from '../../messages/notifications/notify.ts';
import { transaction } from '../../platform/database/pool.ts';
import type { Queryable } from '../../platform/database/statement.ts';
import type { Task } from '../../platform/jobs/task.ts';
import { takeUnsent } from './remindQueries.ts';

/** Drafts that one transaction takes on. */
const atOnce = 100;
const longestTitle = 100;

interface Unsent extends Record<string, unknown> {
  draftId: string;
  performedOn: string;
  title: string;
  formKind: string | null;
  personId: number | null;
}

const forms = new Map([
  ['domestic', 'innlendur'],
  ['streaming', 'streymi'],
  ['foreign', 'erlendur'],
]);

/** H144: reminds members to send the draft of a performance that is over by now, once for each day that it is said to be on. */
async function remindSome(db: Queryable): Promise<number> {
  const today = societyToday();
  const unsent = await takeUnsent.rows<Unsent>(db, {
    today,
    earliest: earliestPerformanceDay(today),
    atOnce,
  });
  for (const { draftId, performedOn, title, formKind, personId } of unsent) {
    const form = forms.get(formKind ?? '');
    if (!form || personId === null || !isDay(performedOn)) continue;
    await notify(db, [personId], {
      kind: 'setListReminder',
      ...reminder(title, performedOn),
      link: `/lifandi-flutningar/stofna/${form}?drog=${draftId}`,
    });
  }
  return unsent.length;
}

function reminder(title: string, performedOn: string) {
  const named = Array.from(title.trim()).slice(0, longestTitle).join('');
  const day = writtenDay(performedOn);
  const until = writtenDay(registrationDeadline(performedOn));
  return {
    header: { is: 'Lagalisti bíður þess að verða sendur', en: 'A set list is waiting to be sent' },
    body: {
      is: `Flutningurinn${named ? ` „${named}“` : ''} var ${day} og skráning hans er enn í drögum. Ekkert er greitt fyrir hann fyrr en skráningin er send. Það má gera til ${until}.`,
      en: `The performance${named ? ` “${named}”` : ''} was on ${day}, and its registration is still a draft. Nothing is paid for it until you send the registration, which you can do until ${until}.`,
    },
  };
}

export async function remindOfSetLists(pool: pg.Pool): Promise<void> {
  while ((await transaction(pool, remindSome)) > 0);
}

export const setListReminders: Task = {
  name: 'remindOfSetLists',
  run: ({ pool }) => remindOfSetLists(pool),
};
