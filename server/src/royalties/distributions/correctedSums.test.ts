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
let writer: Someone;
let right: number;
let work: number;
let next = 0;

beforeAll(async () => {
  portal = await aPortal();
  [anna, bera] = [
    await portal.someone({ role: 'administrator', isPerson: false }),
    await portal.someone({ role: 'administrator', isPerson: false }),
  ];
  writer = await portal.someone();
  work = await portal.work({ by: writer, title: 'Leiðrétt' });
  right = await rightOf(portal, writer);
});
afterAll(() => portal.close());

const head = 'line;type;right;work;pot;amount';
const file = (...lines: string[]) => [head, ...lines.map((line, i) => `${i + 1};${line}`)].join('\n');
const paid = async (...lines: string[]) => {
  next += 1;
  await finishedDistribution(portal, { as: anna, finishedBy: bera, id: next, file: file(...lines) });
  return next;
};
const correct = (of: number, ...lines: string[]) =>
  importDistribution(portal, {
    as: anna,
    id: ++next,
    file: file(...lines),
    head: { LEIDRETTIR_UTHLUTUN_NR: of, ASTAEDA_FRAVIKS: 'Svona á það að vera.' },
  });
const finish = async (id: number) => {
  await seeCorrection(portal, bera, id);
  return portal.ask(`POST /api/distributions/${id}/finish`, { as: bera });
};
const problems = async (id: number) => {
  const { body } = await portal.ask(`GET /api/distributions/${id}/problems`, { as: anna });
  return body.map((one: { abending: string }) => one.abending);
};
/** What the payee is owed, in krónur. */
const balance = async () => {
  const { body } = await portal.ask(`GET /api/persons/${writer.personId}/balance`, { as: writer });
  return body.inneign ?? 0;
};

describe('R244 a correction by a file', () => {
  it('pays again nothing that others paid but what the corrected distribution says they did', async () => {
    const of = await paid(
      `1;${right};${work};Útvarp;1000`,
      `4;${right};;Greitt;300`,
      `5;${right};;Til greiðslu;700`,
    );
    const before = await balance();
    const again = (kronur: number) =>
      correct(of, `4;${right};;Greitt annars staðar;-${kronur}`, `5;${right};;Til greiðslu;${kronur}`);
    expect((await again(3_000_000)).body.stadA_UTHLUTUNAR).toBe('refused');
    expect(await problems(next)).toEqual([expect.stringContaining('3.000.000,00')]);
    expect((await again(200)).body.stadA_UTHLUTUNAR).toBe('checked');
    expect((await finish(next)).status).toBe(200);
    expect(await balance()).toBe(before + 200);
    // All corrections together.
    expect((await again(101)).body.stadA_UTHLUTUNAR).toBe('refused');
    expect(await problems(next)).toEqual([expect.stringMatching(/301,00.*300,00/)]);
    expect((await again(100)).body.stadA_UTHLUTUNAR).toBe('checked');
  });
  it('gives back no more of deductions than there were', async () => {
    const of = await paid(`1;${right};${work};Útvarp;100`, `2;${right};;Umsýsla;15`);
    const back = (kronur: number) =>
      correct(of, `2;${right};;Umsýsla;-${kronur}`, `5;${right};;Til greiðslu;${kronur}`);
    expect((await back(16)).body.stadA_UTHLUTUNAR).toBe('refused');
    expect(await problems(next)).toEqual([expect.stringMatching(/16,00.*15,00/)]);
    expect((await back(15)).body.stadA_UTHLUTUNAR).toBe('checked');
  });
  it('is held by the database', async () => {
    const of = await paid(`1;${right};${work};Útvarp;100`, `4;${right};;Greitt;100`);
    expect(
      (await correct(of, `4;${right};;Greitt;-100`, `5;${right};;Til greiðslu;100`)).body.stadA_UTHLUTUNAR,
    ).toBe('checked');
    await portal.sql('update movement set amount = amount * 10 where distribution_id = $1', [next]);
    const refused = await portal.ask(`POST /api/distributions/${next}/finish`, { as: bera });
    expect([refused.status, refused.body.Code]).toEqual([409, 'distribution.correctionTakesMore']);
    await expect(
      portal.sql(`update distribution set state = 'finished', finished_by = $2 where distribution_id = $1`, [
        next,
        bera.userId,
      ]),
    ).rejects.toMatchObject({ constraint: 'correction_overdraws' });
  });
});
