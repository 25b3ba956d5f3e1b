import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  finishedDistribution,
  importDistribution,
  rightOf,
  seeCorrection,
} from '../../../test/distribution.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';

let portal: Portal;
let anna: Someone;
let bera: Someone;
let right: number;
let work: number;
let paid: number;
let next = 0;

beforeAll(async () => {
  portal = await aPortal();
  [anna, bera] = [
    await portal.someone({ role: 'administrator', isPerson: false }),
    await portal.someone({ role: 'administrator', isPerson: false }),
  ];
  const writer = await portal.someone();
  work = await portal.work({ by: writer, title: 'Þekkt' });
  right = await rightOf(portal, writer);
  paid = ++next;
  await finishedDistribution(portal, {
    as: anna,
    finishedBy: bera,
    id: paid,
    file: file(';;Enginn veit;1000', ';;Annað lag;1200', ';;Annað lag;800'),
  });
});
afterAll(() => portal.close());

function file(...lines: string[]) {
  return ['line;right;work;title;amount;pot', ...lines.map((line, i) => `${i + 1};${line};Útvarp`)].join(
    '\n',
  );
}
const correct = async (...lines: string[]) => {
  const { body } = await importDistribution(portal, {
    as: anna,
    id: ++next,
    file: file(...lines),
    head: { LEIDRETTIR_UTHLUTUN_NR: paid, ASTAEDA_FRAVIKS: 'Þetta er þekkt núna.' },
  });
  return body;
};
const finish = async (id: number) => {
  await seeCorrection(portal, bera, id);
  return (await portal.ask(`POST /api/distributions/${id}/finish`, { as: bera })).status;
};
const problems = async (id: number) => {
  const { body } = await portal.ask(`GET /api/distributions/${id}/problems`, { as: anna });
  return body.map((one: { abending: string }) => one.abending);
};
/** What is kept and nobody has had: by title, and in the ledger. */
const kept = async () => [
  await portal.sql(
    `select title, amount::float from unmatched_usage u where not exists (
       select from usage_release r where r.unmatched_usage_id = u.unmatched_usage_id) order by 1, 2`,
  ),
  (
    await portal.sql(
      `select (sum(units) / 10000)::float as sum from ledger_entry join ledger_account using (ledger_account_id) where kind = 'unidentified'`,
    )
  )[0]?.['sum'],
];

describe('R246 a line below zero of a correction that is nobody’s', () => {
  it('takes nothing out of what was kept of other usage', async () => {
    expect(await correct(';;Aldrei geymt;-1500', `${right};${work};;1500`)).toMatchObject({
      stadA_UTHLUTUNAR: 'refused',
    });
    expect(await problems(next)).toEqual([expect.stringMatching(/Lína 1 .*1\.500,00.* 0,00/)]);
    expect((await correct(';;Annað lag;-2000,01')).stadA_UTHLUTUNAR).toBe('refused');
    expect(await problems(next)).toEqual([expect.stringMatching(/2\.000,01.*2\.000,00/)]);
  });
  it('takes what was kept of the same usage, which nobody is paid after that', async () => {
    const [usage] = await portal.sql(
      `select unmatched_usage_id from unmatched_usage where title = 'Enginn veit'`,
    );
    expect(await correct(';;Enginn veit;-1000', `${right};${work};;1000`)).toMatchObject({
      stadA_UTHLUTUNAR: 'checked',
      upphaD_UTHLUTAD: 1000,
      upphaD_OTHEKKT: 0,
      upphaD_LEYST: 1000,
    });
    expect(await finish(next)).toBe(200);
    expect(await kept()).toEqual([
      [
        { title: 'Annað lag', amount: 800 },
        { title: 'Annað lag', amount: 1200 },
      ],
      2000,
    ]);
    const writer = await portal.someone();
    const claim = await portal.ask('POST /api/usageClaims', {
      as: writer,
      body: { OTHEKKT_NOTKUN_NR: usage?.['unmatched_usage_id'], VERK_NR: await portal.work({ by: writer }) },
    });
    expect(claim.status).toBe(404);
    expect((await correct(';;Enginn veit;-1000')).stadA_UTHLUTUNAR).toBe('refused');
  });
  it('keeps what it leaves, once', async () => {
    expect((await correct(';;Annað lag;-1300')).stadA_UTHLUTUNAR).toBe('checked');
    expect(await finish(next)).toBe(200);
    expect(await kept()).toEqual([[{ title: 'Annað lag', amount: 700 }], 700]);
    expect((await correct(';;Annað lag;-701')).stadA_UTHLUTUNAR).toBe('refused');
    expect((await correct(';;Annað lag;-700')).stadA_UTHLUTUNAR).toBe('checked');
    await portal.ask(`POST /api/distributions/${next}/cancel`, { as: anna });
  });
  it('is held by the database', async () => {
    expect((await correct(';;Annað lag;5')).stadA_UTHLUTUNAR).toBe('checked');
    await portal.sql('update unmatched_usage set amount = -5 where distribution_id = $1', [next]);
    const refused = await portal.ask(`POST /api/distributions/${next}/finish`, { as: bera });
    expect([refused.status, refused.body.Code]).toEqual([409, 'distribution.correctionTakesMore']);
    await expect(
      portal.sql(`update distribution set state = 'finished', finished_by = $2 where distribution_id = $1`, [
        next,
        bera.userId,
      ]),
    ).rejects.toMatchObject({ constraint: 'kept_below_zero' });
  });
});
