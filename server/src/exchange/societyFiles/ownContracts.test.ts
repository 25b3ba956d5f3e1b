import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Portal, Someone } from '../../../test/portal.ts';
import { textFile } from '../../../test/societyFiles.ts';
import { aTakenSociety, type TakenSociety } from '../../../test/takenSociety.ts';
import type { SourceFile } from './stage.ts';

let portal: Portal;
let colleague: Someone;
/** Is P4, who publishes A8 by a contract of earlier files, and the author A4. */
let third: Someone;
let send: TakenSociety['send'];
beforeAll(async () => {
  let take: TakenSociety['take'];
  ({ portal, colleague, send, take } = await aTakenSociety());
  await take(
    await send([
      textFile(
        'contracts',
        'number;publisher;author;starts_on;ends_on;performance_share;mechanical_share',
        'NC1;P4;A8;2020-01-01;2044-12-31;50;40',
      ),
    ]),
  );
  third = await portal.someone({ role: 'administrator', isPerson: false });
  await portal.sql(
    `update app_user set person_id = (select person_id from old_number where old_number = 'P4') where user_id = $1`,
    [third.userId],
  );
});
afterAll(() => portal.close());

/** A new work by an author who is not theirs. */
const aWork = (contract = ''): SourceFile[] => [
  textFile('works', 'number;title;registered_on;approved_on', 'NW1;Nýtt verk;2020-01-01;2020-01-01'),
  textFile(
    'work_authors',
    'work;author;role;share;approved_on;contract',
    `NW1;A8;CA;100;2020-01-01;${contract}`,
  ),
];
const anAuthor = (line: string) => textFile('authors', 'number;person;name;pseudonym;ipi;mandate_on', line);

it.each<[string, () => SourceFile[]]>([
  ['a share of a work by a contract that came earlier, named by an author’s line', () => aWork('NC1')],
  [
    'a work in a contract that came earlier',
    () => [...aWork(), textFile('contract_works', 'work;contract', 'NW1;NC1')],
  ],
  [
    'other terms of their contract',
    () => [
      textFile(
        'contracts',
        'number;publisher;author;starts_on;ends_on;performance_share;mechanical_share',
        'NC1;P4;A8;2020-01-01;2044-12-31;60;50',
      ),
    ],
  ],
  ['an IPI number of their author', () => [anAuthor('A4;P4;Grímur Thomsen;;00000000199;')]],
  ['a new author', () => [anAuthor('NA1;P4;Grímur;;;')]],
])('O304 who is given %s does not take the files', async (_, files) => {
  const id = await send(files());
  const { body: report } = await portal.ask(`GET /api/migrations/${id}`, { as: colleague });
  expect(report).toMatchObject({ fjoldI_GALLA: 0 });
  const asked = await portal.ask(`POST /api/migrations/${id}/take`, { as: third, body: {} });
  expect([asked.status, asked.body.Code]).toEqual([403, 'society.ownRights']);
});

it('O304 a work that none of their contracts has is taken by them', async () => {
  const id = await send(aWork());
  expect((await portal.ask(`POST /api/migrations/${id}/take`, { as: third, body: {} })).status).toBe(200);
});
