import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { finishedDistribution, rightOf } from '../../../test/distribution.ts';
import { aPortal, type Portal } from '../../../test/portal.ts';
import { importUsage } from '../../../test/usage.ts';
import { untilOneWaits } from '../../../test/waiting.ts';

let portal: Portal;
let workId: number;
let [paid, other, third] = [0, 0, 0];

beforeAll(async () => {
  portal = await aPortal();
  const administrator = await portal.someone({ role: 'administrator' });
  const member = await portal.someone();
  const rightId = await rightOf(portal, member);
  workId = await portal.work({ by: member });
  const file = `line;right;work;pot;amount\n1;${rightId};${workId};Útvarp;1000\n`;
  await finishedDistribution(portal, { as: administrator, id: 1, file });
  const log = async (day: string) => {
    const lines = ['07:30', '07:34', '07:38'].map((time) => `${day};${time};Rás 9;Vorið;Sog;Anna;180`);
    const text = ['date;time;station;title;performer;writers;seconds', ...lines, ''].join('\n');
    const { body } = await importUsage(portal, { as: administrator, file: text });
    return Number(body.notkunarinnlestuR_NR);
  };
  [paid, other, third] = [await log('2026-03-01'), await log('2026-03-02'), await log('2026-03-03')];
});
afterAll(() => portal.close());

const missing = 999_999_999;
const refused = { code: '23503' };
const pay = (lines: string, work = `${workId}`, distribution = '1') =>
  `insert into usage_payment (usage_import_id, line_number, part_number, work_id, distribution_id)
   select usage_import_id, line_number, part_number, ${work}, ${distribution} from (${lines}) l`;
const linesOf = (id: number) =>
  `select usage_import_id, line_number, part_number from usage_line where usage_import_id = ${id} order by line_number`;
const payments = () =>
  portal.sql('select usage_import_id, line_number, work_id from usage_payment order by 1, 2');

/** Somebody does the one in a transaction, in which another begins the other; answers what comes of that. */
async function beside(first: string, later: string): Promise<unknown> {
  const one = new pg.Client(portal.database.owner);
  await one.connect();
  await one.query('begin');
  await one.query(first);
  const waited = portal.sql(later).catch((error: unknown) => error);
  await untilOneWaits(portal);
  await one.query('commit');
  await one.end();
  return waited;
}

describe('R15, O226 lines that a run has paid', () => {
  it.each([
    [
      'of no import',
      () => pay(`(${linesOf(paid)} limit 1) union all select ${missing}, 1, 0`),
      'usage_payment_line',
    ],
    [
      'of no such number',
      () => pay(`(${linesOf(paid)} limit 1) union all select ${paid}, ${missing}, 0`),
      'usage_payment_line',
    ],
    ['for no work', () => pay(linesOf(paid), `${missing}`), 'usage_payment_refers'],
    ['in no distribution', () => pay(linesOf(paid), `${workId}`, `${missing}`), 'usage_payment_refers'],
  ])('are there: %s is refused with all else of the statement', async (_name, text, constraint) => {
    await expect(portal.sql(text())).rejects.toMatchObject({ ...refused, constraint });
    expect(await payments()).toEqual([]);
  });

  it('stay: neither they nor their work nor their distribution is removed or given another number', async () => {
    await portal.sql(pay(`${linesOf(paid)} limit 2`, 'null::integer'));
    await portal.sql(`update usage_payment set work_id = ${workId} where usage_import_id = ${paid}`);
    for (const change of [
      `update usage_payment set work_id = ${missing} where usage_import_id = ${paid}`,
      `delete from usage_line where usage_import_id = ${paid}`,
      `update usage_line set line_number = line_number + 100 where usage_import_id = ${paid}`,
      `delete from work where work_id = ${workId}`,
      'delete from distribution where distribution_id = 1',
    ])
      await expect(portal.sql(change)).rejects.toMatchObject(refused);
    // What was not paid goes, of the same import too.
    await portal.sql(
      `delete from usage_line l where usage_import_id = ${paid} and not exists (select from usage_payment p
         where (p.usage_import_id, p.line_number) = (l.usage_import_id, l.line_number))`,
    );
    expect(await portal.sql(linesOf(paid))).toHaveLength(2);
  });

  it('are not taken back by who waited for the run that pays them', async () => {
    const lines = await portal.sql(linesOf(other));
    expect(
      await beside(pay(linesOf(other)), `delete from usage_line where usage_import_id = ${other}`),
    ).toMatchObject({ ...refused, constraint: 'usage_line_paid' });
    expect(await portal.sql(linesOf(other))).toEqual(lines);
  });

  it('are not paid by a run that waited for who takes them back', async () => {
    const before = await payments();
    expect(
      await beside(
        `delete from usage_line where usage_import_id = ${third}`,
        `insert into usage_payment (usage_import_id, line_number, part_number, distribution_id)
         select ${third}, n, 0, 1 from generate_series(2, 4) n`,
      ),
    ).toMatchObject({ ...refused, constraint: 'usage_payment_line' });
    expect(await payments()).toEqual(before);
  });
});
