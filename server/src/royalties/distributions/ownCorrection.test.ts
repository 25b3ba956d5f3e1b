import { afterAll, beforeAll, expect, it } from 'vitest';
import { finishedDistribution, importDistribution, rightOf } from '../../../test/distribution.ts';
import { aProposedDivision } from '../../../test/inheritances.ts';
import { aPayingSociety } from '../../../test/paying.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { sharedWork } from '../../../test/shares.ts';

let portal: Portal;
let society: Awaited<ReturnType<typeof aPayingSociety>>;
let administrator: Someone;
let writer: Someone;
let other: Someone;
let work: number;
const paid = 700;
let next = paid;

beforeAll(async () => {
  portal = await aPortal();
  society = await aPayingSociety(portal);
  administrator = await portal.someone({ role: 'administrator' });
  [writer, other] = [await society.payee(), await portal.someone()];
  work = await sharedWork(portal, [writer, administrator, other], 'Skipt');
  await finishedDistribution(portal, {
    as: society.anna,
    finishedBy: society.bera,
    id: paid,
    file: `line;right;work;pot;amount\n1;${await rightOf(portal, writer)};${work};Útvarp;1000`,
  });
}, 60_000);
afterAll(() => portal.close());

/** 500 krónur from one who wrote the work to another. */
const moved = async (as: Someone, to: Someone) =>
  importDistribution(portal, {
    as,
    id: ++next,
    file: [
      'line;right;work;pot;amount',
      `1;${await rightOf(portal, writer)};${work};Útvarp;-500`,
      `2;${await rightOf(portal, to)};${work};Útvarp;500`,
    ].join('\n'),
    head: { LEIDRETTIR_UTHLUTUN_NR: paid },
  });

it('R245 a file that corrects a distribution is sent by nobody whom it pays or takes from', async () => {
  expect((await moved(administrator, administrator)).body.stadA_UTHLUTUNAR).toBe('refused');
  const { body } = await portal.ask(`GET /api/distributions/${next}/problems`, { as: society.anna });
  expect(body).toMatchObject([{ abending: expect.stringContaining('Annar stjórnandi') }]);
  expect((await moved(society.anna, administrator)).body.stadA_UTHLUTUNAR).toBe('checked');
  await portal.ask(`POST /api/distributions/${next}/cancel`, { as: society.anna });
});

it('R245 nor by their heir, also by a division that came after the file; the database holds it', async () => {
  expect((await moved(administrator, other)).body.stadA_UTHLUTUNAR).toBe('checked');
  await aProposedDivision({ portal, society }, writer, [[administrator, 100]]);
  const { status, body } = await portal.ask(`POST /api/distributions/${next}/finish`, { as: society.bera });
  expect([status, body.Code]).toEqual([409, 'distribution.correctionPaysSender']);
  await expect(
    portal.sql(`update distribution set state = 'finished', finished_by = $2 where distribution_id = $1`, [
      next,
      society.bera.userId,
    ]),
  ).rejects.toMatchObject({ constraint: 'correction_not_own' });
});
