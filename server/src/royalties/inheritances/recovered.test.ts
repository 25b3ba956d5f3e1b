import { afterAll, beforeAll, expect, it } from 'vitest';
import { importDistribution } from '../../../test/distribution.ts';
import { estatesOf } from '../../../test/estates.ts';
import { aPayingSociety } from '../../../test/paying.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { bookedUnits } from '../../../test/runs.ts';

// An author who was paid ahead dies, and the heirs are paid by the right.

let portal: Portal;
let society: Awaited<ReturnType<typeof aPayingSociety>>;
let editor: Someone;
beforeAll(async () => {
  portal = await aPortal();
  society = await aPayingSociety(portal);
  editor = await portal.someone({ role: 'editor', isPerson: false });
});
afterAll(() => portal.close());

const { anEstate, confirmAndPass, decide } = estatesOf(() => ({
  portal,
  editor,
  administrator: society.bera,
}));

async function advance({ personId }: Someone, kronur: number, percent: number): Promise<number> {
  const { body, text } = await society.post('advances', {
    NAFN_NR: personId,
    UPPHAED_FYRIRFRAMGREIDSLU: kronur,
    ENDURHEIMTUHLUTFALL: percent,
    ASTAEDA_FYRIRFRAMGREIDSLU: 'Plata',
  });
  const id: number = body?.fyrirframgreidslA_NR;
  if (!id) throw new Error(text);
  await portal.ask(`PATCH /api/money/advances/${id}`, { as: society.bera, body: { SAMTHYKKT: 1 } });
  await society.pay({ LAGMARKSGREIDSLA: 1 });
  return id;
}
let distributions = 9000;
/** What a work of the one who died brings the holders of the right. */
async function bring(
  dead: Someone,
  workId: number,
  amounts: readonly (readonly [Someone, number])[],
  /** Paid by others (4), where it is not the portal's to pay (5). */
  movement: 4 | 5 = 5,
): Promise<void> {
  distributions += 1;
  const lines: string[] = [];
  for (const [i, [{ personId }, amount]] of amounts.entries()) {
    const [right] = await portal.sql(
      'select right_id from author_right where author_id = $1 and person_id = $2',
      [dead.authorId, personId],
    );
    const of = `${right?.['right_id']};${workId};Útvarp;${society.today};${amount}`;
    lines.push(`${2 * i + 1};1;${of}`, `${2 * i + 2};${movement};${of}`);
  }
  const id = distributions;
  const file = ['line;type;right;work;pot;used_on;amount', ...lines].join('\n');
  await importDistribution(portal, { as: society.anna, id, file, head: { DAGS_UTHLUTUNAR: society.today } });
  const done = await portal.ask(`POST /api/distributions/${id}/finish`, { as: society.bera });
  if (done.status !== 200) throw new Error(done.text);
}
const left = async (id: number) =>
  Number((await portal.sql('select advance_left($1) / 10000.0 as isk', [id]))[0]?.['isk']);
const balance = async (of: Someone) => {
  const { inneign, eftirstodvaR_DANARBUS: part } = await society.balanceOf(of);
  return [inneign, part];
};

it('R203 what the right brings the heirs goes on recovering the advance, from each by their part, and no more than is left', async () => {
  const [dead, first, second] = [await society.payee(), await society.payee(), await society.payee()];
  const workId = await portal.work({ by: dead });
  const id = await advance(dead, 1000, 50);
  const { estateId } = await anEstate(dead, [
    [first, 60],
    [second, 40],
  ]);
  for (const as of [editor, society.bera]) {
    const { body } = await portal.ask(`GET /api/estates/${estateId}`, { as });
    expect(body.eftirstodvar).toBe(1000);
  }
  await confirmAndPass(estateId);
  expect([await balance(first), await balance(second)]).toEqual([
    [0, 600],
    [0, 400],
  ]);
  await bring(dead, workId, [
    [first, 600],
    [second, 400],
  ]);
  expect([await balance(first), await balance(second), await left(id)]).toEqual([
    [300, 300],
    [200, 200],
    500,
  ]);
  // What they are paid for works of their own recovers nothing.
  await society.distribute([[first, 100]]);
  expect([await balance(first), await left(id)]).toEqual([[400, 300], 500]);
  await bring(dead, workId, [
    [first, 1200],
    [second, 800],
  ]);
  expect([await balance(first), await balance(second), await left(id)]).toEqual([[1300, 0], [800, 0], 0]);
  await bring(dead, workId, [[first, 60]]);
  expect(await balance(first)).toEqual([1360, 0]);
  expect(
    await portal.sql(
      `select person_id, (sum(units) / 10000)::integer as isk from inherited_recovery join payee using (payee_id) where advance_id = $1
       group by 1 order by 1`,
      [id],
    ),
  ).toEqual([
    { person_id: first.personId, isk: 600 },
    { person_id: second.personId, isk: 400 },
  ]);
  expect(await bookedUnits(portal, 'advance')).toBe(0);
  const { body: steps } = await portal.ask(`GET /api/persons/${first.personId}/advances`, { as: first });
  expect(steps.map((one: Record<string, unknown>) => [one['upphad'], one['nafN_GREIDSLUTHEGA']])).toEqual([
    [500, dead.name],
    [500, dead.name],
    [1000, dead.name],
  ]);
  const { body: advances } = await portal.ask('GET /api/money/advances', { as: society.anna });
  expect(
    advances.find((one: Record<string, unknown>) => one['fyrirframgreidslA_NR'] === id)
      .erfingjaR_AD_FYRIRFRAMGREIDSLU,
  ).toBe([first.name, second.name].toSorted().join(', '));
});
it('R203 what is left is for staff and heirs: who reported the death does not read it, nor who holds another part of the right', async () => {
  const [dead, heir, stranger] = [await society.payee(), await society.payee(), await society.payee()];
  await portal.work({ by: dead });
  await advance(dead, 500, 100);
  const { estateId } = await anEstate(dead, [[heir, 100]]);
  await portal.sql('alter table estate disable trigger user');
  await portal.sql('update estate set reported_by = $2 where estate_id = $1', [estateId, stranger.userId]);
  await portal.sql('alter table estate enable trigger user');
  const { body } = await portal.ask(`GET /api/estates/${estateId}`, { as: stranger });
  expect(body.eftirstodvar).toBeNull();
  expect((await balance(stranger))[1]).toBe(0);
  expect((await portal.ask(`GET /api/persons/${stranger.personId}/advances`, { as: stranger })).status).toBe(
    404,
  );
  await decide(estateId);
});
it('R203 it follows the right once an heir has died too, beside an advance of the heir’s own', async () => {
  const [dead, heir, child, other] = [
    await society.payee(),
    await society.payee(),
    await society.payee(),
    await society.payee(),
  ];
  const workId = await portal.work({ by: dead });
  const id = await advance(dead, 100, 100);
  const first = await anEstate(dead, [[heir, 100]], -30);
  await confirmAndPass(first.estateId);
  const second = await anEstate(
    heir,
    [
      [child, 75],
      [other, 25],
    ],
    -20,
  );
  await confirmAndPass(second.estateId);
  await society.distribute([[child, 1]]);
  const own = await advance(child, 60, 50);
  // What they had before is left alone: half of this recovers their own.
  await society.distribute([[child, 100]]);
  await bring(dead, workId, [
    [child, 30],
    [other, 10],
  ]);
  // Their own comes first: half of 30 would be 15, of which 10 are left; the right of who died has 20 more.
  expect([await left(own), await left(id)]).toEqual([0, 70]);
  expect([(await balance(child))[0], (await balance(other))[0]]).toEqual([50, 0]);
});
it('R203 what an heir held of the right before recovers nothing, also once that heir has died', async () => {
  const [dead, heir, child] = [await society.payee(), await society.payee(), await society.payee()];
  await portal.sql('update author_right set share = 60 where author_id = $1', [dead.authorId]);
  await portal.sql('insert into author_right (person_id, author_id, share) values ($1, $2, 40)', [
    heir.personId,
    dead.authorId,
  ]);
  const workId = await portal.work({ by: dead });
  const id = await advance(dead, 1000, 100);
  await confirmAndPass((await anEstate(dead, [[heir, 100]], -30)).estateId);
  await bring(dead, workId, [[heir, 100]]);
  expect([await left(id), (await balance(heir))[0]]).toEqual([940, 40]);
  await confirmAndPass((await anEstate(heir, [[child, 100]], -20)).estateId);
  await bring(dead, workId, [[child, 100]]);
  expect([await left(id), (await balance(child))[0]]).toEqual([880, 40]);
});
it('R203 it takes whole eyrir, nothing of what others have paid, and never more than the balance has', async () => {
  const [dead, heir] = [await society.payee(), await society.payee()];
  const workId = await portal.work({ by: dead });
  const id = await advance(dead, 1000, 33.33);
  await confirmAndPass((await anEstate(dead, [[heir, 100]])).estateId);
  await bring(dead, workId, [[heir, 100.01]]);
  expect([await left(id), (await balance(heir))[0]]).toEqual([966.67, 66.68]);
  const before = await balance(heir);
  await bring(dead, workId, [[heir, 100]], 4);
  expect([await left(id), await balance(heir)]).toEqual([966.67, before]);

  const [other, debtor] = [await society.payee(), await society.payee()];
  const all = await advance(other, 1000, 100);
  const othersWork = await portal.work({ by: other });
  await confirmAndPass((await anEstate(other, [[debtor, 100]])).estateId);
  const paid = await society.distribute([[debtor, 100]]);
  await society.pay({ LAGMARKSGREIDSLA: 1 });
  await society.distribute([[debtor, -60]], { LEIDRETTIR_UTHLUTUN_NR: paid });
  await bring(other, othersWork, [[debtor, 100]]);
  expect([await left(all), (await balance(debtor))[0]]).toEqual([960, 0]);
});
it('R203 PostgreSQL keeps what came from heirs as it was booked', async () => {
  await expect(portal.sql('update inherited_recovery set units = 100')).rejects.toThrow('only added to');
  await expect(
    portal.sql(
      `insert into inherited_recovery
       select r.advance_id, r.distribution_id, y.payee_id, 100000000 from advance_recovery r cross join payee y
       where not exists (select from inherited_recovery h where (h.advance_id, h.distribution_id, h.payee_id)
         = (r.advance_id, r.distribution_id, y.payee_id)) limit 1`,
    ),
  ).rejects.toMatchObject({ constraint: 'advance_is_booked' });
});
