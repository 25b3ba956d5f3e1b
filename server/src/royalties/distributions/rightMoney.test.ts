import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { finishedDistribution, importDistribution, linesOf, rightOf } from '../../../test/distribution.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { leaveUnclaimed, putOn, setShare, sharedWork } from '../../../test/shares.ts';

let portal: Portal;
let administrator: Someone;
let author: Someone;
let other: Someone;
let publisher: Someone;
let next = 0;

beforeAll(async () => {
  portal = await aPortal();
  administrator = await portal.someone({ role: 'administrator', isPerson: false });
  [author, other] = [await portal.someone(), await portal.someone()];
  publisher = await portal.someone({ name: 'Brim ehf.', withoutAuthor: true });
});
afterAll(() => portal.close());

const streaming = { FLOKKUR_UTHLUTUNAR_NR: 3, GJALDMIDILL: 'ISK', GENGI: 1 };
/** Uses that are split over the rights of their works. */
const report = (lines: readonly { work: number; amount: string; day: string }[]) =>
  lines.map(({ work, amount, day }, i) => `${i + 1};;${work};Streymi;${amount};${day}`);
/** A distribution of accepted claims alone, which are split as a service's lines are. */
async function split(lines: readonly { work: number; amount: string; day: string }[]) {
  const kept = ++next;
  await finishedDistribution(portal, {
    as: administrator,
    id: kept,
    file: ['line;right;work;pot;amount;used_on', ...report(lines)].join('\n'),
  });
  return emptyDistribution();
}
/** What was kept is paid by the next distribution. */
async function emptyDistribution() {
  const id = ++next;
  const { body } = await importDistribution(portal, {
    as: administrator,
    id,
    file: `line;pot;amount;title\n1;Útvarp;0;Ekkert`,
  });
  expect(body.stadA_UTHLUTUNAR).toBe('checked');
  return { id, body };
}
const paidTo = async (id: number, someone: Someone) => {
  const right = await rightOf(portal, someone);
  return portal.sql(
    `select amount::text, share::text, contract_id from statement_line where distribution_id = $1 and right_id = $2
     order by statement_line_id`,
    [id, right],
  );
};
const sums = async (id: number, someone: Someone) =>
  (await paidTo(id, someone)).reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0);
const finish = (id: number) => portal.ask(`POST /api/distributions/${id}/finish`, { as: administrator });
async function aContract(startsOn: string, endsOn: string, workId: number): Promise<number> {
  const [row] = await portal.sql(
    `with made as (
       insert into publishing_contract (publisher_id, author_id, starts_on, ends_on, performance_share, mechanical_share)
       values ($1, $2, $3, $4, 25, 50) returning contract_id
     ) insert into contract_work (contract_id, work_id) select contract_id, $5 from made returning contract_id`,
    [publisher.personId, author.authorId, startsOn, endsOn, workId],
  );
  return row?.contract_id;
}

describe('M6, M7 a publisher', () => {
  it('F1.1, F1.6 is paid by a right of its own for uses on the days of the contract, also once that has ended', async () => {
    const work = await portal.work({ by: author, title: 'Ölduslóð' });
    const contract = await aContract('2025-01-01', '2025-06-30', work);
    const { id } = await split([
      { work, amount: '100', day: '2024-12-31' },
      { work, amount: '100', day: '2025-03-15' },
      { work, amount: '100', day: '2025-07-01' },
    ]);
    expect(await paidTo(id, publisher)).toEqual([{ amount: '25.00', share: '25.00', contract_id: contract }]);
    expect(
      (await paidTo(id, author)).map((line) => [line['amount'], line['share'], line['contract_id']]),
    ).toEqual([
      ['100.00', '100.00', null],
      ['75.00', '75.00', contract],
      ['100.00', '100.00', null],
    ]);
    await finish(id);
    const right = await rightOf(portal, publisher);
    const mine = await portal.ask(`GET /api/persons/statistics?rights=${right}`, { as: publisher });
    expect(mine.body).toMatchObject([{ uthlutuN_NR: id, upphad: 25 }]);
    const lines = await portal.ask(`GET /api/persons/statistics/distributions?rights=${right}&Did=${id}`, {
      as: publisher,
    });
    expect(lines.body).toMatchObject([
      { upphad: 25, hlutfall: 25, publisheR_SAMNINGUR_NR: contract, dagS_NOTKUNAR: '2025-03-15' },
    ]);
    for (const path of [`statuses?rightId=${right}`, `statuses/summary?rightId=${right}`])
      expect((await portal.ask(`GET /api/persons/${path}`, { as: publisher })).status).toBe(200);
    const told = await portal.sql('select from notification where person_id = $1', [publisher.personId]);
    expect(told).toHaveLength(1);
  });
  it('a contract from today takes nothing of what was used before', async () => {
    const work = await portal.work({ by: author, title: 'Áður' });
    await portal.sql(
      `with made as (
         insert into publishing_contract (publisher_id, author_id, starts_on, ends_on, performance_share, mechanical_share)
         values ($1, $2, current_date, current_date + 1000, 50, 50) returning contract_id
       ) insert into contract_work (contract_id, work_id) select contract_id, $3 from made`,
      [publisher.personId, author.authorId, work],
    );
    const today = new Date().toISOString().slice(0, 10);
    const { id } = await split([
      { work, amount: '10', day: '2026-01-15' },
      { work, amount: '10', day: today },
    ]);
    expect(await sums(id, publisher)).toBe(500);
    expect(await sums(id, author)).toBe(1500);
  });
});

describe('M7 an amendment of an approved work', () => {
  const amended = async (more: object) => {
    const title = `Skipt ${++next}`;
    const work = await sharedWork(portal, [author, other], title);
    const staff = await portal.someone({ role: 'editor', isPerson: false });
    const answer = await portal.ask(`PUT /api/compositions/${work}`, {
      as: staff,
      body: {
        HEITI_VERKS: title,
        LENGD: '3.30',
        authors: [
          { id: author.authorId, typeOfAuthor: 36, ratio: 90 },
          { id: other.authorId, typeOfAuthor: 36, ratio: 10 },
        ],
        ...more,
      },
    });
    expect(answer.status).toBe(200);
    await portal.sql(`update work_author set approval = 'given' where work_id = $1`, [work]);
    await portal.sql(`select refresh_lights(array[$1::integer], 'approvedByTime')`, [work]);
    const { id } = await split([{ work, amount: '100', day: '2026-02-01' }]);
    return [await sums(id, author), await sums(id, other)];
  };
  it('counts from the day it is decided', async () => {
    expect(await amended({})).toEqual([5000, 5000]);
  });
  it('counts from the beginning where staff say so', async () => {
    expect(await amended({ FRA_UPPHAFI: 1 })).toEqual([9000, 1000]);
  });
  it.each([
    ['2026-02-01', undefined, [9000, 1000]],
    ['2026-02-02', undefined, [5000, 5000]],
    ['2026-01-01', '2026-02-01', [9000, 1000]],
    ['2026-01-01', '2026-01-31', [5000, 5000]],
  ])('X141 counts for uses from %s until %s', async (from, until, paid) => {
    expect(
      await amended({ BREYTING_GILDIR_FRA: from, ...(until && { BREYTING_GILDIR_TIL: until }) }),
    ).toEqual(paid);
  });
});

describe('M5 thousands of small lines', () => {
  it('of an eyrir each bring every right its share, in claims and releases as in the file', async () => {
    const work = await sharedWork(portal, [author, other], 'Eyrir');
    await setShare(portal, work, 30, author.authorId);
    await setShare(portal, work, 70, other.authorId);
    const { id, body } = await split(
      Array.from({ length: 3001 }, () => ({ work, amount: '0.01', day: '2026-03-01' })),
    );
    expect(Math.abs((await sums(id, author)) - 900.3)).toBeLessThan(1);
    expect(Math.abs((await sums(id, other)) - 2100.7)).toBeLessThan(1);
    expect(body).toMatchObject({ upphaD_LEYST: 30.01, upphaD_UTHLUTAD: 30.01 });
  });
});

describe('M8 the public domain and AI', () => {
  it('are nobody’s money: no points at home', async () => {
    await portal.sql(
      `insert into person (person_id, name) values (3492, 'Þjóðlag') on conflict do nothing;
       insert into author (author_id, person_id, display_name) values (3492, 3492, 'Þjóðlag') on conflict do nothing`,
    );
    const work = await portal.work({ by: author, title: 'Þjóðlag' });
    await setShare(portal, work, 50);
    await putOn(portal, work, 3492, { authorTypeId: 33, share: 50 });
    const { id, body } = await split([{ work, amount: '100', day: '2026-01-01' }]);
    expect(await sums(id, author)).toBe(10_000);
    expect(body).toMatchObject({ fjoldI_OTHEKKTRA: 1, upphaD_OTHEKKT: 0, upphaD_I_POTTUM: 0 });
  });
  it('stay with the pot where the category says so', async () => {
    const work = await portal.work({ by: author, title: 'Þjóðlag öðru sinni' });
    await setShare(portal, work, 50);
    await putOn(portal, work, 3492, { authorTypeId: 33, share: 50 });
    const kept = ++next;
    await finishedDistribution(portal, {
      as: administrator,
      id: kept,
      file: [
        'line;right;work;pot;amount;used_on',
        ...report([{ work, amount: '100', day: '2026-01-01' }]),
      ].join('\n'),
    });
    const id = ++next;
    const { body } = await importDistribution(portal, {
      as: administrator,
      id,
      file: `line;pot;amount;title\n1;Útvarp;0;Ekkert`,
      head: { FLOKKUR_UTHLUTUNAR_NR: streaming.FLOKKUR_UTHLUTUNAR_NR },
    });
    expect(await sums(id, author)).toBe(5000);
    expect(body).toMatchObject({ stadA_UTHLUTUNAR: 'checked', upphaD_I_POTTUM: 50, upphaD_LEYST: 100 });
  });
});

describe('M12 money that was kept', () => {
  it('for a light is paid by the next distribution once the work is green', async () => {
    const work = await portal.work({ by: author, title: 'Bíður', isApproved: false });
    const right = await rightOf(portal, author);
    const kept = ++next;
    await finishedDistribution(portal, {
      as: administrator,
      id: kept,
      file: `line;right;work;pot;amount\n1;${right};${work};Útvarp;7777,77`,
    });
    expect((await emptyDistribution()).body).toMatchObject({ upphaD_LEYST: 0 });
    await portal.sql(`update work set review = 'approved' where work_id = $1`, [work]);
    await portal.sql(`select refresh_lights(array[$1::integer], 'approvedByStaff')`, [work]);
    const { id, body } = await emptyDistribution();
    expect(body).toMatchObject({ upphaD_LEYST: 7777.77, upphaD_UTHLUTAD: 7777.77 });
    expect(await linesOf(portal, id)).toMatchObject([{ work_id: work, amount: '7777.77' }]);
    // Cancelled, it is free for the next; finished, it is never paid again.
    await portal.ask(`POST /api/distributions/${id}/cancel`, { as: administrator });
    const again = await emptyDistribution();
    expect(again.body).toMatchObject({ upphaD_LEYST: 7777.77 });
    await finish(again.id);
    expect((await emptyDistribution()).body).toMatchObject({ upphaD_LEYST: 0 });
  });
  it('is not also paid by a claim, whether that came before or after', async () => {
    const work = await portal.work({ by: author, title: 'Tvisvar', isApproved: false });
    const right = await rightOf(portal, author);
    const kept = ++next;
    await finishedDistribution(portal, {
      as: administrator,
      id: kept,
      file: `line;right;work;pot;amount\n1;${right};${work};Útvarp;500`,
    });
    const [usage] = await portal.sql(
      'select unmatched_usage_id as id from unmatched_usage where distribution_id = $1',
      [kept],
    );
    const claimed = () =>
      portal.ask('POST /api/usageClaims', {
        as: author,
        body: { OTHEKKT_NOTKUN_NR: usage?.id, VERK_NR: work },
      });
    const first = await claimed();
    expect(first.status).toBe(201);
    await portal.sql(`update work set review = 'approved' where work_id = $1`, [work]);
    await portal.sql(`select refresh_lights(array[$1::integer], 'approvedByStaff')`, [work]);
    const { id } = await emptyDistribution();
    expect(await linesOf(portal, id)).toMatchObject([{ work_id: work, amount: '500.00' }]);
    const claim = first.body.krafA_NR;
    expect(
      (await portal.ask(`PATCH /api/usageClaims/${claim}`, { as: administrator, body: { SAMTHYKKT: 1 } }))
        .body.Code,
    ).toBe('usageClaim.takenAlready');
    await portal.ask(`DELETE /api/usageClaims/${claim}`, { as: author });
    expect((await claimed()).body.Code).toBe('usageClaim.usageNotFound');
    await expect(
      portal.sql(
        `insert into usage_claim (unmatched_usage_id, work_id, person_id, state, decided_at) values ($1, $2, $3, 'accepted', now())`,
        [usage?.id, work, author.personId],
      ),
    ).rejects.toThrow('is paid already');
  });
  it('for an author whom nobody claimed is paid to the holder once there is one', async () => {
    const unclaimed = await portal.someone();
    const work = await sharedWork(portal, [author, unclaimed], 'Ósótt');
    await leaveUnclaimed(portal, work, unclaimed.authorId);
    const first = await split([{ work, amount: '100', day: '2026-01-01' }]);
    expect(first.body).toMatchObject({ upphaD_UTHLUTAD: 50, upphaD_OTHEKKT: 50 });
    await finish(first.id);
    const [held] = await portal.sql('select right_id from author_right where author_id = $1', [
      unclaimed.authorId,
    ]);
    await portal.sql('update work_right set right_id = $1 where work_id = $2 and author_id = $3', [
      held?.right_id,
      work,
      unclaimed.authorId,
    ]);
    const second = await emptyDistribution();
    expect(await sums(second.id, unclaimed)).toBe(5000);
    expect(await sums(second.id, author)).toBe(0);
  });
});
