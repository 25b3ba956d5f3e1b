import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paidFor } from '../../../test/agreements.ts';
import { daysFromNow } from '../../../test/contracts.ts';
import { importDistribution, rightOf } from '../../../test/distribution.ts';
import { estatesOf, passConfirmed } from '../../../test/estates.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { passDue } from './pass.ts';

let portal: Portal;
let editor: Someone;
let administrator: Someone;
beforeAll(async () => {
  portal = await aPortal();
  editor = await portal.someone({ role: 'editor', isPerson: false });
  administrator = await portal.someone({ role: 'administrator', isPerson: false });
}, 60_000);
afterAll(() => portal.close());

const { decide, confirmAndPass, anEstate } = estatesOf(() => ({ portal, editor, administrator }));
const paid = async (workId: number, day: string) =>
  Object.fromEntries(await paidFor(portal, { workId, day, countryId: 352 }));
/** Some time ago, so that uses of before can be asked about. */
const longAgo = (workId: number) =>
  portal.sql(`update work_right set starts_on = '2020-01-01' where work_id = $1`, [workId]);

describe('a division that was confirmed', () => {
  const state = async (estateId: number) =>
    (await portal.ask(`GET /api/estates/${estateId}`, { as: administrator })).body.stadA_DANARBUS;
  const stop = (estateId: number, as?: Someone) => portal.ask(`POST /api/estates/${estateId}/stop`, { as });
  const undo = (estateId: number, isAlive = 0, as = administrator, reason: string | null = 'Röng skipti.') =>
    portal.ask(`POST /api/estates/${estateId}/undo`, {
      as,
      body: { ASTAEDA_AFTURKOLLUNAR: reason, ER_A_LIFI: isAlive },
    });

  it('H125, H126 moves nothing for three days, in which it is stopped by who is alive or by an administrator', async () => {
    const [alive, heir, stranger] = await Promise.all([1, 2, 3].map(() => portal.someone()));
    if (!alive || !heir || !stranger) throw new Error('There are three.');
    const workId = await portal.work({ by: alive });
    const { estateId } = await anEstate(alive, [[heir, 100]]);
    expect((await decide(estateId)).status).toBe(204);
    await passDue(portal.pool);
    expect(await state(estateId)).toBe('confirmed');
    const held = { [String(await rightOf(portal, alive))]: 10_000 };
    expect(await paid(workId, daysFromNow(0))).toEqual(held);
    await expect(portal.sql('select pass_estate($1)', [estateId])).rejects.toThrow('waits for nobody');
    await expect(
      portal.sql(`update estate set state = 'done', passed_at = now() where estate_id = $1`, [estateId]),
    ).rejects.toThrow('estate_waits');
    const own = await portal.ask('GET /api/heirs', { as: alive });
    expect(own.body).toMatchObject({ danarbU_I_EIGIN_NAFNI: estateId });
    const told = await portal.ask(`GET /api/persons/${alive.personId}/notifications`, { as: alive });
    expect(told.body[0].header).toBe('Réttindi þín færast til annarra eftir þrjá daga');
    expect([(await stop(estateId, stranger)).status, (await stop(estateId)).status]).toEqual([404, 401]);
    expect((await stop(estateId, alive)).status).toBe(204);
    expect(await state(estateId)).toBe('refused');
    const again = await anEstate(alive, [[heir, 100]]);
    await decide(again.estateId);
    const refused = { SAMTHYKKT: 0, ATHUGASEMD_SKIPTA: 'Vottorðið er falsað.' };
    expect((await decide(again.estateId, administrator, refused)).status).toBe(204);
    await passConfirmed(portal, again.estateId).catch(() => undefined);
    expect(await paid(workId, daysFromNow(0))).toEqual(held);
  });

  it('H127 is undone while nobody is paid by it, by who has no part in it, and leaves what was before', async () => {
    const [dead, heir, other] = await Promise.all([1, 2, 3].map(() => portal.someone()));
    if (!dead || !heir || !other) throw new Error('There are three.');
    const workId = await portal.work({ by: dead });
    await longAgo(workId);
    const look = async () => [await paid(workId, daysFromNow(-31)), await paid(workId, daysFromNow(0))];
    const before = await look();
    const { estateId } = await anEstate(dead, [
      [heir, 60],
      [other, 40],
    ]);
    expect((await undo(estateId)).body.Code).toBe('estate.notDone');
    await confirmAndPass(estateId);
    expect(await look()).not.toEqual(before);
    expect((await undo(estateId, 0, administrator, null)).status).toBe(422);
    for (const as of [editor, heir]) expect((await undo(estateId, 0, as)).status).toBe(403);
    expect((await undo(estateId, 1)).status).toBe(204);
    expect(await look()).toEqual(before);
    expect(await state(estateId)).toBe('undone');
    expect((await undo(estateId)).body.Code).toBe('estate.notDone');
    const [person] = await portal.sql('select died_on from person where person_id = $1', [dead.personId]);
    expect(person).toEqual({ died_on: null });

    const second = await anEstate(dead, [[heir, 100]]);
    await confirmAndPass(second.estateId);
    const [right] = await portal.sql(
      'select right_id from author_right where person_id = $1 and author_id = $2',
      [heir.personId, dead.authorId],
    );
    const line = `1;${right?.right_id};${workId};Útvarp;100;${daysFromNow(-1)}`;
    const file = `line;right;work;pot;amount;used_on\n${line}`;
    await importDistribution(portal, { as: administrator, id: 990, file });
    expect((await undo(second.estateId)).body.Code).toBe('estate.paid');
    await portal.ask('POST /api/distributions/990/cancel', { as: administrator });
    expect((await undo(second.estateId)).status).toBe(204);
    expect(await look()).toEqual(before);
  });
});
