import { reportSections } from '@omur/contract/platform/fields/transparency';
import type { Portal, Someone } from '../portal.ts';
import { firstOf } from './firstOf.ts';
import { makeInheritances } from './inheritanceFixtures.ts';

/** What the calls about money take, by number. */
export interface MoneyFixtures {
  poolId: number;
  incomeId: number;
  /** A rule that waits for another than `administrator`. */
  moneyRuleId: number;
  activeRuleId: number;
  payeeId: number;
  /** A run that waits, likewise. */
  payRunId: number;
  approvedRunId: number;
  runRuleId: number;
  activeRunRuleId: number;
  /** A distribution that is reckoned, with one line. */
  reckonedRunId: number;
  /** Of what nobody has claimed of 2020, in category 3. */
  keptChecksum: string;
  /** What is asked about 2019, and waits for another than `administrator`. */
  keptDecisionId: number;
  /** Balances of a former system that wait for another than `administrator`. */
  openingId: number;
  /** An advance that waits, and one that is granted and in the balance, as every payee has one. */
  advanceId: number;
  activeAdvanceId: number;
  /** Whose they are. */
  payeePersonId: number;
  /** A transparency report that waits for another than `administrator`, a draft, and one that is published. */
  reportId: number;
  draftReportId: number;
  publishedReportId: number;
  /** The balance of an estate that waits for another than `administrator`; one that heirs have, of an estate that has more. */
  inheritanceId: number;
  activeInheritanceId: number;
  inheritedEstateId: number;
  /** An account abroad that waits for another than `administrator`. */
  foreignAccountId: number;
}

export const noMoneyFixtures: MoneyFixtures = {
  poolId: 0,
  incomeId: 0,
  moneyRuleId: 0,
  activeRuleId: 0,
  payeeId: 0,
  payRunId: 0,
  approvedRunId: 0,
  runRuleId: 0,
  activeRunRuleId: 0,
  reckonedRunId: 0,
  keptChecksum: '',
  keptDecisionId: 0,
  openingId: 0,
  advanceId: 0,
  activeAdvanceId: 0,
  payeePersonId: 0,
  reportId: 0,
  draftReportId: 0,
  publishedReportId: 0,
  inheritanceId: 0,
  activeInheritanceId: 0,
  inheritedEstateId: 0,
  foreignAccountId: 0,
};

/** Made once something is distributed: each payee had a payment, which the bank rejected. */
export async function makeMoneyFixtures(
  portal: Portal,
  administrator: Someone,
  other: Someone,
): Promise<MoneyFixtures> {
  const one = firstOf(portal);
  const two = [administrator.userId, other.userId];
  const poolId = await one(`insert into pool (name, category_id) values ('Hljóðvarp', 1) returning pool_id`);
  const incomeId = await one(
    `insert into income (payer_name, payer_kind, category_id, period_id, gross_amount, received_on, reference, registered_by)
     select 'Öldurás', 'broadcaster', 1, min(period_id), 1000, '2026-02-01', 'R-1', $1 from distribution_period returning income_id`,
    [administrator.userId],
  );
  const ruleOf = (deduction: string) =>
    one(
      `insert into money_rule (kind, category_id, deduction, percent, starts_on, asked_by)
       values ('deduction', 2, $2, 10, '2026-01-01', $1) returning money_rule_id`,
      [administrator.userId, deduction],
    );
  const [moneyRuleId, activeRuleId] = [await ruleOf('social'), await ruleOf('administration')];
  await portal.sql(
    `update money_rule set state = 'active', decided_by = $2, decided_at = now() where money_rule_id = $1`,
    [activeRuleId, other.userId],
  );
  const approvedRunId = await one(
    `insert into pay_run (balance_day, pay_on, least_units, state, asked_by, decided_by, decided_at)
     values ('2026-06-20', '2026-07-01', 10000000, 'approved', $1, $2, now()) returning pay_run_id`,
    two,
  );
  await portal.sql(
    `insert into payment (pay_run_id, payee_id, units, withheld_units, name, bank, ledger, account, state)
     select $1, payee_id, 10000000, 0, 'Vébjörn', '0133', '26', '004521', 'rejected' from payee`,
    [approvedRunId],
  );
  await portal.sql(
    `insert into pay_run_left_out (pay_run_id, payee_id, units, reason) select $1, payee_id, 100, 'belowLeast' from payee`,
    [approvedRunId],
  );
  const payRunId = await one(
    `insert into pay_run (balance_day, pay_on, least_units, asked_by)
     values (current_date, current_date, 10000000, $1) returning pay_run_id`,
    [administrator.userId],
  );
  const payeeId = await one('select max(payee_id) from payee');
  await portal.sql('insert into payee (society_code) values (35)');
  const runs = await makeRuns(portal, two, poolId);
  const kept = await askAboutKept(portal, administrator);
  const payeePersonId = await one('select person_id from payee where payee_id = $1', [payeeId]);
  const brought = await makeBalances(portal, two, payeePersonId);
  return {
    poolId,
    incomeId,
    moneyRuleId,
    activeRuleId,
    payeeId,
    payRunId,
    approvedRunId,
    ...runs,
    ...kept,
    ...brought,
    payeePersonId,
    ...(await makeReports(portal, two)),
    ...(await makeInheritances(portal, two)),
    foreignAccountId: await one(
      `insert into foreign_account (payee_id, iban, bic, currency, street, town, country_code, asked_by)
       values ($1, 'DE89370400440532013000', 'COBADEFFXXX', 'EUR', 'Hauptstraße 1', 'Berlin', 'DE', $2) returning foreign_account_id`,
      [payeeId, administrator.userId],
    ),
  };
}

/** Of the lines of 2019 and 2020 in distribution 904, in category 3, which nobody claims. */
async function askAboutKept(portal: Portal, { userId }: Someone) {
  const [asked] = await portal.sql<{ kept_decision_id: number }>(
    `insert into kept_decision (category_id, used_year, purpose, reason, line_count, units, list_checksum, asked_by)
     select 3, 2019, 'cultural', 'Enginn gaf sig fram', l.line_count, l.units, l.checksum, $1 from decidable_list(3, 2019) l
     returning kept_decision_id`,
    [userId],
  );
  const [list] = await portal.sql<{ checksum: string }>(
    `select encode(checksum, 'hex') as checksum from decidable_list(3, 2020)`,
  );
  return { keptDecisionId: asked?.kept_decision_id ?? 0, keptChecksum: list?.checksum ?? '' };
}

/** Balances of a former system, and advances: one that waits, and one that each payee has been granted. */
async function makeBalances(portal: Portal, [asks, decides]: readonly number[], personId: number) {
  const one = firstOf(portal);
  const openingId = await one(
    `with o as (
       insert into opening (category_id, opening_day, source, line_count, units, list_checksum, asked_by)
       values (1, '2026-01-01', 'Eldra kerfi', 1, 10000, opening_checksum(array[$2::integer], array['payable'], array[10000]), $1)
       returning opening_id)
     select opening_id from o`,
    [asks, personId],
  );
  await portal.sql(
    `insert into opening_line (opening_id, person_id, account, file_line, units) values ($1, $2, 'payable', 2, 10000)`,
    [openingId, personId],
  );
  const advance = `insert into advance (person_id, units, percent, reason, asked_by)
    select person_id, 10000, 50, 'Plata', $1 from payee where person_id is not null`;
  await portal.sql(advance, [asks]);
  await portal.sql('select decide_advance(advance_id, $1) from advance', [decides]);
  return {
    openingId,
    activeAdvanceId: await one('select advance_id from advance where person_id = $1', [personId]),
    advanceId: await one(`${advance} and person_id = $2 returning advance_id`, [asks, personId]),
  };
}

/** Rules of runs, one waiting and one in force, and a run of which nothing is paid. */
async function makeRuns(portal: Portal, [asks, decides]: readonly number[], poolId: number) {
  const ruleOf = async (kind: string) =>
    (
      await portal.sql<{ run_rule_id: number }>(
        `insert into run_rule (kind, category_id, usage_kind, factor_thousandths, starts_on, asked_by)
         values ('usage', 2, $2, 1000, '2026-01-01', $1) returning run_rule_id`,
        [asks, kind],
      )
    )[0]?.run_rule_id ?? 0;
  const [runRuleId, activeRunRuleId] = [await ruleOf('log'), await ruleOf('live')];
  await portal.sql(
    `update run_rule set state = 'active', decided_by = $2, decided_at = now() where run_rule_id = $1`,
    [activeRunRuleId, decides],
  );
  const reckonedRunId = 960;
  await portal.sql(
    `insert into distribution (distribution_id, name, period_id, category_id, state, announced_by)
     select $1, 'Keyrsla', min(period_id), 1, 'checked', $2 from distribution_period`,
    [reckonedRunId, asks],
  );
  await portal.sql(
    `insert into run (distribution_id, used_from, used_until, asked_by, reckoned_at, input_checksum, result_checksum)
     values ($1, '2025-01-01', '2025-12-31', $2, now(), sha256('a'), sha256('b'))`,
    [reckonedRunId, asks],
  );
  await portal.sql(
    `insert into run_pool (distribution_id, pool_id, pot_id, units, finding) select $1, $2, min(pot_id), 100, 'noPoints' from pot`,
    [reckonedRunId, poolId],
  );
  await portal.sql(
    `insert into run_line (distribution_id, statement_line_id, pool_id, usage_import_id, line_number, part_number, usage_item_id, finding,
       used_on, country_id, plays, measure, usage_factor, daypart_factor, estimate_factor, weight_factor, protected_hundredths, points)
     values ($1, 1, $2, 1, 1, 0, 1, 'none', '2025-03-01', 352, 1, 10, 1000, 1000, 1000, 1000, 10000, 10)`,
    [reckonedRunId, poolId],
  );
  await portal.sql(
    `insert into run_change (distribution_id, right_id, eyrir_before, eyrir_now) select $1, min(right_id), 0, 100 from author_right`,
    [reckonedRunId],
  );
  await portal.sql(
    `insert into run_work_change (distribution_id, work_id, what, eyrir_before, eyrir_now, moved_eyrir)
     select $1, min(work_id), '{shares}', 0, 100, 100 from work`,
    [reckonedRunId],
  );
  return { runRuleId, activeRunRuleId, reckonedRunId };
}

/** Of three years that are over, as far as each has come. */
async function makeReports(portal: Portal, [asks, decides]: readonly number[]) {
  const made = async (year: number) => {
    const [row] = await portal.sql<{ id: number }>(
      'insert into transparency_report (report_year, edition) values ($1, 1) returning transparency_report_id as id',
      [year],
    );
    return row?.id ?? 0;
  };
  const frozen = async (year: number) => {
    const id = await made(year);
    await portal.sql(
      `insert into transparency_text (transparency_report_id, kind, words_is, words_en) select $1, k, 'Texti', 'Text' from unnest($2::text[]) k`,
      [id, reportSections],
    );
    await portal.sql(
      `insert into transparency_figure select $1, row_number() over (), f.* from transparency_figures($2) f`,
      [id, year],
    );
    await portal.sql(
      `update transparency_report set state = 'waiting', asked_by = $2, asked_at = now() where transparency_report_id = $1`,
      [id, asks],
    );
    return id;
  };
  const publishedReportId = await frozen(2022);
  await portal.sql(
    `update transparency_report set state = 'published', decided_by = $2, decided_at = now() where transparency_report_id = $1`,
    [publishedReportId, decides],
  );
  return { publishedReportId, draftReportId: await made(2023), reportId: await frozen(2024) };
}
