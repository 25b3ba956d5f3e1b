import type pg from 'pg';
import type { Language } from '@omur/contract/platform/rules/language';
import { transaction } from '../../platform/database/pool.ts';
import type { Task } from '../../platform/jobs/task.ts';
import { notify } from '../../messages/notifications/notify.ts';
import { joinLinkOf } from './joinLink.ts';
import { digestLetter } from './letters.ts';
import { linkOf } from './link.ts';
import { findRecipients, takeWaiting } from './digestQueries.ts';

interface Waiting extends Record<string, unknown> {
  personId: number;
  authorId: number;
  isInvited: boolean;
  email: string | null;
  requestId: number;
  title: string;
  dueOn: string;
  secret: Buffer;
  language: Language;
}

/** J5: what was more than a day's letters to somebody outside the society comes in one letter of the next day. */
export const sendDigests: Task = {
  name: 'sendDigests',
  run: async ({ pool, config }) => {
    const recipients = await findRecipients.rows<{ recipient: string }>(pool, {});
    for (const { recipient } of recipients) await digest(pool, recipient, config.publicUrl);
  },
};

async function digest(pool: pg.Pool, recipient: string, publicUrl: string): Promise<void> {
  await transaction(pool, async (db) => {
    const waiting = await takeWaiting.rows<Waiting>(db, { recipient });
    const [first] = waiting;
    if (!first) return;
    const works = waiting.map(({ title, dueOn, requestId, secret, language }) => ({
      title,
      dueOn,
      address: `${publicUrl}${linkOf(requestId, secret, language)}`,
    }));
    const joinLink = first.isInvited ? joinLinkOf(first, first.secret) : undefined;
    await notify(db, [first.personId], { kind: 'approvalAsked', ...digestLetter(works), joinLink });
  });
}
