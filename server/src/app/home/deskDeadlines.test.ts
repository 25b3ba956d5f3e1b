import { deskQueues } from '@omur/contract/platform/deskQueues';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPayingSociety } from '../../../test/paying.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';

// What is due on the desk, and to whom it is shown.

let portal: Portal;
let society: Awaited<ReturnType<typeof aPayingSociety>>;
let member: Someone;
let editor: Someone;
/** Somebody of the staff who is a member too. */
let both: Someone;

beforeAll(async () => {
  portal = await aPortal();
  society = await aPayingSociety(portal);
  member = await portal.someone();
  editor = await portal.someone({ role: 'editor', isPerson: false });
  both = await portal.someone({ role: 'editor' });
});
afterAll(() => portal.close());

type Row = Record<string, unknown>;
const desk = async (as: Someone) => (await portal.ask('GET /api/desk/home', { as })).body;
const queueOf = async (as: Someone, kind: string): Promise<Row | undefined> =>
  (await desk(as)).bidradir.find((one: Row) => one['bidrod'] === kind);
const deadlinesOf = async (as: Someone, kind: string): Promise<Row[]> =>
  (await desk(as)).frestir.filter((one: Row) => one['tegunD_FRESTS'] === kind);
const dayFromNow = (days: number) =>
  new Date(Date.parse(society.today) + days * 86_400_000).toISOString().slice(0, 10);

/** As if it had been sent so many days ago. */
async function aCase(of: Someone, { complained, due }: { complained?: number; due?: number } = {}) {
  const [row] = await portal.sql<{ case_id: number }>(
    `insert into member_case (person_id, case_kind, subject, opened_by, complained_on, due_on, last_message_at)
     values ($1, $2, $3, $4, current_date - $5::integer, current_date + $6::integer, now() - interval '5 days') returning case_id`,
    [
      of.personId,
      complained === undefined ? 'message' : 'complaint',
      complained === undefined ? 'Spurt um línu' : 'Of seint greitt',
      of.userId,
      complained ?? null,
      due ?? null,
    ],
  );
  return Number(row?.case_id);
}
const closed = (...ids: number[]) =>
  portal.sql(
    `update member_case set case_state = 'closed', closed_at = now(),
       outcome = case when case_kind = 'complaint' then 'upheld' end, reasons = case when case_kind = 'complaint' then 'Já.' end,
       decided_by = case when case_kind = 'complaint' then $2::integer end, decided_at = case when case_kind = 'complaint' then now() end
     where case_id = any($1::integer[])`,
    [ids, editor.userId],
  );
const income = (reference: string, receivedOn: string, more = {}) =>
  society.post('income', {
    GREIDANDI: 'Öldurás',
    TEGUND_GREIDANDA: 'broadcaster',
    FLOKKUR_UTHLUTUNAR_NR: 1,
    TIMABIL_UTHLUTUNAR: 'Árið 2024',
    UPPHAED_I_GJALDMIDLI: 1000,
    DAGS_MOTTEKID: receivedOn,
    TILVISUN: reference,
    ...more,
  });

it('H151 counts undecided complaints and messages that wait for the society, with the first day by which they are answered', async () => {
  const late = await aCase(member, { complained: 33 });
  const decided = await aCase(member, { complained: 60 });
  const inTime = await aCase(member, { complained: 1 });
  const asked = await aCase(member, { due: 4 });
  const answered = await aCase(member);
  await closed(decided);
  await portal.sql(`update member_case set case_state = 'answered' where case_id = $1`, [answered]);
  expect(await queueOf(editor, 'complaints')).toMatchObject({ fjoldi: 2, fyrstI_FRESTUR: dayFromNow(-3) });
  expect(await queueOf(editor, 'messages')).toMatchObject({ fjoldi: 1, fyrstI_FRESTUR: dayFromNow(4) });
  // Answering or deciding is what takes them off.
  await closed(late, inTime, asked);
  expect(await queueOf(editor, 'complaints')).toBeUndefined();
  expect(await queueOf(editor, 'messages')).toBeUndefined();
});

it('H151 puts what is late before what has waited longer', async () => {
  await portal.work({ by: member, title: 'Bíður lengi', isApproved: false });
  await portal.sql(
    `update work set first_registered_at = now() - interval '90 days' where title = 'Bíður lengi'`,
  );
  const complaint = await aCase(member, { complained: 31 });
  const kinds = async () => (await desk(editor)).bidradir.map((one: Row) => one['bidrod']);
  expect((await kinds()).slice(0, 2)).toEqual(['complaints', 'review']);
  await closed(complaint);
  const later = await aCase(member, { complained: 30 });
  expect((await kinds()).slice(0, 2)).toEqual(['review', 'complaints']);
  await closed(later);
});

it('H151 counts no complaint of the reader’s own, nor tells when it is due: others decide on it', async () => {
  const own = await aCase(both, { complained: 29 });
  expect(await queueOf(both, 'complaints')).toBeUndefined();
  expect(await deadlinesOf(both, 'complaint')).toEqual([]);
  expect(await queueOf(editor, 'complaints')).toMatchObject({ fjoldi: 1 });
  expect(await deadlinesOf(editor, 'complaint')).toMatchObject([{ numer: own, dagaR_EFTIR: 1 }]);
  await closed(own);
});

it('H151 leaves out what is left of an income once it is less than a króna', async () => {
  const rest = { TIMABIL_UTHLUTUNAR: 'Árið 2022', UPPHAED_I_GJALDMIDLI: 0.99 };
  expect((await income('F-0', '2023-02-01', rest)).status).toBe(201);
  expect(await queueOf(society.anna, 'keptIncome')).toBeUndefined();
  expect(await deadlinesOf(society.anna, 'income')).toEqual([]);
});

it('H151, H152 show income to distribute, and until when, to administrators alone', async () => {
  for (const [reference, day] of [
    ['F-1', '2024-02-01'],
    ['F-2', '2024-11-30'],
    ['F-3', society.today],
  ] as const)
    expect((await income(reference, day)).status).toBe(201);
  expect(await queueOf(society.anna, 'keptIncome')).toMatchObject({
    fjoldi: 3,
    elstA_FRA: expect.stringMatching(/^2024-02-01/),
    fyrstI_FRESTUR: '2025-09-30',
  });
  expect(await deadlinesOf(society.anna, 'income')).toEqual([
    {
      tegunD_FRESTS: 'income',
      frestur: '2025-09-30',
      dagaR_EFTIR: expect.any(Number),
      fjoldi: 2,
      heitI_FRESTS: '2024',
      numer: null,
    },
  ]);
  expect(await queueOf(editor, 'keptIncome')).toBeUndefined();
  expect(await deadlinesOf(editor, 'income')).toEqual([]);
});

it('H152 lists by days what is late and what comes within a fortnight, several of a kind on a day as one', async () => {
  await aCase(member, { complained: 32 });
  const alone = await aCase(member, { complained: 20 });
  // Staff mean to answer before they have to.
  await aCase(member, { complained: 1, due: -2 });
  await aCase(member, { complained: 1 });
  const asked = await aCase(member, { due: 14 });
  await aCase(member, { due: 15 });
  await portal.sql(
    `insert into fund_period (fund_id, season, year, opens_on, closes_on, closed_at) values
     (1, 'spring', 2031, current_date - 9, current_date + 3, null), (1, 'summer', 2031, current_date - 9, current_date + 3, now()),
     (1, 'autumn', 2031, current_date - 9, current_date - 1, null), (1, 'winter', 2031, current_date - 9, current_date + 15, null)`,
  );
  const { frestir } = await desk(editor);
  expect(
    frestir.map((one: Row) => [one['tegunD_FRESTS'], one['dagaR_EFTIR'], one['fjoldi'], one['heitI_FRESTS']]),
  ).toEqual([
    ['complaint', -2, 2, null],
    ['fundPeriod', 3, 1, expect.stringContaining('Vor 2031')],
    ['complaint', 10, 1, 'Of seint greitt'],
    ['message', 14, 1, 'Spurt um línu'],
  ]);
  expect(frestir.map((one: Row) => one['numer'])).toEqual([null, expect.any(Number), alone, asked]);
});

it('H151 shows what a second administrator decides to neither editors nor the one who asked', async () => {
  const asked = await portal.someone({ role: 'administrator', isPerson: false });
  await portal.sql(
    `with payees as (insert into payee (person_id) values ($2) returning payee_id),
      a as (insert into advance (person_id, units, percent, reason, asked_by) values ($2, 10000000, 50, 'Plata', $1)),
      b as (insert into opening (category_id, opening_day, source, line_count, units, list_checksum, asked_by)
        values (1, current_date, 'Eldra kerfi', 1, 100, sha256('x'), $1)),
      c as (insert into kept_decision (category_id, used_year, purpose, reason, line_count, units, list_checksum, asked_by)
        values (1, 2021, 'cultural', 'Sjóður', 1, 100, sha256('x'), $1)),
      d as (insert into transparency_report (report_year, edition, state, asked_by, asked_at) values (2025, 1, 'waiting', $1, now())),
      e as (insert into run_rule (kind, category_id, usage_kind, factor_thousandths, starts_on, asked_by)
        values ('usage', 1, 'log', 1000, current_date, $1))
     insert into foreign_account (payee_id, iban, bic, currency, street, town, country_code, asked_by)
     select payee_id, 'DE89370400440532013000', 'COBADEFFXXX', 'EUR', 'Gata 1', 'Berlin', 'DE', $1 from payees`,
    [asked.userId, member.personId],
  );
  const kinds = ['advances', 'openings', 'keptDecisions', 'reports', 'runRules', 'foreignAccounts'];
  for (const kind of kinds) {
    expect(await queueOf(society.anna, kind)).toMatchObject({
      bidrod: kind,
      fjoldi: 1,
      fyrstI_FRESTUR: null,
    });
    expect(await queueOf(asked, kind)).toBeUndefined();
    expect(await queueOf(editor, kind)).toBeUndefined();
  }
});

it('H27, H151 every queue is taken on by staff', async () => {
  for (const kind of Object.keys(deskQueues))
    expect(await portal.ask(`PUT /api/desk/queues/${kind}/holder`, { as: editor })).toMatchObject({
      status: 204,
    });
  expect(await queueOf(both, 'complaints')).toMatchObject({ umsjoN_HEFUR: editor.name, umsjoN_ER_MIN: 0 });
  expect((await portal.ask(`PUT /api/desk/queues/complaints/holder`, { as: member })).status).toBe(403);
});
