import { afterAll, beforeAll, expect, it } from 'vitest';
import { chances, seedsOr } from '../../../test/moneyWorld.ts';
import { aPayingSociety, camt054, giveAccount, pain002 } from '../../../test/paying.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';

let portal: Portal;
let society: Awaited<ReturnType<typeof aPayingSociety>>;
beforeAll(async () => {
  portal = await aPortal();
  society = await aPayingSociety(portal);
});
afterAll(() => portal.close());

/** What the test itself reckons, in eyrir. */
interface Expected {
  owed: Map<number, number>;
  paid: Map<number, number>;
  paidOut: number;
  income: number;
  /** By person, the oldest first. */
  advances: Map<number, { id: number; percent: number; left: number }[]>;
}

const seeds = seedsOr(1, 7);

it.each(seeds)(
  'R18, R20, R21, R23, R24, R29, R37, R112 each eyrir of a small society is where it should be, whatever happens (seed %i)',
  async (seed) => {
    const { upTo, oneOf } = chances(seed);
    const payees = await Promise.all([1, 2, 3].map(() => society.payee()));
    const all: Expected = { owed: new Map(), paid: new Map(), paidOut: 0, income: 0, advances: new Map() };
    const start = await sums(payees);
    const owe = ({ personId }: Someone, eyrir: number) =>
      all.owed.set(personId, (all.owed.get(personId) ?? 0) + eyrir);
    const bring = (one: Someone, eyrir: number) => {
      owe(one, eyrir);
      let room = eyrir;
      for (const advance of all.advances.get(one.personId) ?? []) {
        const part = Math.floor((eyrir * advance.percent) / 100);
        const taken = Math.max(0, Math.min(advance.left, part, room, all.owed.get(one.personId) ?? 0));
        advance.left -= taken;
        room -= taken;
        owe(one, -taken);
      }
    };

    const distribute = async () => {
      const amounts = payees.map((one) => [one, upTo(900_000) + 100] as const);
      await society.distribute(
        amounts.map(([one, eyrir]) => [one, (eyrir / 100).toFixed(2)] as const),
        { DAGS_UTHLUTUNAR: oneOf([society.today, '2025-06-01', '2024-06-01']) },
      );
      for (const [one, eyrir] of amounts) bring(one, eyrir);
      return amounts;
    };
    const correct = async () => {
      const [first] = payees;
      if (!first) return;
      const id = await society.distribute([[first, '500.00']]);
      await society.distribute([[first, '-123.45']], { LEIDRETTIR_UTHLUTUN_NR: id });
      bring(first, 50_000);
      owe(first, -12_345);
    };
    const advance = async () => {
      const [one, kronur, percent] = [oneOf(payees), 1 + upTo(9000), 1 + upTo(100)];
      const asked = await society.post('advances', {
        NAFN_NR: one.personId,
        UPPHAED_FYRIRFRAMGREIDSLU: kronur,
        ENDURHEIMTUHLUTFALL: percent,
        ASTAEDA_FYRIRFRAMGREIDSLU: 'Plata',
      });
      await decide('advances', asked.body.fyrirframgreidslA_NR, {});
      owe(one, kronur * 100);
      const before = all.advances.get(one.personId) ?? [];
      all.advances.set(one.personId, [
        ...before,
        { id: asked.body.fyrirframgreidslA_NR, percent, left: kronur * 100 },
      ]);
    };
    const open = async () => {
      const one = oneOf(payees);
      const eyrir = (opened.get(one.personId) ?? 0) > 0 ? -1 - upTo(50) : 10_000 + upTo(90_000);
      const body = {
        FLOKKUR_UTHLUTUNAR_NR: 1,
        DAGS_UPPHAFSSTODU: '2026-01-01',
        UPPRUNI_STODU: 'Eldra kerfi',
        STODUSKRA: `payee;amount\n${one.personId};${(eyrir / 100).toFixed(2)}`,
      };
      const { fingrafaR_LISTA: FINGRAFAR_LISTA } = (await society.post('openings', body)).body;
      const brought = await society.post('openings', { ...body, FINGRAFAR_LISTA });
      await decide('openings', brought.body.upphafsstadA_NR, { FINGRAFAR_LISTA });
      opened.set(one.personId, (opened.get(one.personId) ?? 0) + eyrir);
      owe(one, eyrir);
    };
    const opened = new Map<number, number>();
    const decide = async (what: string, id: number, more: object) => {
      const body = { SAMTHYKKT: 1, ...more };
      const { status, text } = await portal.ask(`PATCH /api/money/${what}/${id}`, { as: society.bera, body });
      if (status !== 204) throw new Error(text);
    };
    const receive = async () => {
      const eyrir = upTo(10_000_000) + 1;
      const { status } = await society.post('income', {
        GREIDANDI: `Stöð ${seed}`,
        TEGUND_GREIDANDA: 'broadcaster',
        FLOKKUR_UTHLUTUNAR_NR: 1,
        TIMABIL_UTHLUTUNAR: 'Árið 2031',
        UPPHAED_I_GJALDMIDLI: eyrir / 100,
        DAGS_MOTTEKID: '2026-02-01',
        TILVISUN: `${seed}-${all.income}`,
      });
      expect(status).toBe(201);
      all.income += eyrir;
    };
    /** Some advance of which something is left, with its payee. */
    const someAdvance = () => {
      const owed = [...all.advances].flatMap(([person, advances]) =>
        advances.filter(({ left }) => left > 0).map((one) => ({ person, one })),
      );
      return owed.length === 0 ? undefined : oneOf(owed);
    };
    const cancel = async () => {
      const found = someAdvance();
      if (!found) return;
      const { person, one } = found;
      const { status, body } = await society.post(`advances/${one.id}/cancel`);
      const isThere = (all.owed.get(person) ?? 0) >= one.left;
      expect(isThere ? status : body.Code).toBe(isThere ? 200 : 'money.advancePaid');
      if (!isThere) return;
      all.owed.set(person, (all.owed.get(person) ?? 0) - one.left);
      one.left = 0;
    };
    const writeOff = async () => {
      const found = someAdvance();
      if (!found) return;
      const { person, one } = found;
      await society.post(`advances/${one.id}/writeOff`, { ASTAEDA_AFSKRIFTAR: 'Hætt' });
      const { status, body } = await portal.ask(`PATCH /api/money/advances/${one.id}/writeOff`, {
        as: society.bera,
        body: { SAMTHYKKT: 1 },
      });
      const isThere = (all.owed.get(person) ?? 0) >= one.left;
      expect(isThere ? body.Code : status).toBe(isThere ? 'money.advanceInBalance' : 204);
      if (!isThere) one.left = 0;
      // What is asked for later is of what is left then.
      else
        await portal.ask(`PATCH /api/money/advances/${one.id}/writeOff`, {
          as: society.bera,
          body: { SAMTHYKKT: 0 },
        });
    };
    /** Puts payments of somebody on hold, or lets them go on. */
    const hold = async ({ personId }: Someone, reason: string | null) => {
      const [row] = await portal.sql('select payee_id, version from payee where person_id = $1', [personId]);
      if (!row) return false;
      const { status, text } = await portal.ask(`PUT /api/money/payees/${row['payee_id']}`, {
        as: society.bera,
        body: { SKATTALEG_HEIMILISFESTI: 'domestic', ASTAEDA_STODVUNAR: reason, UTGAFA: row['version'] },
      });
      if (status !== 200) throw new Error(text);
      return true;
    };
    /** A hold keeps somebody out of the runs that are made meanwhile, and one that comes after a run was made stops it. */
    const payOnHold = async () => {
      const [kept, later] = payees;
      if (!kept || !later || !(await hold(kept, 'dispute')) || !(await hold(later, null))) return;
      const { body } = await society.freeze({ LAGMARKSGREIDSLA: 1 });
      const run = body?.greidslukeyrslA_NR;
      await hold(kept, null);
      if (!run) return;
      const paid = await portal.sql<{ person: number }>(
        'select y.person_id as person from payment join payee y using (payee_id) where pay_run_id = $1',
        [run],
      );
      const persons = paid.map(({ person }) => person);
      expect(persons).not.toContain(kept.personId);
      const isPaid = persons.includes(later.personId);
      if (isPaid) await hold(later, 'dispute');
      const refusal = isPaid && (await society.post(`payRuns/${run}/approve`, {}, society.bera)).body.Code;
      expect(refusal).toBe(isPaid && 'money.runOutdated');
      if (isPaid) await hold(later, null);
      expect((await society.post(`payRuns/${run}/cancel`)).status).toBe(200);
    };
    const pay = async () => {
      const { body } = await society.freeze({ LAGMARKSGREIDSLA: 1 });
      if (!body?.greidslukeyrslA_NR) return;
      await society.post(`payRuns/${body.greidslukeyrslA_NR}/approve`, {}, society.bera);
      const sent = await portal.sql<{ id: string; person: number; kronur: number }>(
        `select end_to_end_id as id, y.person_id as person, (units / 10000)::integer as kronur from payment
         join payee y using (payee_id) where pay_run_id = $1 and state = 'sent'`,
        [body.greidslukeyrslA_NR],
      );
      for (const { id, person, kronur } of sent) await answer(id, person, kronur);
    };
    const answer = async (id: string, person: number, kronur: number) => {
      // R112: what came in on the payee's own account is nothing that came back.
      const own = camt054([[id, kronur]], '<IBAN>IS750133260045215510730339</IBAN>');
      expect((await society.answer(own)).status).toBe(422);
      const outcome = oneOf(['paid', 'rejected', 'returned'] as const);
      const first = outcome === 'rejected' ? pain002([[id, 'RJCT', 'AC04']]) : camt054([[id, -kronur]]);
      await society.answer(first);
      await society.answer(`${first} `);
      if (outcome === 'returned') await society.answer(camt054([[id, kronur, 'AC01']]));
      if (outcome === 'paid') {
        all.owed.set(person, (all.owed.get(person) ?? 0) - kronur * 100);
        all.paid.set(person, (all.paid.get(person) ?? 0) + kronur * 100);
        all.paidOut += kronur * 100;
        return;
      }
      await giveAccount(portal, person, String(100_000 + upTo(899_999)));
    };

    for (let step = 0; step < 12; step++) {
      await (step === 0
        ? advance
        : oneOf([distribute, correct, receive, pay, advance, open, cancel, writeOff, payOnHold]))();
      const now = await sums(payees);
      expect(now.whole).toBe(0);
      expect(now.owed).toEqual(payees.map(({ personId }) => all.owed.get(personId) ?? 0));
      const isLeft = [...all.advances.values()].flat().reduce((sum, { left }) => sum + left, 0);
      const isOpened = [...opened.values()].reduce((sum, eyrir) => sum + eyrir, 0);
      expect([start.advanced - now.advanced, start.opened - now.opened]).toEqual([isLeft, isOpened]);
      expect(now.inTransit).toBe(start.inTransit);
      expect(now.bank - start.bank).toBe(all.paidOut - all.income);
      expect(await broughtAndPaid(payees)).toEqual(
        payees.map(({ personId }) => [all.owed.get(personId) ?? 0, all.paid.get(personId) ?? 0]),
      );
      expect(await paidOutOfTurn()).toEqual([]);
    }
    expect(await unevenReports()).toEqual([null, null]);
  },
  120_000,
);

/** R29: the sums of the transparency reports of this year and the next, of which none disagrees with the ledger. */
async function unevenReports() {
  await portal.sql(
    `insert into transparency_report (report_year, edition)
     select extract(year from current_date)::integer + n, 1 from generate_series(0, 1) n on conflict do nothing`,
  );
  await portal.sql('delete from transparency_figure');
  await portal.sql(
    `insert into transparency_figure select r.transparency_report_id, row_number() over (partition by r.report_year), f.*
     from transparency_report r, transparency_figures(r.report_year) f`,
  );
  const uneven = await portal.sql<{ uneven: string | null }>(
    'select transparency_uneven(transparency_report_id) as uneven from transparency_report',
  );
  return uneven.map((one) => one.uneven);
}

/** R29: what is left and what was paid of all that payees were brought, by category and year, in eyrir. */
async function broughtAndPaid(payees: readonly Someone[]): Promise<[number, number][]> {
  const rows = await portal.sql<{ person: number; left: number; paid: number }>(
    `select y.person_id as person, (sum(brought - paid) / 100)::float8 as left, (sum(paid) / 100)::float8 as paid
     from paid_by_category(current_date) join payee y using (payee_id) group by 1`,
  );
  const of = new Map(rows.map(({ person, left, paid }) => [person, [left, paid] as [number, number]]));
  return payees.map(({ personId }) => of.get(personId) ?? [0, 0]);
}

/** R29: parts that were paid more than they brought, or before an older part of the same payee was paid whole. */
const paidOutOfTurn = () =>
  portal.sql(
    `with part as (select * from paid_by_category(current_date) where category_id is not null)
     select from part where brought <= 0 or paid not between 0 and brought
     union all
     select from part o join part n using (payee_id) where o.brought_in < n.brought_in and o.paid < o.brought and n.paid > 0`,
  );

async function sums(payees: readonly Someone[]) {
  const [row] = await portal.sql<{
    whole: number;
    in_transit: number;
    bank: number;
    advanced: number;
    opened: number;
  }>(
    `select sum(e.units)::integer as whole, coalesce(sum(e.units) filter (where a.kind = 'inTransit'), 0)::float8 / 100 as in_transit,
       coalesce(sum(e.units) filter (where a.kind = 'bank'), 0)::float8 / 100 as bank,
       coalesce(sum(e.units) filter (where a.kind = 'advance'), 0)::float8 / 100 as advanced,
       coalesce(sum(e.units) filter (where a.kind = 'opening'), 0)::float8 / 100 as opened
     from ledger_entry e join ledger_account a using (ledger_account_id)`,
  );
  const owed = await portal.sql<{ person: number; eyrir: number }>(
    `select y.person_id as person, (sum(e.units) / 100)::integer as eyrir from ledger_entry e
     join ledger_account a using (ledger_account_id) join payee y using (payee_id)
     where a.kind = 'payable' and y.person_id = any ($1) group by 1`,
    [payees.map(({ personId }) => personId)],
  );
  const of = new Map(owed.map(({ person, eyrir }) => [person, eyrir]));
  return {
    whole: row?.whole ?? 0,
    inTransit: row?.in_transit ?? 0,
    bank: row?.bank ?? 0,
    advanced: row?.advanced ?? 0,
    opened: row?.opened ?? 0,
    owed: payees.map(({ personId }) => of.get(personId) ?? 0),
  };
}
