import { afterAll, beforeAll, expect, it } from 'vitest';
import { daysFromNow, publishes, today } from '../../../test/contracts.ts';
import type { Portal, Someone } from '../../../test/portal.ts';
import { problemsOf, textFile, withChanges } from '../../../test/societyFiles.ts';
import { aTakenSociety, example, type TakenSociety } from '../../../test/takenSociety.ts';

let portal: Portal;
let colleague: Someone;
let second: Someone;
let send: TakenSociety['send'];
let take: TakenSociety['take'];
beforeAll(async () => {
  ({ portal, colleague, send, take } = await aTakenSociety());
  second = await portal.someone({ name: 'Second Wave Music', withoutAuthor: true });
  await publishes(portal, second);
});
afterAll(() => portal.close());

const contractOf = async (oldNumber: string) =>
  Number(
    (await portal.sql('select contract_id as id from old_number where old_number = $1', [oldNumber]))[0]?.[
      'id'
    ],
  );
/** Publishers whose contracts a work is in. */
const publishersOf = async (workId: number) =>
  (
    await portal.sql(
      `select p.name from contract_work w join publishing_contract c using (contract_id) join person p on p.person_id = c.publisher_id
       where w.work_id = $1 order by p.name`,
      [workId],
    )
  ).map(({ name }) => name);
/** Whether a publisher is paid of a work by some contract, here or abroad. */
const isPaid = async (workId: number, publisher: Someone) =>
  (
    await portal.sql('select from agreement_right where work_id = $1 and publisher_id = $2', [
      workId,
      publisher.personId,
    ])
  ).length > 0;
const workId = async (title: string) =>
  Number((await portal.sql('select work_id as id from work where title = $1', [title]))[0]?.['id']);

const faultsOf = async (id: number) =>
  (await portal.ask(`GET /api/migrations/${id}`, { as: colleague })).body.fjoldI_GALLA;

/** A work of A6 under the contract S1. */
const newWork = (title: string, contracts = ['NW1;S1']) => [
  textFile('works', 'number;title;registered_on;approved_on', `NW1;${title};2020-01-01;2020-01-01`),
  textFile(
    'work_authors',
    'work;author;role;share;approved_on;contract',
    `NW1;A6;CA;100;2020-01-01;${contracts.length > 0 ? 'S1' : ''}`,
  ),
  textFile('work_titles', 'work;title'),
  textFile('work_codes', 'work;kind;code;performer'),
  textFile('contract_works', 'work;contract', ...contracts),
];

it('O302, X44 new works of files go into the contracts that publish all of theirs in its place, and stay there', async () => {
  const made = await portal.ask(
    `POST /api/persons/publishers/contracts/${await contractOf('S1')}/subAgreements`,
    {
      as: colleague,
      body: {
        PUBLISHER_NR: second.personId,
        UPPHAF_SAMNINGS: today(),
        LOK_SAMNINGS: daysFromNow(365),
        PERFORMANCE_SHARE: 25,
        MECHANICAL_SHARE: 20,
        SVAEDI: [2131],
      },
    },
  );
  expect(made.status).toBe(201);
  await take(await send(newWork('Nýtt verk')));
  const both = ['Hörpuhljómur útgáfa ehf.', 'Second Wave Music'];
  const id = await workId('Nýtt verk');
  expect([await publishersOf(id), await isPaid(id, second)]).toEqual([both, true]);
  await take(await send(newWork('Nýtt heiti verks')));
  expect(await workId('Nýtt heiti verks')).toBe(id);
  expect([await publishersOf(id), await isPaid(id, second)]).toEqual([both, true]);
  await take(await send(newWork('Nýtt heiti verks', [])));
  expect([await publishersOf(id), await isPaid(id, second)]).toEqual([[], false]);
});

it('O302, O90 a work that a contract was put on here counts as changed', async () => {
  const id = await send(
    await withChanges(example, {
      'works.csv': (text) => text.replace('Ég bið að heilsa', 'Nú andar suðrið'),
    }),
  );
  expect(await problemsOf(portal, colleague, id)).toEqual([
    ['works.csv:5', 'number', expect.stringContaining('was changed here')],
  ]);
  await take(id, { AN_HAFNADRA: 1 });
  expect(await publishersOf(5004)).toEqual(['Hörpuhljómur útgáfa ehf.', 'Second Wave Music']);
  expect(await isPaid(5004, second)).toBe(true);
});

it('O302 files leave works in contracts that they did not bring', async () => {
  await portal.sql(
    `with made as (
       insert into publishing_contract (author_id, publisher_id, starts_on, ends_on, performance_share, mechanical_share)
       select author_id, $1, current_date + 10, current_date + 500, 50, 50 from old_number where old_number = 'A10' returning contract_id)
     insert into contract_work (contract_id, work_id) select contract_id, 5006 from made`,
    [second.personId],
  );
  const id = await send(
    await withChanges(example, {
      'works.csv': (text) => text.replace('Draumalandið;3:40', 'Draumalandið;3:45'),
    }),
  );
  expect(await faultsOf(id)).toBe(0);
  await take(id);
  expect(await portal.sql('select duration_seconds from work where work_id = 5006')).toEqual([
    { duration_seconds: 225 },
  ]);
  expect(await publishersOf(5006)).toEqual(['Second Wave Music']);
});

it('O302, O269 a work is taken without the file of contracts where files brought it into none', async () => {
  const id = await send(
    (
      await withChanges(example, {
        'works.csv': (text) => text.replace('Draumalandið;3:40', 'Draumalandið;3:50'),
      })
    ).filter(({ fileName }) => fileName !== 'contract_works.csv'),
  );
  // Of K-17, which files brought into S2, the file is missed.
  const places = (await problemsOf(portal, colleague, id)).map(([place]) => place);
  expect(places).toContain('works.csv:8');
  expect(places).not.toContain('works.csv:7');
});
