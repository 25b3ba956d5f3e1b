import type pg from 'pg';
import { transaction } from '../../platform/database/pool.ts';
import type { Task } from '../../platform/jobs/task.ts';
import type { MailLine, PostedLetter } from './post.ts';
import { noteBounce } from './bounces.ts';
import { forgetOldMarks } from './bouncesQueries.ts';
import { refusedForGood } from './refusals.ts';
import { unsubscribeLink } from './unsubscribe.ts';
import { closeOldLinks, countAttempt, keepHere, lockNext, markSent, setAside } from './queries.ts';

/** A letter that is due, with what says where it goes. */
type Next = PostedLetter &
  Parameters<typeof unsubscribeLink>[0] & { goesNowhere: boolean; triedAt: Date | null };

/**
 * Sends the letter whose turn it is (J2, O13), once: its row is locked until the mail server has answered and that is written down. A
 * failure is counted before the lock ends, so that no other line tries meanwhile, and thrown; the letter is due again later, unless it was
 * refused for good (O340). Answers whether there was one.
 */
export async function sendNext(pool: pg.Pool, line: MailLine): Promise<boolean> {
  const { wasThere, failure } = await transaction(pool, async (db) => {
    const found = await lockNext.row<Next & Record<string, unknown>>(db, {});
    if (!found) return { wasThere: false };
    const letter = { ...found, endLink: unsubscribeLink(found) };
    const { letterId } = letter;
    if (letter.goesNowhere) {
      await setAside.run(db, { letterId, error: 'The mail service says that the address takes no letters.' });
      return { wasThere: true };
    }
    try {
      await line.post(letter);
    } catch (error) {
      const refused = refusedForGood(error, hasTakenAnother(line, letter));
      const said = (error as Error).message;
      await countAttempt.run(db, { letterId, error: said, isForGood: refused !== undefined });
      if (refused === 'address') await noteBounce(db, [letter.recipient], { kind: 'permanent', said });
      return refused ? { wasThere: true } : { wasThere: true, failure: error };
    }
    await markSent.run(db, { letterId });
    return { wasThere: true };
  });
  if (failure !== undefined) throw failure;
  return wasThere;
}

/** Whether the mail server has taken a letter that it was asked to take after it had refused this one. */
const hasTakenAnother = ({ server }: MailLine, { triedAt }: Pick<Next, 'triedAt'>) =>
  triedAt !== null && server.takenAt > triedAt.getTime();

/** Without a mail server letters stay here, for staff to read (J2). Answers whether there were any. */
export async function keepLettersHere(pool: pg.Pool): Promise<boolean> {
  return (await keepHere.run(pool, {})) > 0;
}

/** J5: what nobody can be waiting for any more opens nothing. */
export const closeLinks: Task = {
  name: 'closeLinks',
  run: async ({ pool }) => {
    await closeOldLinks.run(pool, {});
    await forgetOldMarks.run(pool, {});
  },
};
