import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Portal } from '../../../test/portal.ts';
import { withChanges } from '../../../test/societyFiles.ts';
import { aTakenSociety, example, type TakenSociety } from '../../../test/takenSociety.ts';
import { transaction } from '../../platform/database/pool.ts';
import { rewriteRights } from '../../works/rights/rewrite.ts';

let portal: Portal;
let send: TakenSociety['send'];
let take: TakenSociety['take'];
beforeAll(async () => {
  ({ portal, send, take } = await aTakenSociety());
});
afterAll(() => portal.close());

const numberOf = async (author: string) =>
  Number(
    (
      await portal.sql("select author_id from old_number where kind = 'authors' and old_number = $1", [
        author,
      ])
    )[0]?.['author_id'],
  );

/** From today on the authors of a work have these shares; who is not named is on it no longer. */
const amend = (workId: number, shares: Record<string, number>) =>
  transaction(portal.pool, async (db) => {
    const before = await portal.sql<{ authorId: number }>(
      'select author_id as "authorId" from work_author where work_id = $1',
      [workId],
    );
    const now = new Map<number, number>();
    for (const [author, share] of Object.entries(shares)) now.set(await numberOf(author), share);
    for (const { authorId } of before)
      await (now.has(authorId)
        ? db.query('update work_author set share = $3 where work_id = $1 and author_id = $2', [
            workId,
            authorId,
            now.get(authorId),
          ])
        : db.query('delete from work_author where work_id = $1 and author_id = $2', [workId, authorId]));
    await rewriteRights(
      db,
      before.map(({ authorId }) => ({
        workId,
        authorId,
        shareHundredths: (now.get(authorId) ?? 0) * 100,
      })),
      { from: 'today' },
    );
  });

/** What each author of a work had yesterday and has today. */
const sharesOf = (workId: number) =>
  portal.sql(
    `select o.old_number as author, coalesce(sum(r.share) filter (where r.starts_on < current_date), 0)::float as yesterday,
       coalesce(sum(r.share) filter (where r.ends_before > current_date), 0)::float as today
     from work_right r join old_number o on o.kind = 'authors' and o.author_id = r.author_id
     where r.work_id = $1 and (current_date - 1 >= r.starts_on and current_date - 1 < r.ends_before
       or current_date >= r.starts_on and current_date < r.ends_before)
     group by o.old_number order by o.old_number`,
    [workId],
  );

const delta = () =>
  withChanges(example, {
    'contracts.csv': (text) =>
      text
        .replace(/^(S1;.*);$/mu, '$1;Ný athugasemd.')
        .replace('og var ekki endurnýjaður', 'og var ekki framlengdur'),
    'rights.csv': (text) => `${text.replace('R6;P6;A6;100', 'R6;P6;A6;60').trimEnd()}\nR66;P21;A6;40\n`,
  });

it('O301 a delta with a contract or a right leaves what each author had on every day', async () => {
  await amend(5004, { A6: 30, A7: 70 });
  await amend(5009, { A12: 100 });
  const amended = await sharesOf(5004);
  expect(amended).toEqual([
    { author: 'A6', yesterday: 50, today: 30 },
    { author: 'A7', yesterday: 50, today: 70 },
  ]);
  const left = await sharesOf(5009);
  expect(left).toEqual([
    { author: 'A12', yesterday: 50, today: 100 },
    { author: 'A13', yesterday: 50, today: 0 },
  ]);
  await take(await send(await delta()));
  expect(await sharesOf(5004)).toEqual(amended);
  expect(await sharesOf(5009)).toEqual(left);
  expect(
    await portal.sql('select state from society_import order by society_import_id desc limit 1'),
  ).toEqual([{ state: 'taken' }]);
  // The new holder has their part of them.
  expect(
    await portal.sql(
      `select sum(r.share)::float as share from work_right r join old_number o using (right_id)
       where o.old_number = 'R66' and r.work_id = 5004 and current_date >= r.starts_on and current_date < r.ends_before`,
    ),
  ).toEqual([{ share: expect.any(Number) }]);
});
