import type pg from 'pg';
import { open as openDispute } from '../src/works/disputes/open.ts';
import { open as openRoom } from '../src/works/splitRooms/open.ts';
import { staffActor } from './publicDomain.ts';
import { userOf } from './people.ts';
import { daysBefore } from './time.ts';

const composerAndLyricist = 36;
const thordisId = 1001;

interface Shared {
  work_id: number;
  own_id: number;
  own: number;
  other_id: number;
  other: number;
}

/** A green work that she wrote with one other member who logs in, the newest. */
const sharedWithMember = `
  select w.work_id, own.author_id as own_id, (own.share * 100)::integer as own, other.author_id as other_id, (other.share * 100)::integer as other
  from work w join work_author own using (work_id) join author a on a.author_id = own.author_id and a.person_id = $1
  join work_author other on other.work_id = w.work_id and other.author_id <> own.author_id
  join author b on b.author_id = other.author_id join app_user u on u.person_id = b.person_id
  where w.review = 'approved' and w.light = 0 and not w.is_provisional and own.share + other.share = 100 and other.share > 20
  order by w.work_id desc limit 1`;

/** H80–H99: a dispute over shares that waits for the other author, and a split room that waits for its second author. */
export async function writeSharesInDoubt(client: pg.Client, now: Date): Promise<void> {
  const actor = { ...staffActor(userOf.thordis), personId: thordisId };
  await client.query(`select set_config('omur.user_id', $1, true)`, [String(actor.userId)]);
  const { rows } = await client.query<Shared>(sharedWithMember, [thordisId]);
  const [work] = rows;
  if (!work) throw new Error('The demo society has no work to dispute.');
  await openDispute({
    db: client,
    actor,
    params: { workId: work.work_id },
    body: {
      shares: [
        { authorId: work.own_id, shareHundredths: work.own + 1500 },
        { authorId: work.other_id, shareHundredths: work.other - 1500 },
      ],
      disputeReason: 'Viðlagið og millikaflinn eru eftir mig. Upptakan af æfingunni sýnir það.',
    },
    address: '127.0.0.1',
  });
  await openRoom({
    db: client,
    actor,
    body: {
      title: 'Milli skers og báru',
      duration: '3.48',
      authors: [work.own_id, work.other_id].map((authorId) => ({
        authorId,
        authorTypeId: composerAndLyricist,
        shareHundredths: 5000,
      })),
    },
  });
  // The mailbox has the letters that people of the demo answer; these are read in the portal.
  await client.query(`delete from letter where created_at = now() and link !~ '^/(samthykki|velkomin)/'`);
  await client.query('update notification set created_at = $1 where created_at = now()', [
    daysBefore(now, 1.2),
  ]);
  await client.query(`select set_config('omur.user_id', '', true)`);
}
