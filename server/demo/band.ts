import type pg from 'pg';
import { agree } from '../src/works/groups/agree.ts';
import { make } from '../src/works/groups/propose.ts';
import { keep } from '../src/works/groups/setLists.ts';
import { authorOf } from './authors.ts';
import { userOf } from './people.ts';
import { writeBandConcert } from './bandConcert.ts';
import { staffActor } from './publicDomain.ts';

const composerAndLyricist = 36;
const members = [
  { user: userOf.thordis, personId: 1001, authorId: authorOf.thordis, shareHundredths: 4000 },
  { user: userOf.jokull, personId: 1002, authorId: authorOf.jokull, shareHundredths: 3500 },
  { user: userOf.solrun, personId: 1003, authorId: authorOf.solrun, shareHundredths: 2500 },
] as const;

/** The works that most of them wrote, which anybody may play; titles of one work alone. */
const played = `
  select w.work_id from work w join work_author wa using (work_id)
  where w.review = 'approved' and w.light = 0 and not w.is_provisional and wa.author_id = any($1)
    and not exists (select from work o where o.title = w.title and o.work_id <> w.work_id)
  group by w.work_id order by count(*) desc, w.work_id desc limit 6`;

/** H60–H69: a band whose members have all agreed to its split, with what it plays, so that the forms offer it. */
export async function writeBand(client: pg.Client, now: Date): Promise<void> {
  const calls = members.map(({ user, personId }) => ({
    db: client,
    actor: { ...staffActor(user), personId },
  }));
  const [first, ...others] = calls;
  if (!first) throw new Error('A band has members.');
  const actsAs = (userId: number) =>
    client.query(`select set_config('omur.user_id', $1, true)`, [String(userId)]);
  await actsAs(first.actor.userId);
  await make({
    ...first,
    body: {
      groupName: 'Brimrót',
      members: members.map(({ authorId, shareHundredths }) => ({
        authorId,
        authorTypeId: composerAndLyricist,
        shareHundredths,
      })),
    },
  });
  const made = await client.query<{ group_id: number; split_number: number }>(
    'select group_id, split_number from author_group',
  );
  const { group_id: groupId = 0, split_number: splitNumber = 0 } = made.rows[0] ?? {};
  for (const call of others) {
    await actsAs(call.actor.userId);
    await agree({ ...call, params: { groupId }, body: { splitNumber } });
  }
  await actsAs(first.actor.userId);
  const { rows } = await client.query<{ work_id: number }>(played, [members.map(({ authorId }) => authorId)]);
  await keep({
    ...first,
    params: { groupId },
    body: {
      setListName: 'Sumartónleikar',
      lines: [
        ...rows.map(({ work_id }) => ({ workId: work_id })),
        { title: 'Á Sprengisandi', writers: 'Sigvaldi Kaldalóns, Grímur Thomsen', durationSeconds: 172 },
      ],
    },
  });
  // Long since read; the notices of the demo are of other things.
  await client.query(`delete from notification where created_at = now() and kind = 'group'`);
  await client.query(`delete from letter where created_at = now() and link = $1`, [`/hópar/${groupId}`]);
  await client.query(`select set_config('omur.user_id', '', true)`);
  // They have played together for a while, so that the others are asked about what one of them registers (H159).
  await client.query(
    `update author_group_member set joined_at = now() - interval '3 years' where group_id = $1`,
    [groupId],
  );
  await actsAs(first.actor.userId);
  await writeBandConcert({ ...first, groupId, workIds: rows.map(({ work_id }) => work_id), now });
  await client.query(`select set_config('omur.user_id', '', true)`);
}
