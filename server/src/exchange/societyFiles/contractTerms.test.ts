import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Portal, Someone } from '../../../test/portal.ts';
import { problemsOf, textFile } from '../../../test/societyFiles.ts';
import { aTakenSociety, type TakenSociety } from '../../../test/takenSociety.ts';

let portal: Portal;
let colleague: Someone;
let send: TakenSociety['send'];
let take: TakenSociety['take'];
let contractId: number;
beforeAll(async () => {
  ({ portal, colleague, send, take } = await aTakenSociety());
  const [row] = await portal.sql<{ contract_id: number }>(
    `select contract_id from old_number where kind = 'contracts' and old_number = 'S1'`,
  );
  contractId = row?.contract_id ?? 0;
});
afterAll(() => portal.close());

const s1 = (share = '33.33') =>
  textFile(
    'contracts',
    'number;publisher;author;starts_on;ends_on;performance_share;mechanical_share;ice_agreement_number;notes',
    `S1;P30;A6;1994-01-01;2044-12-31;${share};50;;`,
  );
const terms = (...lines: string[]) =>
  textFile('contract_terms', 'contract;starts_on;ends_on;performance_share;mechanical_share', ...lines);
const first = 'S1;1994-01-01;1999-12-31;50;50';
const second = 'S1;2000-01-01;2003-12-31;40;50';

/** What the publisher has of the one share of work 5004, by days. */
const publishersShare = () =>
  portal.sql(
    `select starts_on::text, ends_before::text, share::text, share_abroad::text from work_right
     where work_id = 5004 and contract_id = $1 and publisher_id is not null order by starts_on`,
    [contractId],
  );
const linesOf = async () =>
  (await publishersShare()).map(({ starts_on, ends_before, share }) => [
    starts_on,
    ends_before,
    Number(share),
  ]);

it('O315 each day of a work is split by the terms of that day, and the history has when they changed', async () => {
  expect(await linesOf()).toEqual([
    ['1994-01-01', '2000-01-01', 25],
    ['2000-01-01', '2004-01-01', 20],
    ['2004-01-01', 'infinity', 16.66],
  ]);
  const { body } = await portal.ask(`GET /api/persons/publishers/contracts/${contractId}/histories`, {
    as: colleague,
    language: 'en',
  });
  expect(
    body.map((one: Record<string, unknown>) => [one['gildI_VAR'], one['gildI_VERDUR'], one['nafn']]),
  ).toEqual([
    ['40.00', '33.33', 'The earlier system'],
    ['50.00', '40.00', 'The earlier system'],
  ]);
  const stranger = await portal.someone();
  const asked = await portal.ask(`GET /api/persons/publishers/contracts/${contractId}/histories`, {
    as: stranger,
  });
  expect(asked.status).toBe(404);
});

it('O315, O89 the same terms change nothing, and of others only what is otherwise is written', async () => {
  const rowsOf = () =>
    portal.sql('select work_right_id, starts_on::text from work_right where work_id = 5004 order by 1');
  const before = await rowsOf();
  const again = await send([s1(), terms(first, second)]);
  expect((await portal.ask(`GET /api/migrations/${again}`, { as: colleague })).body).toMatchObject({
    fjoldI_GALLA: 0,
    skrar: [{ nY_ATRIDI: 0, breytT_ATRIDI: 0 }, {}],
  });
  await take(again);
  expect(await rowsOf()).toEqual(before);
  const paid = await portal.sql(
    'select count(*)::integer as lines, sum(amount)::text as sum from statement_line',
  );
  await take(await send([s1(), terms(first, 'S1;2000-01-01;2003-12-31;45;50')]));
  const after = await rowsOf();
  const kept = before.filter(({ starts_on }) => starts_on === '1994-01-01' || starts_on === '2004-01-01');
  expect(after).toEqual(expect.arrayContaining(kept));
  expect(
    (
      await portal.sql(
        'select performance_share::text from contract_term where contract_id = $1 order by starts_on',
        [contractId],
      )
    ).map((one) => one['performance_share']),
  ).toEqual(['50.00', '45.00']);
  expect(
    await portal.sql('select count(*)::integer as lines, sum(amount)::text as sum from statement_line'),
  ).toEqual(paid);
});

it('O315, O269 a contract that has terms here does not change without them', async () => {
  const id = await send([s1('30')]);
  expect(await problemsOf(portal, colleague, id)).toEqual([
    ['contracts.csv:2', null, expect.stringContaining('earlier terms here')],
  ]);
  await portal.ask(`POST /api/migrations/${id}/cancel`, { as: colleague });
});

it('O315 once a distribution here has paid by a contract its earlier terms stay', async () => {
  await portal.sql(
    `insert into contract_total (right_id, contract_id, distribution_id, amount, line_count)
     select r.right_id, $1, (select min(distribution_id) from distribution), 100, 1
     from publishing_contract c join author_right r on r.author_id = c.author_id where c.contract_id = $1 limit 1`,
    [contractId],
  );
  const id = await send([s1(), terms(first, 'S1;2000-01-01;2003-12-31;49;50')]);
  expect(await problemsOf(portal, colleague, id)).toEqual([
    ['contracts.csv:2', null, expect.stringContaining('has paid by contract S1')],
  ]);
  // What else changes of it may.
  const other = await send([s1('30'), terms(first, 'S1;2000-01-01;2003-12-31;45;50')]);
  expect(await problemsOf(portal, colleague, other)).toEqual([]);
});

it('O315 the database holds no two terms of one day', async () => {
  await expect(
    portal.sql(
      `insert into contract_term (contract_id, starts_on, ends_on, performance_share) values ($1, '1999-12-31', '2000-06-30', 10)`,
      [contractId],
    ),
  ).rejects.toThrow('contract_term_once');
});
