import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPayingSociety } from '../../../test/paying.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { bookedUnits } from '../../../test/runs.ts';

let portal: Portal;
let society: Awaited<ReturnType<typeof aPayingSociety>>;
let vala: Someone;
let bjarki: Someone;
/** An administrator who is a payee too. */
let both: Someone;
beforeAll(async () => {
  portal = await aPortal();
  society = await aPayingSociety(portal);
  [vala, bjarki] = [await society.payee(), await society.payee()];
  both = await portal.someone({ role: 'administrator' });
});
afterAll(() => portal.close());

const ask = (call: string, body?: object, as: Someone = society.anna) =>
  portal.ask(call, { as, ...(body && { body }) });
const balanceOf = async (someone: Someone) => (await society.balanceOf(someone)).inneign;
const left = async (someone: Someone) => (await society.balanceOf(someone)).eftirstodvar;
const whole = async () =>
  Number((await portal.sql('select sum(units)::text as units from ledger_entry'))[0]?.['units'] ?? 0);

describe('opening balances', () => {
  const day = '2026-01-01';
  const send = (lines: readonly string[], changes: object = {}, as = society.anna) =>
    ask(
      'POST /api/money/openings',
      {
        FLOKKUR_UTHLUTUNAR_NR: 1,
        DAGS_UPPHAFSSTODU: day,
        UPPRUNI_STODU: 'Eldra kerfi',
        STODUSKRA: ['payee;account;amount', ...lines, ''].join('\n'),
        ...changes,
      },
      as,
    );
  const bring = async (lines: readonly string[], changes: object = {}) => {
    const { body: tried } = await send(lines, changes);
    const { body } = await send(lines, { ...changes, FINGRAFAR_LISTA: tried.fingrafaR_LISTA });
    return { id: body.upphafsstadA_NR as number, checksum: tried.fingrafaR_LISTA as string };
  };
  const decide = (id: number, body: object, as = society.bera) =>
    ask(`PATCH /api/money/openings/${id}`, body, as);
  const kennitalaOf = async ({ personId }: Someone) =>
    (await portal.sql('select kennitala from person where person_id = $1', [personId]))[0]?.['kennitala'];

  it('R20 are tried first: each line says what is wrong with it, and nothing is kept', async () => {
    const { body } = await send([
      `${vala.personId};;1.234,50`,
      `${vala.personId};payable;10`,
      `${bjarki.personId};lent;10`,
      `${bjarki.personId};held;1.234`,
      `${bjarki.personId};;0,001`,
      '999999;;5',
      'Vala;;5',
    ]);
    expect(body).toMatchObject({ upphafsstadA_NR: null, fjoldI_LINA: 7, fjoldI_GALLA: 6 });
    expect(body.gallar.map(({ linA_I_SKRA: line, galli }: Record<string, string>) => [line, galli])).toEqual([
      [3, expect.stringContaining('tvisvar')],
      [4, expect.stringContaining('payable')],
      [5, expect.stringContaining('tveimur aukastöfum')],
      [6, expect.stringContaining('tveimur aukastöfum')],
      [7, expect.stringContaining('kennitölu')],
      [8, expect.stringContaining('kennitölu')],
    ]);
    const faulty = await send(['999999;;5'], { FINGRAFAR_LISTA: body.fingrafaR_LISTA });
    expect(faulty.body.upphafsstadA_NR).toBeNull();
    expect((await send([])).body.Code).toBe('money.sheetEmpty');
    expect((await send([], { STODUSKRA: 'a;b\n1;2' })).body.Code).toBe('money.openingColumns');
    expect((await send([`${vala.personId};;5`], { DAGS_UPPHAFSSTODU: '2999-01-01' })).status).toBe(422);
    expect((await send([`${vala.personId};;5`], { FLOKKUR_UTHLUTUNAR_NR: 99 })).status).toBe(422);
    const other = await send([`${vala.personId};;5`], { FINGRAFAR_LISTA: body.fingrafaR_LISTA });
    expect([other.status, other.body.Code]).toEqual([412, 'money.openingChanged']);
    expect((await ask('GET /api/money/openings')).status).toBe(404);
  });

  it('R20 take another administrator with the same list, who is not on it, and are booked once though two approve at once', async () => {
    const lines = [
      `${await kennitalaOf(vala)};;1234,50`,
      `${vala.personId};held;100`,
      `${bjarki.personId};;0,01`,
    ];
    const { id, checksum } = await bring(lines);
    const seen = { SAMTHYKKT: 1, FINGRAFAR_LISTA: checksum };
    expect((await decide(id, seen, society.anna)).body.Code).toBe('money.ownRequest');
    expect((await decide(id, { SAMTHYKKT: 1 })).status).toBe(412);
    expect((await decide(id, { SAMTHYKKT: 1, FINGRAFAR_LISTA: '0'.repeat(64) })).status).toBe(412);
    expect((await decide(9999, seen)).status).toBe(404);
    expect((await ask(`GET /api/money/openings/${id}`)).body).toMatchObject({
      mA_AKVEDA: 0,
      upphaeD_BOKUD: 0,
    });
    const answers = await Promise.all([decide(id, seen), decide(id, seen, both)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409]);
    expect([await balanceOf(vala), await balanceOf(bjarki)]).toEqual([1234.5, 0.01]);
    expect((await society.balanceOf(vala)).inneigN_GEYMD).toBe(100);
    expect(await bookedUnits(portal, 'opening')).toBe(-13_345_100);
    expect((await ask(`GET /api/money/openings/${id}`)).body).toMatchObject({
      stadA_UPPHAFSSTODU: 'active',
      upphaeD_TIL_GREIDSLU: 1234.51,
      inneigN_GEYMD: 100,
      upphaeD_BOKUD: 1334.51,
    });
    expect((await ask(`GET /api/money/openings/${id}/lines`)).body).toHaveLength(3);
  });

  it('R19 R20 leave the control report even', async () => {
    const [line] = (await ask('GET /api/money/control')).body;
    expect(line).toMatchObject({
      upphaeD_INN: 1334.51,
      upphaeD_TIL_GREIDSLU: 1234.51,
      upphaeD_I_VORSLU: 100,
    });
    expect(await whole()).toBe(0);
  });

  it('R20 are never brought twice; a mistake is taken back, no more than was brought', async () => {
    const twice = await send([`${vala.personId};;5`]);
    expect(twice.body.gallar[0].galli).toContain('þegar komin');
    expect((await send([`${vala.personId};;-1234,51`])).body.fjoldI_GALLA).toBe(1);
    const first = await bring([`${bjarki.personId};held;7`]);
    const second = await bring([`${bjarki.personId};held;8`]);
    const approve = ({ id, checksum }: typeof first) =>
      decide(id, { SAMTHYKKT: 1, FINGRAFAR_LISTA: checksum });
    const answers = await Promise.all([approve(first), approve(second)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 422]);
    expect((await approve(await bring([`${vala.personId};;-234,50`]))).status).toBe(204);
    expect(await balanceOf(vala)).toBe(1000);
    const waiting = answers[0]?.status === 204 ? second : first;
    expect((await decide(waiting.id, { SAMTHYKKT: 0 }, society.anna)).status).toBe(204);
    expect((await approve(waiting)).body.Code).toBe('money.ruleDecided');
    expect((await ask('GET /api/money/openings')).body[0]).toMatchObject({ stadA_UPPHAFSSTODU: 'active' });
  });

  it('R20 nobody brings or approves a balance of their own, which the database holds', async () => {
    const own = await send([`${both.personId};;5`], {}, both);
    expect(own.body.gallar[0].galli).toContain('ert í skránni');
    const { id, checksum } = await bring([`${both.personId};;5`]);
    const seen = { SAMTHYKKT: 1, FINGRAFAR_LISTA: checksum };
    expect((await decide(id, seen, both)).body.Code).toBe('money.openingOwn');
    const book = (user: Someone) =>
      portal.sql('select book_opening($1, $2, list_checksum) from opening where opening_id = $1', [
        id,
        user.userId,
      ]);
    await expect(book(both)).rejects.toThrow('who decides it');
    await expect(book(society.anna)).rejects.toThrow('opening_by_another');
    await expect(
      portal.sql(
        `update opening set state = 'active', decided_by = $2, decided_at = now(), transaction_id = (select max(transaction_id) from ledger_transaction)
         where opening_id = $1`,
        [id, society.bera.userId],
      ),
    ).rejects.toThrow('not booked as it says');
    await portal.sql(`insert into opening_line values ($1, $2, 'payable', 9, 100)`, [id, vala.personId]);
    expect((await decide(id, seen)).status).toBe(412);
    await expect(portal.sql('update opening_line set units = 200')).rejects.toThrow('only added to');
    await expect(portal.sql(`update opening set source = 'Annað'`)).rejects.toThrow('never changed');
    for (const call of ['GET /api/money/openings', `GET /api/money/openings/${id}/lines`])
      expect((await ask(call, undefined, vala)).status).toBe(403);
    expect((await portal.ask(`PATCH /api/money/openings/${id}`, { body: seen })).status).toBe(401);
  });
});

describe('advances', () => {
  const request = (someone: Someone, changes: object = {}, as = society.anna) =>
    ask(
      'POST /api/money/advances',
      {
        NAFN_NR: someone.personId,
        UPPHAED_FYRIRFRAMGREIDSLU: 1000,
        ENDURHEIMTUHLUTFALL: 40,
        ASTAEDA_FYRIRFRAMGREIDSLU: 'Plata í vinnslu',
        ...changes,
      },
      as,
    );
  const decide = (id: number, isApproved = 1, as = society.bera) =>
    ask(`PATCH /api/money/advances/${id}`, { SAMTHYKKT: isApproved }, as);
  const cancel = (id: number, as = society.anna) => ask(`POST /api/money/advances/${id}/cancel`, {}, as);
  const grant = async (someone: Someone, changes: object = {}) => {
    const { body, text } = await request(someone, changes);
    const id = body?.fyrirframgreidslA_NR as number;
    const { status } = await decide(id);
    if (status !== 204) throw new Error(text);
    return id;
  };
  const steps = async (someone: Someone) =>
    (await ask(`GET /api/persons/${someone.personId}/advances`, undefined, someone)).body.map(
      (one: Record<string, unknown>) => [one['tegunD_SKREFS'], one['upphad'], one['eftirstodvar']],
    );
  let artist: Someone;
  beforeAll(async () => {
    artist = await society.payee('100200');
  });

  it('R24 are asked for by one administrator and approved by another, neither of whom is the payee', async () => {
    expect((await request(artist, { UPPHAED_FYRIRFRAMGREIDSLU: 0 })).status).toBe(422);
    expect((await request(artist, { ENDURHEIMTUHLUTFALL: 101 })).status).toBe(422);
    expect((await request(artist, { NAFN_NR: 999_999 })).status).toBe(422);
    expect((await request(both, {}, both)).body.Code).toBe('money.advanceOwn');
    const { body } = await request(both);
    const id = body.fyrirframgreidslA_NR;
    expect(body).toMatchObject({ stadA_FYRIRFRAMGREIDSLU: 'waiting', eftirstodvar: 0, mA_AKVEDA: 0 });
    expect((await decide(id, 1, society.anna)).body.Code).toBe('money.ownRequest');
    expect((await decide(id, 1, both)).body.Code).toBe('money.advanceOwn');
    await expect(portal.sql('select decide_advance($1, $2)', [id, both.userId])).rejects.toThrow(
      'who decides it',
    );
    await expect(portal.sql('select decide_advance($1, $2)', [id, society.anna.userId])).rejects.toThrow(
      'advance_by_another',
    );
    expect((await decide(id, 0, society.anna)).status).toBe(204);
    expect((await decide(id)).body.Code).toBe('money.ruleDecided');
    expect(await left(both)).toBe(0);
    expect((await ask('GET /api/money/advances', undefined, artist)).status).toBe(403);
    expect((await ask(`GET /api/persons/${artist.personId}/advances`, undefined, vala)).status).toBe(404);
  });

  it('R24 are paid by the pay run, and recovered from later distributions by their percentage first, line by line', async () => {
    const first = await grant(artist);
    expect([await balanceOf(artist), await left(artist)]).toEqual([1000, 1000]);
    await society.pay({ LAGMARKSGREIDSLA: 1 });
    expect([await balanceOf(artist), await left(artist)]).toEqual([0, 1000]);
    expect((await cancel(first)).body.Code).toBe('money.advancePaid');
    await society.distribute([[artist, '501.26']]);
    expect([await balanceOf(artist), await left(artist)]).toEqual([300.76, 799.5]);
    const second = await grant(artist, { UPPHAED_FYRIRFRAMGREIDSLU: 100, ENDURHEIMTUHLUTFALL: 100 });
    await society.distribute([
      [artist, 1500],
      [artist, 500],
    ]);
    // The oldest takes 40% of 2000, of which 799.50 are left; the other the rest, of which 100 are.
    expect([await balanceOf(artist), await left(artist)]).toEqual([1501.26, 0]);
    expect(await steps(artist)).toEqual([
      ['recovered', 100, 0],
      ['recovered', 799.5, 0],
      ['recovered', 200.5, 799.5],
      ['granted', 100, 100],
      ['granted', 1000, 1000],
    ]);
    const list = (await ask('GET /api/money/advances')).body;
    expect(list.find((one: Record<string, unknown>) => one['fyrirframgreidslA_NR'] === first)).toMatchObject({
      stadA_FYRIRFRAMGREIDSLU: 'recovered',
      endurheimt: 1000,
    });
    expect((await cancel(second)).body.Code).toBe('money.advanceDone');
    expect(await bookedUnits(portal, 'advance')).toBe(0);
    expect(await whole()).toBe(0);
  });

  it('R24 never take a balance below zero, nor recover from what a correction takes away', async () => {
    const debtor = await society.payee('100300');
    const paid = await society.distribute([[debtor, 100]]);
    await society.pay({ LAGMARKSGREIDSLA: 1 });
    await society.distribute([[debtor, -60]], { LEIDRETTIR_UTHLUTUN_NR: paid });
    await grant(debtor, { UPPHAED_FYRIRFRAMGREIDSLU: 50, ENDURHEIMTUHLUTFALL: 100 });
    expect([await balanceOf(debtor), await left(debtor)]).toEqual([-10, 50]);
    await society.distribute([[debtor, 30]]);
    expect([await balanceOf(debtor), await left(debtor)]).toEqual([0, 30]);
    // Two distributions at once recover it once.
    await Promise.all([society.distribute([[debtor, 40]]), society.distribute([[debtor, 40]])]);
    expect([await balanceOf(debtor), await left(debtor)]).toEqual([50, 0]);
  });

  it('R24 are cancelled while the money is in the balance, by anybody but their payee, and stay as they were decided', async () => {
    const id = await grant(vala, { UPPHAED_FYRIRFRAMGREIDSLU: 300 });
    expect(await left(vala)).toBe(300);
    expect((await cancel(id)).body).toMatchObject({ stadA_FYRIRFRAMGREIDSLU: 'cancelled', eftirstodvar: 0 });
    expect([await balanceOf(vala), await left(vala)]).toEqual([0, 0]);
    expect(await steps(vala)).toEqual([
      ['cancelled', 300, 0],
      ['granted', 300, 300],
    ]);
    expect((await cancel(id)).body.Code).toBe('money.advanceDone');
    const own = await grant(both);
    expect((await cancel(own, both)).body.Code).toBe('money.advanceOwn');
    await expect(portal.sql('update advance set units = 20000000')).rejects.toThrow('never changed');
    await expect(portal.sql('update advance_recovery set units = 100')).rejects.toThrow('only added to');
    await expect(
      portal.sql('insert into advance_recovery select $1, max(distribution_id), 100 from distribution', [
        own,
      ]),
    ).rejects.toThrow('not booked');
    await expect(
      portal.sql(
        `select book('recovered', current_date, null, null, null, null, array(select row(v.kind, null, null, null, p.payee_id, v.units)::ledger_line
           from payee p, (values ('payable', -1e9), ('advance', 1e9)) v (kind, units) where p.person_id = $1))`,
        [both.personId],
      ),
    ).rejects.toThrow('would be at');
  });
});
