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
let second: Someone;
beforeAll(async () => {
  portal = await aPortal();
  editor = await portal.someone({ role: 'editor', isPerson: false });
  administrator = await portal.someone({ role: 'administrator', isPerson: false });
  second = await portal.someone({ role: 'administrator', isPerson: false, name: 'Hersir' });
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
  const askToUndo = (
    estateId: number,
    isAlive = 0,
    as = administrator,
    reason: string | null = 'Röng skipti.',
  ) =>
    portal.ask(`POST /api/estates/${estateId}/undo`, {
      as,
      body: { ASTAEDA_AFTURKOLLUNAR: reason, ER_A_LIFI: isAlive },
    });
  const confirmUndo = (estateId: number, as = second, SAMTHYKKT: 0 | 1 = 1) =>
    portal.ask(`PATCH /api/estates/${estateId}/undo`, { as, body: { SAMTHYKKT } });
  /** Asked for by one and confirmed by another. */
  const undo = async (estateId: number, isAlive = 0) => {
    const asked = await askToUndo(estateId, isAlive);
    return asked.status === 204 ? confirmUndo(estateId) : asked;
  };

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
    const [dead, heir, sister] = await Promise.all([1, 2, 3].map(() => portal.someone()));
    if (!dead || !heir || !sister) throw new Error('There are three.');
    const workId = await portal.work({ by: dead });
    await longAgo(workId);
    const look = async () => [await paid(workId, daysFromNow(-31)), await paid(workId, daysFromNow(0))];
    const before = await look();
    const { estateId } = await anEstate(dead, [
      [heir, 60],
      [sister, 40],
    ]);
    expect((await undo(estateId)).body.Code).toBe('estate.notDone');
    await confirmAndPass(estateId);
    expect(await look()).not.toEqual(before);
    expect((await askToUndo(estateId, 0, administrator, null)).status).toBe(422);
    for (const as of [editor, heir]) expect((await askToUndo(estateId, 0, as)).status).toBe(403);
    expect((await undo(estateId, 1)).status).toBe(204);
    expect(await look()).toEqual(before);
    expect(await state(estateId)).toBe('undone');
    expect((await undo(estateId)).body.Code).toBe('estate.notDone');
    const [person] = await portal.sql('select died_on from person where person_id = $1', [dead.personId]);
    expect(person).toEqual({ died_on: null });

    const other = await anEstate(dead, [[heir, 100]]);
    await confirmAndPass(other.estateId);
    const [right] = await portal.sql(
      'select right_id from author_right where person_id = $1 and author_id = $2',
      [heir.personId, dead.authorId],
    );
    const line = `1;${right?.right_id};${workId};Útvarp;100;${daysFromNow(-1)}`;
    const file = `line;right;work;pot;amount;used_on\n${line}`;
    await importDistribution(portal, { as: administrator, id: 990, file });
    expect((await undo(other.estateId)).body.Code).toBe('estate.paid');
    await portal.ask('POST /api/distributions/990/cancel', { as: administrator });
    expect((await confirmUndo(other.estateId)).status).toBe(204);
    expect(await look()).toEqual(before);
  });

  it('R224 is undone by another than who asked, who may drop it; both read why, and until then it stands', async () => {
    const [dead, heir] = await Promise.all([1, 2].map(() => portal.someone()));
    if (!dead || !heir) throw new Error('There are two.');
    const workId = await portal.work({ by: dead });
    const before = await paid(workId, daysFromNow(0));
    const { estateId } = await anEstate(dead, [[heir, 100]]);
    await confirmAndPass(estateId);
    const passed = await paid(workId, daysFromNow(0));
    expect((await confirmUndo(estateId)).body.Code).toBe('estate.undoNotAsked');
    expect((await askToUndo(estateId, 1)).status).toBe(204);
    expect((await askToUndo(estateId, 0, second)).body.Code).toBe('estate.undoAsked');
    const own = await confirmUndo(estateId, administrator);
    expect([own.status, own.body.Code]).toEqual([403, 'estate.ownUndo']);
    const read = async (as: Someone) => (await portal.ask(`GET /api/estates/${estateId}`, { as })).body;
    const asked = {
      astaedA_AFTURKOLLUNAR: 'Röng skipti.',
      afturkolluN_BEDIN_AF: administrator.name,
      eR_A_LIFI: 1,
    };
    expect(await read(administrator)).toMatchObject({
      ...asked,
      mA_AKVEDA_AFTURKOLLUN: 0,
      stadA_DANARBUS: 'done',
    });
    expect(await read(second)).toMatchObject({ ...asked, mA_AKVEDA_AFTURKOLLUN: 1 });
    expect(await read(editor)).toMatchObject({ ...asked, mA_AKVEDA_AFTURKOLLUN: 0 });
    expect(await paid(workId, daysFromNow(0))).toEqual(passed);
    const queue = async (as: Someone) =>
      (await portal.ask('GET /api/desk/home', { as })).body.bidradir.find(
        ({ bidrod }: { bidrod: string }) => bidrod === 'estates',
      )?.fjoldi ?? 0;
    expect((await queue(second)) - (await queue(administrator))).toBe(1);
    for (const as of [editor, heir]) expect((await confirmUndo(estateId, as)).status).toBe(403);
    expect((await portal.ask(`PATCH /api/estates/${estateId}/undo`, { body: { SAMTHYKKT: 1 } })).status).toBe(
      401,
    );
    expect((await confirmUndo(estateId, administrator, 0)).status).toBe(204);
    expect(await read(second)).toMatchObject({ astaedA_AFTURKOLLUNAR: null, stadA_DANARBUS: 'done' });
    expect((await undo(estateId, 1)).status).toBe(204);
    expect(await read(second)).toMatchObject({
      skiptI_AFTURKOLLUD_AF: 'Hersir',
      afturkolluN_BEDIN_AF: administrator.name,
    });
    expect(await paid(workId, daysFromNow(0))).toEqual(before);
  });
  it('R224 the database undoes nothing that one alone wants, whoever writes', async () => {
    const [dead, heir] = await Promise.all([1, 2].map(() => portal.someone({ role: 'administrator' })));
    if (!dead || !heir) throw new Error('There are two.');
    await portal.work({ by: dead });
    const { estateId } = await anEstate(dead, [[heir, 100]]);
    await confirmAndPass(estateId);
    const undone = (by: Someone) => portal.sql('select undo_estate($1, $2)', [estateId, by.userId]);
    const write = (columns: string, by = administrator) =>
      portal.sql(`update estate set ${columns} where estate_id = $1 and $2::integer is not null`, [
        estateId,
        by.userId,
      ]);
    const stays = { constraint: 'estate_stays' };
    await expect(undone(second)).rejects.toMatchObject(stays);
    const ask = `undo_asked_by = $2, undo_asked_at = now(), undo_reason = 'Röng', undo_is_alive = false`;
    await expect(
      write(`${ask}, state = 'undone', undone_by = ${second.userId}, undone_at = now()`),
    ).rejects.toMatchObject(stays);
    await expect(write(`state = 'undone', undone_by = $2, undone_at = now()`)).rejects.toMatchObject({
      constraint: 'estate_undo_takes_two',
    });
    await expect(write(ask, heir)).rejects.toMatchObject({ constraint: 'estate_own' });
    await write(ask);
    await expect(write(`undo_reason = 'Önnur ástæða'`)).rejects.toMatchObject({
      constraint: 'estate_undo_takes_two',
    });
    await expect(write('undo_asked_by = $2', second)).rejects.toMatchObject({
      constraint: 'estate_undo_takes_two',
    });
    await expect(undone(administrator)).rejects.toMatchObject({ constraint: 'estate_undone_by_another' });
    await expect(undone(heir)).rejects.toMatchObject({ constraint: 'estate_own' });
    await undone(second);
    expect(await portal.sql('select state from estate where estate_id = $1', [estateId])).toEqual([
      { state: 'undone' },
    ]);
  });
});
