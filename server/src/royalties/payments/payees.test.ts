import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { moveAbroad } from '../../../test/payeeTax.ts';
import { aPayingSociety, giveAccount, pain002 } from '../../../test/paying.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';

let portal: Portal;
let society: Awaited<ReturnType<typeof aPayingSociety>>;
beforeAll(async () => {
  portal = await aPortal();
  society = await aPayingSociety(portal);
});
afterAll(() => portal.close());

const payeeNumber = async (personId: number) =>
  (await portal.sql('select payee_id from payee where person_id = $1', [personId]))[0]?.['payee_id'];
const settled = async () => {
  const { payments } = await society.pay();
  await society.answer(pain002(payments.map(({ end_to_end_id: id }) => [id, 'ACSC'])));
};

describe('the days of a pay run', () => {
  it('R21 pays nothing to somebody whose money all came after the day of the balances', async () => {
    const member = await society.payee();
    await society.distribute([[member, 5000]]);
    const { body } = await society.freeze({ INNEIGN_A_DEGI: '2025-12-31' });
    expect(body.Code).toBe('money.nobodyToPay');
    expect((await society.balanceOf(member)).inneign).toBe(5000);
    await settled();
  });
  it('R25 is not approved after its payment day, whose tax it withholds', async () => {
    const member = await society.payee();
    await society.distribute([[member, 5000]]);
    const [run] = await portal.sql<{ pay_run_id: number }>(
      `insert into pay_run (balance_day, pay_on, least_units, asked_by)
       values (current_date, current_date - 1, 10000000, $1) returning pay_run_id`,
      [society.anna.userId],
    );
    await portal.sql('select freeze_pay_run($1)', [run?.pay_run_id]);
    const late = await society.post(`payRuns/${run?.pay_run_id}/approve`, {}, society.bera);
    expect(late.body.Code).toBe('money.runOutdated');
    await society.post(`payRuns/${run?.pay_run_id}/cancel`);
    await settled();
  });
});

describe('withheld tax', () => {
  /** Two put a rule in force for people or companies abroad. */
  const withhold = async (form: 'person' | 'company', percent: number) => {
    const rule = await society.post('rules', {
      TEGUND_REGLU: 'withholding',
      SKATTALEG_HEIMILISFESTI: 'foreign',
      FORM_GREIDSLUTHEGA: form,
      PROSENTA: percent,
      REGLA_GILDIR_FRA: '2020-01-01',
    });
    await portal.ask(`PATCH /api/money/rules/${rule.body.reglA_NR}`, {
      as: society.bera,
      body: { SAMTHYKKT: 1 },
    });
  };
  const move = (personId: number, until: string | null) => moveAbroad({ portal, society }, personId, until);
  it('R25 follows from the rule of the payment day, residence and form; a certificate ends with its day', async () => {
    await withhold('person', 22);
    const [taxed, certified] = [await society.payee(), await society.payee()];
    await society.distribute([
      [taxed, 10_001],
      [certified, 10_001],
    ]);
    await move(taxed.personId, '2026-01-01');
    await move(certified.personId, '2099-01-01');
    const { payments } = await society.pay();
    const paid = new Map(payments.map(({ payee, kronur }) => [payee, kronur]));
    expect(paid.get(taxed.personId)).toBe(10_001 - 2200);
    expect(paid.get(certified.personId)).toBe(10_001);
    const sheet = await portal.ask(`GET /api/money/withheldTax/${society.today.slice(0, 4)}`, {
      as: society.anna,
    });
    expect(sheet.text).toContain('foreign;10001;2200');
    expect((await society.balanceOf(taxed)).inneign).toBe(0);
    await society.answer(pain002(payments.map(({ end_to_end_id: id }) => [id, 'RJCT', 'AC04'])));
    expect((await society.balanceOf(taxed)).inneign).toBe(10_001);
  });
  it('R65 that has changed since the run was made, by the payee or by a rule, refuses its approval', async () => {
    const member = await society.payee('330033');
    await society.distribute([[member, 10_000]]);
    const whenChanged = async (change: () => Promise<unknown>) => {
      const { body } = await society.freeze();
      await change();
      const run = `payRuns/${body.greidslukeyrslA_NR}`;
      expect((await society.post(`${run}/approve`, {}, society.bera)).body.Code).toBe('money.runOutdated');
      expect((await society.balanceOf(member)).inneign).toBe(10_000);
      await society.post(`${run}/cancel`);
    };
    await whenChanged(() => move(member.personId, null));
    await portal.sql(`update person set kennitala = '5501302199' where person_id = $1`, [member.personId]);
    await whenChanged(() => withhold('company', 20));
    expect((await society.pay()).payments.map(({ kronur }) => kronur)).toEqual([8000]);
  });
});

describe('a payee', () => {
  it('R26 sees balance and payments, with four digits of the account; nobody else but staff does', async () => {
    await settled().catch(() => undefined);
    const member = await society.payee('654321');
    await society.distribute([[member, 6000]]);
    await settled();
    const mine = await portal.ask(`GET /api/persons/${member.personId}/payments`, { as: member });
    expect(mine.body).toMatchObject([
      { upphaeD_GREIDD: 6000, stadA_GREIDSLU: 'paid', reikninguR_ENDAR_A: '4321' },
    ]);
    expect(mine.text).not.toContain('654321');
    const other = await portal.someone();
    for (const path of ['balance', 'payments'])
      expect((await portal.ask(`GET /api/persons/${member.personId}/${path}`, { as: other })).status).toBe(
        404,
      );
    expect(
      (await portal.ask(`GET /api/persons/${other.personId}/balance`, { as: other })).body,
    ).toMatchObject({ inneign: 0 });
  });
  it('R1 is a publisher like an author: what its right brings is its balance', async () => {
    const publisher = await portal.someone({ withoutAuthor: true });
    await portal.sql('update person set is_publisher = true where person_id = $1', [publisher.personId]);
    await giveAccount(portal, publisher.personId, '010101');
    const [right] = await portal.sql(
      'select right_id from author_right where person_id = $1 and author_id is null',
      [publisher.personId],
    );
    await portal.sql(
      `insert into distribution (distribution_id, name, period_id, category_id, state)
       select 9001, 'Útgefendur', min(period_id), 1, 'checked' from distribution_period`,
    );
    await portal.sql(
      `insert into movement (right_id, distribution_id, movement_type, pot_id, amount, line_count)
       select $1, 9001, t, min(pot_id), 1500, 1 from pot, unnest(array[1, 5]) t group by t`,
      [right?.['right_id']],
    );
    await portal.sql(
      `update distribution set state = 'finished', distributed_on = current_date where distribution_id = 9001`,
    );
    expect((await society.balanceOf(publisher)).inneign).toBe(1500);
  });
  it('R21 is paid no less than they have asked for', async () => {
    const member = await society.payee('778899');
    await society.distribute([[member, 4000]]);
    const least = (kronur: number | null, version: number) =>
      payeeNumber(member.personId).then((id) =>
        portal.ask(`PUT /api/money/payees/${id}`, {
          as: society.anna,
          body: { SKATTALEG_HEIMILISFESTI: 'domestic', LAGMARKSGREIDSLA: kronur, UTGAFA: version },
        }),
      );
    expect((await least(0, 0)).status).toBe(422);
    expect((await least(5000, 0)).body).toMatchObject({ lagmarksgreidsla: 5000 });
    const reason = async () => {
      const [id, { body }] = await Promise.all([
        payeeNumber(member.personId),
        portal.ask(
          `GET /api/money/payRuns/preview?dagur=${society.today}&greidsludagur=${society.today}&lagmark=1000`,
          { as: society.anna },
        ),
      ]);
      return body.find((row: { greidsluthegI_NR: number }) => row.greidsluthegI_NR === id)
        .astaedA_AN_GREIDSLU;
    };
    expect(await reason()).toBe('belowOwnLeast');
    await least(null, 1);
    expect(await reason()).toBeNull();
  });
  it('R72 chooses how little is paid, which nobody else does for them, and the preview says that it is theirs', async () => {
    const member = await society.payee('778800');
    const choose = (kronur: number | null, as: Someone = member) =>
      portal.ask(`PUT /api/persons/${member.personId}/leastPayment`, {
        as,
        body: { LAGMARKSGREIDSLA: kronur },
      });
    // Before there is any money too.
    expect((await choose(5000)).body).toMatchObject({ lagmarksgreidsla: 5000, inneign: 0 });
    await society.distribute([[member, 4000]]);
    for (const as of [society.anna, await portal.someone()]) expect((await choose(1, as)).status).toBe(404);
    for (const wrong of [0, -1, 10_000_001, 1.5]) expect((await choose(wrong)).status).toBe(422);
    const previewed = async (lagmark: number) =>
      (
        await portal.ask(
          `GET /api/money/payRuns/preview?dagur=${society.today}&greidsludagur=${society.today}&lagmark=${lagmark}&limit=100`,
          { as: society.anna },
        )
      ).body.find((row: Record<string, unknown>) => row['nafN_GREIDSLUTHEGA'] === member.name);
    expect((await previewed(1000))['astaedA_AN_GREIDSLU']).toBe('belowOwnLeast');
    expect((await previewed(4500))['astaedA_AN_GREIDSLU']).toBe('belowLeast');
    const { body: run } = await society.freeze();
    expect(run).toMatchObject({ fjoldI_AN_GREIDSLU: expect.any(Number) });
    await society.post(`payRuns/${run.greidslukeyrslA_NR}/cancel`);
    // A lower one than the society's pays no sooner.
    await choose(10);
    expect((await previewed(4500))['astaedA_AN_GREIDSLU']).toBe('belowLeast');
    expect((await choose(null)).body).toMatchObject({ lagmarksgreidsla: null });
    expect((await previewed(1000))['astaedA_AN_GREIDSLU']).toBeNull();
    await settled();
  });
  it('R3 does not decide on their own payments', async () => {
    const both = await portal.someone({ role: 'administrator' });
    await society.distribute([[both, 100]]);
    const own = await portal.ask(`PUT /api/money/payees/${await payeeNumber(both.personId)}`, {
      as: both,
      body: { SKATTALEG_HEIMILISFESTI: 'domestic', UTGAFA: 0 },
    });
    expect(own.body.Code).toBe('money.ownMoney');
  });
});

it('R20 publishers have opening balances by the kennitala of the company', async () => {
  const publisher = await portal.someone();
  const kennitala = '4101302199';
  await portal.sql('update person set kennitala = $2 where person_id = $1', [publisher.personId, kennitala]);
  const body = {
    FLOKKUR_UTHLUTUNAR_NR: 1,
    DAGS_UPPHAFSSTODU: '2026-01-01',
    UPPRUNI_STODU: 'Eldra kerfi',
    STODUSKRA: `payee;account;amount\n410130-2199;payable;750\n`,
  };
  const tried = (await society.post('openings', body)).body.fingrafaR_LISTA;
  const { body: kept } = await society.post('openings', { ...body, FINGRAFAR_LISTA: tried });
  await portal.ask(`PATCH /api/money/openings/${kept.upphafsstadA_NR}`, {
    as: society.bera,
    body: { SAMTHYKKT: 1, FINGRAFAR_LISTA: tried },
  });
  expect((await society.balanceOf(publisher)).inneign).toBe(750);
});

describe('writing off an advance', () => {
  const writeOff = (id: number, as = society.anna) =>
    society.post(`advances/${id}/writeOff`, { ASTAEDA_AFSKRIFTAR: 'Greiðsluþeginn er hættur.' }, as);
  const decide = (id: number, isApproved: 0 | 1, as = society.bera) =>
    portal.ask(`PATCH /api/money/advances/${id}/writeOff`, { as, body: { SAMTHYKKT: isApproved } });
  it('R37 takes two who are not its payee, not while the balance has it, and the payee hears of it', async () => {
    const member = await society.payee('200300');
    const { body } = await society.post('advances', {
      NAFN_NR: member.personId,
      UPPHAED_FYRIRFRAMGREIDSLU: 1000,
      ENDURHEIMTUHLUTFALL: 50,
      ASTAEDA_FYRIRFRAMGREIDSLU: 'Plata í vinnslu',
    });
    const id: number = body.fyrirframgreidslA_NR;
    expect((await writeOff(id)).body.Code).toBe('money.advanceDone');
    await portal.ask(`PATCH /api/money/advances/${id}`, { as: society.bera, body: { SAMTHYKKT: 1 } });
    expect((await decide(id, 1)).body.Code).toBe('money.writeOffNotAsked');
    expect((await writeOff(id)).status).toBe(200);
    expect((await writeOff(id)).body.Code).toBe('money.writeOffAsked');
    expect((await decide(id, 1, society.anna)).body.Code).toBe('money.ownRequest');
    expect((await decide(id, 1)).body.Code).toBe('money.advanceInBalance');
    await society.pay();
    await society.distribute([[member, 400]]);
    expect((await decide(id, 0)).status).toBe(204);
    await writeOff(id);
    expect((await decide(id, 1)).status).toBe(204);
    expect(await society.balanceOf(member)).toMatchObject({ inneign: 200, eftirstodvar: 0 });
    await expect(
      portal.sql(`update advance set state = 'active' where advance_id = $1`, [id]),
    ).rejects.toThrow('never changed');
    await society.distribute([[member, 400]]);
    expect((await society.balanceOf(member)).inneign).toBe(600);
    const [sums] = await portal.sql(
      `select sum(e.units)::float8 / 10000 as whole, (sum(e.units) filter (where a.kind = 'writtenOff'))::float8 / 10000 as lost
       from ledger_entry e join ledger_account a using (ledger_account_id)`,
    );
    expect(sums).toEqual({ whole: 0, lost: -800 });
    const told = await portal.sql(
      `select header_is from notification where person_id = $1 and kind = 'payment' order by notification_id`,
      [member.personId],
    );
    expect(told.map((one) => one['header_is'])).toEqual([
      'Fyrirframgreiðsla til þín',
      'Fyrirframgreiðsla afskrifuð',
    ]);
  });
});
