import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Portal, Someone } from '../../../test/portal.ts';
import { problemsOf, textFile } from '../../../test/societyFiles.ts';
import { aTakenSociety, type TakenSociety } from '../../../test/takenSociety.ts';

let portal: Portal;
let colleague: Someone;
let send: TakenSociety['send'];
let take: TakenSociety['take'];
beforeAll(async () => {
  ({ portal, colleague, send, take } = await aTakenSociety());
});
afterAll(() => portal.close());

it('O308 a new work with two old numbers of one merged author is refused by name, and holds up nothing', async () => {
  await portal.sql(
    `update author set merged_into = (select author_id from old_number where kind = 'authors' and old_number = 'A8')
     where author_id = (select author_id from old_number where kind = 'authors' and old_number = 'A9')`,
  );
  const id = await send([
    textFile(
      'works',
      'number;title;registered_on;approved_on',
      'NW1;Nýtt verk;2020-01-01;2020-01-01',
      'NW2;Annað verk;2020-01-01;2020-01-01',
      'NW3;Þriðja verk;2020-01-01;2020-01-01',
    ),
    textFile(
      'work_authors',
      'work;author;role;share;approved_on',
      'NW1;A8;C;50;2020-01-01',
      'NW1;A9;A;50;2020-01-01',
      'NW2;A9;C;50;2020-01-01',
      'NW2;A10;A;50;2020-01-01',
      'NW3;A8;CA;100;2020-01-01',
    ),
  ]);
  expect(await problemsOf(portal, colleague, id)).toEqual([
    [
      'works.csv:2',
      null,
      'The authors A8, A9 of work NW1 are one here, as they were merged. Name that author once on the work, with the whole share.',
    ],
  ]);
  await take(id, { AN_HAFNADRA: 1 });
  expect(
    await portal.sql(
      "select old_number from old_number where kind = 'works' and old_number like 'NW_' order by old_number",
    ),
  ).toEqual([{ old_number: 'NW2' }, { old_number: 'NW3' }]);
  const { body: report } = await portal.ask(`GET /api/migrations/${id}`, { as: colleague });
  expect(report).toMatchObject({ stadA_GAGNAFLUTNINGS: 'taken', atridI_ALLS: 2, atridI_TEKIN_INN: 2 });
});
