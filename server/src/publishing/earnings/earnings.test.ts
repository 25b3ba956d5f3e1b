import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { finishedDistribution, importDistribution, rightOf } from '../../../test/distribution.ts';
import { systemOf } from '../../../test/keys.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';

let portal: Portal;
let administrator: Someone;
let publisher: Someone;
let author: Someone;
let other: Someone;
let works: number[];
/** Two of one author, in works of their own, and one of another author. */
let contracts: number[];
let next = 0;
const year = new Date().getFullYear();

beforeAll(async () => {
  portal = await aPortal();
  administrator = await portal.someone({ role: 'administrator' });
  [author, other] = [await portal.someone({ name: 'Ása' }), await portal.someone({ name: 'Örn' })];
  publisher = await portal.someone({ name: 'Brim ehf.', withoutAuthor: true });
  works = [];
  contracts = [];
  for (const [title, by] of [
    ['Andvaka', author],
    ['Brimalda', author],
    ['Ölduslóð', other],
  ] as const) {
    const work = await portal.work({ by, title });
    works.push(work);
    contracts.push(await aContract(by, work));
  }
  // An author's share of 75 % and a publisher's of 25 % in each line.
  await paid(`${year - 1}-06-15`, [
    [0, '100.40'],
    [0, '20'],
    [1, '40'],
    [2, '8'],
  ]);
  await paid(`${year}-01-15`, [[0, '10.20']]);
});
afterAll(() => portal.close());

async function aContract(by: Someone, work: number): Promise<number> {
  const [row] = await portal.sql(
    `with made as (
       insert into publishing_contract (publisher_id, author_id, starts_on, ends_on, performance_share, mechanical_share)
       values ($1, $2, '2020-01-01', '2120-12-31', 25, 50) returning contract_id
     ) insert into contract_work (contract_id, work_id) select contract_id, $3 from made returning contract_id`,
    [publisher.personId, by.authorId, work],
  );
  return Number(row?.['contract_id']);
}

/** What a file keeps for its works is split over their rights by the next distribution; answers its number. */
async function split(day: string, lines: readonly (readonly [number, string])[]): Promise<number> {
  const file = lines.map(([work, amount], i) => `${i + 1};;${works[work]};Streymi;${amount};2025-03-15`);
  await finishedDistribution(portal, {
    as: administrator,
    id: ++next,
    file: ['line;right;work;pot;amount;used_on', ...file].join('\n'),
    head: { DAGS_UTHLUTUNAR: `${year - 2}-01-15` },
  });
  const { body } = await importDistribution(portal, {
    as: administrator,
    id: ++next,
    file: 'line;pot;amount;title\n1;Útvarp;0;Ekkert',
    head: { DAGS_UTHLUTUNAR: day },
  });
  expect(body.stadA_UTHLUTUNAR).toBe('checked');
  return next;
}
const finish = async (id: number) =>
  expect((await portal.ask(`POST /api/distributions/${id}/finish`, { as: administrator })).status).toBe(200);
const paid = async (...of: Parameters<typeof split>) => finish(await split(...of));

const list = (as?: Someone, query = '') => portal.ask(`GET /api/contractEarnings${query}`, { as });
const yearsOf = (contract: number | undefined, as?: Someone) =>
  portal.ask(`GET /api/persons/publishers/contracts/${contract}/earnings`, { as });
const linesOf = (contract: number | undefined, as: Someone, query = '') =>
  portal.ask(`GET /api/persons/statistics/distributions?PUBLISHER_SAMNINGUR_NR=${contract}${query}`, { as });

describe('what contracts have brought', () => {
  it('H155 is told each party of its own rights, this year, last year and in all', async () => {
    expect((await list(publisher)).body).toMatchObject([
      { publisheR_SAMNINGUR_NR: contracts[2], tekjuR_ARSINS: 0, tekjuR_FYRRA_ARS: 2, upphad: 2 },
      { publisheR_SAMNINGUR_NR: contracts[1], tekjuR_ARSINS: 0, tekjuR_FYRRA_ARS: 10, upphad: 10 },
      {
        publisheR_SAMNINGUR_NR: contracts[0],
        nafn: 'Brim ehf.',
        nafN_BIRTA: 'Ása',
        tekjuR_ARSINS: 2.55,
        tekjuR_FYRRA_ARS: 30.1,
        upphad: 32.65,
      },
    ]);
    expect((await list(author)).body).toMatchObject([
      { publisheR_SAMNINGUR_NR: contracts[1], upphad: 30 },
      { publisheR_SAMNINGUR_NR: contracts[0], tekjuR_ARSINS: 7.65, upphad: 97.95 },
    ]);
    expect((await list(other)).body).toMatchObject([{ publisheR_SAMNINGUR_NR: contracts[2], upphad: 6 }]);
  });
  it('H155 is found by name or number, sorted, and paged', async () => {
    const numbers = async (query: string) =>
      (await list(publisher, query)).body.map(
        (row: { publisheR_SAMNINGUR_NR: number }) => row.publisheR_SAMNINGUR_NR,
      );
    expect(await numbers('?sort=-UPPHAD')).toEqual(contracts);
    expect(await numbers('?sort=-TEKJUR_ARSINS&limit=1')).toEqual([contracts[0]]);
    expect(await numbers('?sort=-NAFN_BIRTA')).toEqual([contracts[2], contracts[1], contracts[0]]);
    expect(await numbers('?q=örn')).toEqual([contracts[2]]);
    expect(await numbers(`?q=${contracts[1]}`)).toEqual([contracts[1]]);
    expect(await numbers('?q=nobody')).toEqual([]);
    const first = await list(publisher, '?sort=-UPPHAD&limit=2');
    expect(first.headers['x-total-count']).toBe('3');
    expect(await numbers(`?sort=-UPPHAD&limit=2&cursor=${String(first.headers['x-next-cursor'])}`)).toEqual([
      contracts[2],
    ]);
  });
  it('H155 is told by year and right, and is what the lines of the statements add up to', async () => {
    for (const [someone, amounts] of [
      [publisher, [2.55, 30.1]],
      [author, [7.65, 90.3]],
    ] as const) {
      const right = await rightOf(portal, someone);
      const { body } = await yearsOf(contracts[0], someone);
      expect(body).toMatchObject([
        { ar: year, rettindI_NR: right, upphad: amounts[0], fjoldI_LINA: 1 },
        { ar: year - 1, rettindI_NR: right, upphad: amounts[1], fjoldI_LINA: 2 },
      ]);
      expect(body[0].nafN_BIRTA).toBe(someone === author ? 'Ása' : null);
      const lines = await linesOf(
        contracts[0],
        someone,
        `&dateFrom=${year - 1}-01-01&dateTo=${year - 1}-12-31`,
      );
      expect(
        lines.body.reduce((sum: number, { upphad }: { upphad: number }) => sum + Math.round(upphad * 100), 0),
      ).toBe(amounts[1] * 100);
    }
  });
  it('W3, H155 has its lines once each in every order, and as many as it says', async () => {
    for (const sort of ['', '&sort=UPPHAD', '&sort=HEITI_VERKS', '&sort=-LYSING_STUTT']) {
      const { body, headers } = await linesOf(contracts[0], publisher, `&limit=10${sort}`);
      expect(headers['x-total-count']).toBe('3');
      expect(body.map(({ upphad }: { upphad: number }) => upphad).toSorted()).toEqual([2.55, 25.1, 5]);
    }
    expect((await linesOf(contracts[0], publisher, `&compId=${works[1]}`)).status).toBe(404);
    expect((await linesOf(contracts[0], publisher, `&compId=${works[0]}`)).body).toHaveLength(3);
  });
  it('H155 is nothing where contracts have brought nothing, without an error', async () => {
    const newcomer = await portal.someone();
    expect(await list(newcomer)).toMatchObject({ status: 200, body: [] });
    const contract = await aContract(newcomer, await portal.work({ by: newcomer }));
    expect(await yearsOf(contract, newcomer)).toMatchObject({ status: 200, body: [] });
  });
});

describe('whose it is', () => {
  it('S6, H155 a contract of others is not there, for staff either, and neither are its lines', async () => {
    const editor = await portal.someone({ role: 'editor', isPerson: false });
    for (const someone of [other, administrator, editor]) {
      const { status, body } = await yearsOf(contracts[0], someone);
      expect([status, body.Code]).toEqual([404, 'contract.notFound']);
      expect((await linesOf(contracts[0], someone)).status).toBe(404);
    }
    expect((await yearsOf(2_000_000_000, author)).body.Code).toBe('contract.notFound');
    expect((await list(administrator)).body).toEqual([]);
    expect((await list()).status).toBe(401);
    expect((await yearsOf(contracts[0])).status).toBe(401);
  });
  it('S5, S6, H155 a delegate has it while acting, also for reading alone', async () => {
    const delegate = await portal.someone({ role: 'external', isPerson: false });
    await portal.ask('POST /api/users/access', {
      as: publisher,
      body: { NOTENDA_NR_TENGSLAADILLA: delegate.userId, ADEINS_LESTUR: 1 },
    });
    expect((await yearsOf(contracts[0], delegate)).status).toBe(404);
    const started = await portal.ask(`PATCH /api/users/masquerade/${publisher.userId}`, { as: delegate });
    const acting = { ...delegate, token: started.body.token };
    expect((await list(acting)).body).toHaveLength(3);
    expect((await yearsOf(contracts[0], acting)).body).toHaveLength(2);
  });
  it('O43, H155 a system needs a key for money: one for works reads none of it', async () => {
    const works = await systemOf(portal, publisher, { scopes: ['readWorks'], name: 'Verk' });
    const money = await systemOf(portal, publisher, { scopes: ['readMoney'], name: 'Fé' });
    expect((await list(works)).status).toBe(403);
    expect((await yearsOf(contracts[0], works)).status).toBe(403);
    expect((await list(money)).body).toHaveLength(3);
  });
  it('H155 it goes with the right: who gave it away has it no longer, and who holds it has', async () => {
    const [seller, heir] = [await portal.someone(), await portal.someone()];
    works.push(await portal.work({ by: seller }));
    contracts.push(await aContract(seller, works.at(-1) ?? 0));
    await paid(`${year}-02-15`, [[3, '4']]);
    expect((await list(seller)).body).toMatchObject([{ upphad: 3 }]);
    await portal.sql('update author_right set person_id = $2 where right_id = $1', [
      await rightOf(portal, seller),
      heir.personId,
    ]);
    expect((await list(seller)).body).toEqual([]);
    expect((await yearsOf(contracts[3], seller)).body).toEqual([]);
    expect((await list(heir)).body).toMatchObject([{ upphad: 3 }]);
    expect((await yearsOf(contracts[3], heir)).body).toMatchObject([{ upphad: 3 }]);
  });
});

describe('how it is kept', () => {
  it('M2, H155 counts a distribution when it is finished, and never changes after', async () => {
    const inAll = async () =>
      (await yearsOf(contracts[1], author)).body.map((row: { upphad: number }) => row.upphad);
    const id = await split(`${year}-03-15`, [[1, '4']]);
    expect(await inAll()).toEqual([30]);
    await finish(id);
    expect(await inAll()).toEqual([3, 30]);
    await expect(
      portal.sql('update contract_total set amount = amount + 1 where distribution_id = $1', [id]),
    ).rejects.toThrow('finished and never changes');
    await expect(
      portal.pool.query('insert into contract_total values ($1, $2, $3, 1, 1)', [1, contracts[1], id]),
    ).rejects.toThrow('permission denied');
  });
  it('M7, H155 is the sum of all lines that rest on it, for every right and distribution', async () => {
    const wrong = await portal.sql(
      `select from (select right_id, contract_id, distribution_id, sum(amount) as amount, count(*) as lines
         from statement_line l join distribution d using (distribution_id) where contract_id is not null and state = 'finished' group by 1, 2, 3) l
       full join contract_total t using (right_id, contract_id, distribution_id)
       where (l.amount, l.lines) is distinct from (t.amount, t.line_count::bigint)`,
    );
    expect(wrong).toEqual([]);
  });
});
