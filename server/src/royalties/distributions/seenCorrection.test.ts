import { afterAll, beforeAll, expect, it } from 'vitest';
import { finishedDistribution, importDistribution, rightOf } from '../../../test/distribution.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { sharedWork } from '../../../test/shares.ts';

let portal: Portal;
let anna: Someone;
let bera: Someone;
let rights: number[];
let work: number;
const paid = 1;
let next = paid;

beforeAll(async () => {
  portal = await aPortal();
  [anna, bera] = [
    await portal.someone({ role: 'administrator', isPerson: false }),
    await portal.someone({ role: 'administrator', isPerson: false }),
  ];
  const [one, other] = [
    await portal.someone({ name: 'Anna Sól' }),
    await portal.someone({ name: 'Bjarni Már' }),
  ];
  work = await sharedWork(portal, [one, other], 'Skipt');
  rights = [await rightOf(portal, one), await rightOf(portal, other)];
  await finishedDistribution(portal, {
    as: anna,
    finishedBy: bera,
    id: paid,
    file: `line;type;right;work;pot;amount\n1;1;${rights[0]};${work};Útvarp;1000\n2;4;${rights[0]};;Greitt;1000`,
  });
});
afterAll(() => portal.close());

const correct = (...lines: string[]) =>
  importDistribution(portal, {
    as: anna,
    id: ++next,
    file: ['line;type;right;work;pot;amount', ...lines.map((line, i) => `${i + 1};${line}`)].join('\n'),
    head: { LEIDRETTIR_UTHLUTUN_NR: paid, ASTAEDA_FRAVIKS: 'Svona var samið.' },
  });
const moved = async () => (await portal.ask(`GET /api/distributions/${next}/rights`, { as: bera })).body;
const see = (as: Someone, isSeen = 1) =>
  portal.ask(`PATCH /api/distributions/${next}/rights`, { as, body: { LEIDRETTING_SKODUD: isSeen } });
const finish = () => portal.ask(`POST /api/distributions/${next}/finish`, { as: bera });
const finishUnasked = () =>
  portal.sql(`update distribution set state = 'finished', finished_by = $2 where distribution_id = $1`, [
    next,
    bera.userId,
  ]);

it('R247 who finishes a correction by a file that takes from somebody has seen whom it takes from and pays', async () => {
  const { body } = await correct(`1;${rights[1]};${work};Útvarp;-5000`, `1;${rights[0]};${work};Útvarp;5000`);
  expect(body).toMatchObject({ stadA_UTHLUTUNAR: 'checked', upphaD_UTHLUTAD: 0, upphaD_RADSTAFAD: 0 });
  expect(await moved()).toEqual([
    {
      rettindI_NR: rights[0],
      nafN_RETTHAFA: 'Anna Sól',
      upphaeD_ADUR: 1000,
      upphaeD_NU: 6000,
      upphaD_RADSTAFAD: 5000,
    },
    {
      rettindI_NR: rights[1],
      nafN_RETTHAFA: 'Bjarni Már',
      upphaeD_ADUR: 0,
      upphaeD_NU: -5000,
      upphaD_RADSTAFAD: -5000,
    },
  ]);
  const refused = await finish();
  expect([refused.status, refused.body.Code]).toEqual([409, 'distribution.correctionUnseen']);
  expect(refused.body.Message).toContain('5.000 kr.');
  // Another has seen it, or it was seen and is no more.
  expect((await see(anna)).status).toBe(200);
  await expect(finishUnasked()).rejects.toMatchObject({ constraint: 'correction_seen' });
  await see(bera);
  await see(bera, 0);
  await expect(finishUnasked()).rejects.toMatchObject({ constraint: 'correction_seen' });
  expect((await see(bera)).status).toBe(200);
  expect((await finish()).status).toBe(200);
  // What a right earned is its holder's to read.
  expect((await moved()).Code).toBe('distribution.noCorrectedRights');
  expect((await see(bera)).body.Code).toBe('distribution.notChecked');
});

it('R247 is asked about what is taken of usage that was kept', async () => {
  next += 1;
  const kept = `line;title;pot;amount\n1;Enginn veit;Útvarp;90`;
  await finishedDistribution(portal, { as: anna, finishedBy: bera, id: next, file: kept });
  const head = { LEIDRETTIR_UTHLUTUN_NR: next };
  const lines = [`1;;;Enginn veit;Útvarp;-90`, `2;${rights[0]};${work};;Útvarp;90`];
  const file = ['line;right;work;title;pot;amount', ...lines].join('\n');
  await importDistribution(portal, { as: anna, id: ++next, file, head });
  expect(await moved()).toMatchObject([{ nafN_RETTHAFA: 'Anna Sól', upphaeD_ADUR: 0, upphaeD_NU: 90 }]);
  const refused = await finish();
  expect(refused.body.Code).toBe('distribution.correctionUnseen');
  expect(refused.body.Message).toContain('90 kr.');
  await see(bera);
  expect((await finish()).status).toBe(200);
});

it('R247 sees what is paid again though nothing is distributed, and is asked about no correction that only gives', async () => {
  await correct(`4;${rights[0]};;Greitt;-300`, `5;${rights[0]};;Til greiðslu;300`);
  expect(await moved()).toMatchObject([{ upphaeD_ADUR: 6000, upphaeD_NU: 6000, upphaD_RADSTAFAD: 300 }]);
  expect((await finish()).body.Code).toBe('distribution.correctionUnseen');
  await correct(`1;${rights[1]};${work};Útvarp;7`);
  expect((await finish()).status).toBe(200);
});
