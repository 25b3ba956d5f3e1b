import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aDivision } from '../../../test/inheritances.ts';
import { aPayingSociety, pain002 } from '../../../test/paying.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';

let portal: Portal;
let society: Awaited<ReturnType<typeof aPayingSociety>>;
beforeAll(async () => {
  portal = await aPortal();
  society = await aPayingSociety(portal);
});
afterAll(() => portal.close());

describe('the balance of somebody who has died', () => {
  const ask = (estateId: number, as = society.anna) =>
    society.post('inheritances', { DANARBU_NR: estateId }, as);
  const decide = (id: number, as = society.bera, isApproved: 0 | 1 = 1) =>
    portal.ask(`PATCH /api/money/inheritances/${id}`, { as, body: { SAMTHYKKT: isApproved } });
  const askToUndo = (id: number, as = society.anna, ASTAEDA_AFTURKOLLUNAR = 'Röng skipti.') =>
    society.post(`inheritances/${id}/undo`, { ASTAEDA_AFTURKOLLUNAR }, as);
  const decideUndo = (id: number, as = society.bera, isApproved: 0 | 1 = 1) =>
    portal.ask(`PATCH /api/money/inheritances/${id}/undo`, { as, body: { SAMTHYKKT: isApproved } });
  const estateOf = async (estateId: number) =>
    (await portal.ask('GET /api/money/inheritances', { as: society.bera })).body.find(
      ({ danarbU_NR: number }: { danarbU_NR: number }) => number === estateId,
    );
  const newest = async (estateId: number) => (await estateOf(estateId)).arfur[0].arfuR_NR as number;
  const balances = async (of: readonly Someone[]) =>
    Promise.all(of.map(async (one) => (await society.balanceOf(one)).inneign as number));

  const anEstate = (dead: Someone, heirs: readonly (readonly [Someone, number])[]) =>
    aDivision({ portal, society }, dead, heirs);

  it('H103, H104, H105 goes to the heirs by two who are none of them, and back while none was paid', async () => {
    const both = await portal.someone({ role: 'administrator' });
    const [dead, first, second] = [
      await society.payee('300001'),
      await society.payee('300002'),
      await society.payee('300003'),
    ];
    await society.distribute([[dead, 10_000.01]]);
    const estateId = await anEstate(dead, [
      [first, 33.33],
      [second, 33.33],
      [both, 33.34],
    ]);
    const all = [dead, first, second, both];
    expect((await ask(estateId, both)).body.Code).toBe('money.inheritanceOwn');
    await portal.sql(`update payee set stop_reason = 'dispute', stopped_at = now() where person_id = $1`, [
      dead.personId,
    ]);
    expect((await ask(estateId)).body.Code).toBe('money.inheritanceOnHold');
    await portal.sql(`update payee set stop_reason = 'deceased' where person_id = $1`, [dead.personId]);
    expect((await ask(estateId)).status).toBe(204);
    expect((await ask(estateId)).body.Code).toBe('money.inheritanceAsked');
    const id = await newest(estateId);
    expect((await decide(id, society.anna)).body.Code).toBe('money.ownRequest');
    expect((await decide(id, both)).body.Code).toBe('money.inheritanceOwn');
    expect(
      (await estateOf(estateId)).hlutiR_ERFINGJA.map((heir: Record<string, unknown>) => heir['upphaeD_ARFS']),
    ).toEqual([3334.01, 3333, 3333]);
    // What came after it was asked for waits for another transfer.
    await society.distribute([[dead, 50]]);
    expect((await decide(id)).status).toBe(204);
    expect((await decide(id)).body.Code).toBe('money.inheritanceDone');
    expect(await balances(all)).toEqual([50, 3333, 3333, 3334.01]);
    await expect(
      portal.sql(`update estate set undo_asked_by = ${society.bera.userId}, undo_asked_at = now(), undo_reason = 'Röng', undo_is_alive = false
        where estate_id = ${estateId}; select undo_estate(${estateId}, ${society.anna.userId})`),
    ).rejects.toThrow('is with its heirs');
    expect((await society.balanceOf(first)).arfuR_I_INNEIGN).toBe(3333);
    expect((await askToUndo(id, both)).body.Code).toBe('money.inheritanceOwn');
    expect((await askToUndo(id)).status).toBe(204);
    for (const isApproved of [0, 1] as const)
      expect((await decideUndo(id, both, isApproved)).body.Code).toBe('money.inheritanceOwn');
    expect((await decideUndo(id)).status).toBe(204);
    expect(await balances(all)).toEqual([10_050.01, 0, 0, 0]);

    await ask(estateId);
    expect((await decide(await newest(estateId))).status).toBe(204);
    const [sums] = await portal.sql(
      `select sum(e.units)::float8 as whole, count(*) filter (where t.kind = 'inherited' and t.category_id is null)::integer as of_none
       from ledger_entry e join ledger_transaction t using (transaction_id)`,
    );
    expect(sums).toEqual({ whole: 0, of_none: 0 });
    const { payments } = await society.pay();
    await society.answer(pain002(payments.map(({ end_to_end_id: end }) => [end, 'ACSC'])));
    expect((await askToUndo(await newest(estateId))).body.Code).toBe('money.inheritancePaid');
    for (const change of [
      'update inheritance set units = 100',
      'delete from inheritance',
      'delete from inheritance_part',
      'insert into inheritance_part select inheritance_id, person_id, null, 100 from inheritance_part limit 1',
    ])
      await expect(portal.sql(change)).rejects.toThrow(/never changed|only added to|not booked/);
  });
  /** An estate of 700 krónur, which its one heir has been passed. */
  async function passed() {
    const [dead, heir] = [await society.payee(), await society.payee()];
    const brought = await society.distribute([[dead, 700]]);
    const estateId = await anEstate(dead, [[heir, 100]]);
    await ask(estateId);
    const id = await newest(estateId);
    expect((await decide(id)).status).toBe(204);
    return { dead, heir, brought, estateId, id };
  }
  const transferOf = async (estateId: number, as: Someone) =>
    (await portal.ask('GET /api/money/inheritances', { as })).body.find(
      ({ danarbU_NR: number }: { danarbU_NR: number }) => number === estateId,
    ).arfur[0];

  it('R230 is taken back by another than who asked, who may drop it; both read why, and until then the heirs have it', async () => {
    const { dead, heir, estateId, id } = await passed();
    expect((await decideUndo(id)).body.Code).toBe('money.inheritanceUndoNotAsked');
    const unexplained = await askToUndo(id, society.anna, ' ');
    expect([unexplained.status, unexplained.body.Errors?.[0]?.Field]).toEqual([422, 'ASTAEDA_AFTURKOLLUNAR']);
    const queue = async (as: Someone) =>
      (await portal.ask('GET /api/desk/home', { as })).body.bidradir.find(
        ({ bidrod }: { bidrod: string }) => bidrod === 'inheritances',
      )?.fjoldi ?? 0;
    const before = await queue(society.bera);
    expect((await askToUndo(id)).status).toBe(204);
    expect((await queue(society.bera)) - before).toBe(1);
    expect((await askToUndo(id, society.bera)).body.Code).toBe('money.inheritanceUndoAsked');
    const own = await decideUndo(id, society.anna);
    expect([own.status, own.body.Code]).toEqual([409, 'money.ownRequest']);
    const asked = { afturkolluN_BEDIN_AF: society.anna.name, astaedA_AFTURKOLLUNAR: 'Röng skipti.' };
    expect(await transferOf(estateId, society.anna)).toMatchObject({ ...asked, mA_AKVEDA_AFTURKOLLUN: 0 });
    expect(await transferOf(estateId, society.bera)).toMatchObject({
      ...asked,
      mA_AKVEDA_AFTURKOLLUN: 1,
      mA_TAKA_ARF_TIL_BAKA: 0,
      stadA_ARFS: 'active',
    });
    expect(await balances([dead, heir])).toEqual([0, 700]);
    for (const as of [heir, await portal.someone({ role: 'editor' })]) {
      expect((await askToUndo(id, as)).status).toBe(403);
      expect((await decideUndo(id, as)).status).toBe(403);
    }
    expect((await decideUndo(id, society.anna, 0)).status).toBe(204);
    expect(await transferOf(estateId, society.bera)).toMatchObject({
      afturkolluN_BEDIN_AF: null,
      mA_TAKA_ARF_TIL_BAKA: 1,
    });
    await askToUndo(id);
    expect((await decideUndo(id)).status).toBe(204);
    expect(await transferOf(estateId, society.bera)).toMatchObject({ ...asked, stadA_ARFS: 'cancelled' });
    expect(await balances([dead, heir])).toEqual([700, 0]);
    expect((await decideUndo(id)).body.Code).toBe('money.inheritanceDone');
  });
  it('R230 does not take from heirs what the one who died owes the society: by a correction and one who takes it back they would have less', async () => {
    const { dead, heir, brought, id } = await passed();
    await askToUndo(id);
    await society.distribute([[dead, -300]], { LEIDRETTIR_UTHLUTUN_NR: brought });
    expect((await decideUndo(id)).body.Code).toBe('money.inheritanceOwes');
    await decideUndo(id, society.bera, 0);
    expect((await askToUndo(id)).body.Code).toBe('money.inheritanceOwes');
    expect(await balances([dead, heir])).toEqual([-300, 700]);
    const { body } = await society.post('advances', {
      NAFN_NR: dead.personId,
      UPPHAED_FYRIRFRAMGREIDSLU: 300,
      ENDURHEIMTUHLUTFALL: 100,
      ASTAEDA_FYRIRFRAMGREIDSLU: 'Leiðrétting eftir andlát',
    });
    const advance = `advances/${body.fyrirframgreidslA_NR}`;
    const approve = (what: string) =>
      portal.ask(`PATCH /api/money/${what}`, { as: society.bera, body: { SAMTHYKKT: 1 } });
    await approve(advance);
    // What was made up for is still owed.
    expect((await askToUndo(id)).body.Code).toBe('money.inheritanceOwes');
    await society.post(`${advance}/writeOff`, { ASTAEDA_AFSKRIFTAR: 'Ekkert á eftir að koma.' });
    expect((await approve(`${advance}/writeOff`)).status).toBe(204);
    expect((await askToUndo(id)).status).toBe(204);
    expect((await decideUndo(id)).status).toBe(204);
    expect(await balances([dead, heir])).toEqual([700, 0]);
  });
  it('R230 the database takes nothing back that one alone wants, or an heir, whoever writes', async () => {
    const [dead, heir] = [await society.payee(), await portal.someone({ role: 'administrator' })];
    const brought = await society.distribute([[dead, 700]]);
    const estateId = await anEstate(dead, [[heir, 100]]);
    await ask(estateId);
    const id = await newest(estateId);
    await decide(id);
    const undone = (by: Someone) => portal.sql('select undo_inheritance($1, $2)', [id, by.userId]);
    const write = (columns: string, by = society.anna) =>
      portal.sql(`update inheritance set ${columns} where inheritance_id = $1 and $2::integer is not null`, [
        id,
        by.userId,
      ]);
    const takesTwo = { constraint: 'inheritance_undo_takes_two' };
    const asked = `undo_asked_by = $2, undo_asked_at = now(), undo_reason = 'Röng'`;
    const cancelled = `state = 'cancelled', cancelled_by = ${society.bera.userId}, cancelled_at = now()`;
    await expect(undone(society.bera)).rejects.toMatchObject({ constraint: 'inheritance_stays' });
    await expect(write(cancelled)).rejects.toMatchObject(takesTwo);
    await expect(write(`${asked}, ${cancelled}`)).rejects.toMatchObject(takesTwo);
    await expect(write(asked, heir)).rejects.toMatchObject({ constraint: 'inheritance_own' });
    await write(asked);
    for (const change of [`undo_reason = 'Önnur ástæða'`, `undo_asked_by = ${society.bera.userId}`])
      await expect(write(change)).rejects.toMatchObject(takesTwo);
    await expect(undone(heir)).rejects.toMatchObject({ constraint: 'inheritance_own' });
    await expect(undone(society.anna)).rejects.toMatchObject({
      constraint: 'inheritance_undone_by_another',
    });
    await society.distribute([[dead, -1]], { LEIDRETTIR_UTHLUTUN_NR: brought });
    await expect(undone(society.bera)).rejects.toMatchObject({ constraint: 'inheritance_owes' });
    await society.distribute([[dead, 1]]);
    await undone(society.bera);
    expect(await balances([dead, heir])).toEqual([700, 0]);
  });
  it('H103 stays while an advance is owed, and when it is not there any more', async () => {
    const [dead, heir] = [await society.payee('300004'), await society.payee('300005')];
    const brought = await society.distribute([[dead, 700]]);
    const { body } = await society.post('advances', {
      NAFN_NR: dead.personId,
      UPPHAED_FYRIRFRAMGREIDSLU: 100,
      ENDURHEIMTUHLUTFALL: 50,
      ASTAEDA_FYRIRFRAMGREIDSLU: 'Plata í vinnslu',
    });
    const advance = `advances/${body.fyrirframgreidslA_NR}`;
    await portal.ask(`PATCH /api/money/${advance}`, { as: society.bera, body: { SAMTHYKKT: 1 } });
    const estateId = await anEstate(dead, [[heir, 100]]);
    expect((await ask(estateId)).body.Code).toBe('money.inheritanceAdvance');
    await society.post(`${advance}/cancel`, {}, society.bera);
    await ask(estateId);
    await society.distribute([[dead, -300]], { LEIDRETTIR_UTHLUTUN_NR: brought });
    const id = await newest(estateId);
    expect((await decide(id)).body.Code).toBe('money.inheritanceBalance');
    expect((await decide(id, society.anna, 0)).status).toBe(204);
    expect(await balances([dead, heir])).toEqual([400, 0]);
  });
  it('R74 that is below zero is made up for as an advance, which later money recovers or two write off; heirs decide nothing of it', async () => {
    const both = await portal.someone({ role: 'administrator' });
    const dead = await society.payee('300006');
    const brought = await society.distribute([[dead, 700]]);
    const estateId = await anEstate(dead, [[both, 100]]);
    await ask(estateId);
    expect((await decide(await newest(estateId))).status).toBe(204);
    expect(await balances([dead, both])).toEqual([0, 700]);
    const advance = (kronur: number, as = society.anna) =>
      society.post(
        'advances',
        {
          NAFN_NR: dead.personId,
          UPPHAED_FYRIRFRAMGREIDSLU: kronur,
          ENDURHEIMTUHLUTFALL: 100,
          ASTAEDA_FYRIRFRAMGREIDSLU: 'Leiðrétting eftir andlát',
        },
        as,
      );
    // Nothing is advanced to somebody who has died and owes nothing.
    expect((await advance(1)).status).toBe(422);
    await society.distribute([[dead, -300.5]], { LEIDRETTIR_UTHLUTUN_NR: brought });
    expect((await advance(302)).body.Code).toBe('money.advanceOfDead');
    expect((await advance(301, both)).body.Code).toBe('money.advanceOwn');
    const { body } = await advance(301);
    const path = `advances/${body.fyrirframgreidslA_NR}`;
    const approve = (as: Someone, what = path) =>
      portal.ask(`PATCH /api/money/${what}`, { as, body: { SAMTHYKKT: 1 } });
    expect((await approve(both)).body.Code).toBe('money.advanceOwn');
    // Two honest calls: what fills the balance meanwhile is not filled a second time.
    await society.distribute([[dead, 50]]);
    expect((await approve(society.bera)).body.Code).toBe('money.advanceOfDead');
    const smaller = (await advance(251)).body.fyrirframgreidslA_NR;
    expect((await approve(society.bera, `advances/${smaller}`)).status).toBe(204);
    expect(await balances([dead])).toEqual([0.5]);
    await society.distribute([[dead, 51]]);
    expect((await society.balanceOf(dead)).eftirstodvar).toBe(200);
    const off = `advances/${smaller}/writeOff`;
    const reason = { ASTAEDA_AFSKRIFTAR: 'Ekkert á eftir að koma.' };
    expect((await society.post(off, reason, both)).body.Code).toBe('money.advanceOwn');
    expect((await society.post(off, reason)).status).toBe(200);
    expect((await approve(both, off)).body.Code).toBe('money.advanceOwn');
    expect((await approve(society.bera, off)).status).toBe(204);
    expect((await society.balanceOf(dead)).eftirstodvar).toBe(0);
    expect(await portal.sql('select sum(units)::float8 as whole from ledger_entry')).toEqual([{ whole: 0 }]);
    await portal.sql(
      `update advance set state = 'refused', decided_by = $1, decided_at = now() where state = 'waiting'`,
      [society.bera.userId],
    );
    // What comes later is the heir's again.
    await society.distribute([[dead, 40]]);
    await ask(estateId);
    expect((await decide(await newest(estateId))).status).toBe(204);
    expect(await balances([dead, both])).toEqual([0, 740.5]);
  });
});
