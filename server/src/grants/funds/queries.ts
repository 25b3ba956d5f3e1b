import { Fund, FundPeriod, NamedFund } from '@omur/contract/grants/funds';
import { DeskPeriod, OpenedPeriod } from '@omur/contract/grants/funds';
import { answer } from '../../platform/database/answers.ts';
import { listing } from '../../platform/database/listing.ts';
import { piece, sql } from '../../platform/database/statement.ts';

export const funds = listing({
  schema: Fund,
  from: piece`select fund_id, case when ${'language'} = 'en' then name_en else name_is end as fund_name from fund`,
  orders: { fundId: { up: ['q.fund_id::smallint'] } },
});

export const namedFunds = listing({
  schema: NamedFund,
  from: piece`select fund_id, name_is as fund_name_is, name_en as fund_name_en, version from fund`,
  orders: { fundId: { up: ['q.fund_id::smallint'] } },
});

const state = piece`fund_period_state(p.opens_on, p.closes_on, p.closed_at)`;
const periodColumns = piece`
  p.fund_period_id, fund_period_name(p.season, p.year, ${'language'}) as fund_period_name, ${state} <> 'open' as is_period_closed,
  p.season, p.fund_id, case when ${'language'} = 'en' then f.name_en else f.name_is end as fund_name, p.year, p.opens_on, p.closes_on,
  ${state} as period_state`;

/** Of one fund, or of all. */
const latestPeriods = listing({
  schema: FundPeriod,
  from: piece`select ${periodColumns} from fund_period p join fund f using (fund_id)
    where ${'fundId'}::integer is null or p.fund_id = ${'fundId'}`,
  orders: { opensOn: { up: ['q.opens_on::date', 'q.fund_period_id::integer'] } },
});
export const periods = { ...latestPeriods, defaultSort: '-opensOn' };

/** R220, R221: the budget, and the reader's own limit where they entered it. */
const budgetColumns = piece`
  p.budget_isk as fund_budget_isk, u.name as fund_budget_by, p.budget_at as fund_budget_at,
  case when p.budget_by = ${'userId'}::integer and p.budget_of_other_isk is null then 0
    when p.budget_by = ${'userId'}::integer then least(p.budget_of_other_isk, p.budget_isk) end as own_grant_limit_isk`;
const deskPeriod = piece`
  select ${periodColumns}, ${budgetColumns}, p.version, coalesce(a.application_count, 0) as application_count,
    coalesce(a.decided_count, 0) as decided_count, coalesce(a.amount_isk, 0) as amount_isk,
    coalesce(a.granted_amount_isk, 0) as granted_amount_isk, coalesce(a.proposed_count, 0) as proposed_count,
    coalesce(a.proposed_grant_isk, 0) as proposed_grant_isk
  from fund_period p join fund f using (fund_id) left join app_user u on u.user_id = p.budget_by
  left join lateral (
    select count(*)::integer as application_count, (count(*) filter (where status <> 'received'))::integer as decided_count,
      sum(amount_isk) as amount_isk, sum(granted_amount_isk) as granted_amount_isk, count(proposed_by)::integer as proposed_count,
      sum(proposed_amount_isk) as proposed_grant_isk
    from fund_application a where a.fund_period_id = p.fund_period_id) a on true`;

const latestDeskPeriods = listing({
  schema: DeskPeriod,
  from: piece`${deskPeriod} where ${'fundId'}::integer is null or p.fund_id = ${'fundId'}`,
  orders: {
    opensOn: { up: ['q.opens_on::date', 'q.fund_period_id::integer'] },
    closesOn: { up: ['q.closes_on::date', 'q.fund_period_id::integer'] },
    fundId: { up: ['q.fund_id::smallint', 'q.opens_on::date', 'q.fund_period_id::integer'] },
    applicationCount: { up: ['q.application_count::integer', 'q.fund_period_id::integer'] },
  },
});
export const deskPeriods = { ...latestDeskPeriods, defaultSort: '-opensOn' };

/** R221: who applies in it does not enter its budget. */
export const findDeskPeriod = answer(
  OpenedPeriod,
  piece`select q.*, ${'isAdministrator'}::boolean and not exists (select from fund_application a
      where a.fund_period_id = q.fund_period_id and applies_for(a.application_id, ${'userId'}::integer)) as may_enter_budget
    from (${deskPeriod} where p.fund_period_id = ${'fundPeriodId'}) q`,
);

export const findPeriod = sql`select fund_period_id from fund_period where fund_period_id = ${'fundPeriodId'}::integer`;
export const updateFundNames = sql`
  update fund set name_is = ${'nameIs'}, name_en = ${'nameEn'}, version = version + 1
  where fund_id = ${'fundId'}::integer and version = ${'version'}`;
export const findFund = sql`select fund_id from fund where fund_id = ${'fundId'}::integer`;

export const insertPeriod = sql`
  insert into fund_period (fund_id, season, year, opens_on, closes_on)
  values (${'fundId'}, ${'season'}, ${'year'}, ${'opensOn'}, ${'closesOn'})
  on conflict on constraint fund_period_once do nothing returning fund_period_id`;

/** Anyone who changes a period holds it; anyone who applies in it waits, and then sees how it stands. */
export const lockPeriod = sql`
  select fund_id, version, closes_on < current_date as is_over, budget_isk, budget_by from fund_period
  where fund_period_id = ${'fundPeriodId'} for update`;

export const findSamePeriod = sql`
  select fund_period_id from fund_period
  where fund_id = ${'fundId'} and year = ${'year'} and season is not distinct from ${'season'}
    and fund_period_id <> ${'fundPeriodId'}`;

export const updatePeriod = sql`
  update fund_period set season = ${'season'}, year = ${'year'}, opens_on = ${'opensOn'}, closes_on = ${'closesOn'},
    version = version + 1
  where fund_period_id = ${'fundPeriodId'}`;

/** R220: PostgreSQL asks whether it is enough for what was granted, and whether who enters it applies. */
export const updateBudget = sql`
  update fund_period set budget_isk = ${'budgetIsk'}::bigint, budget_by = ${'userId'}::integer, budget_at = now(), version = version + 1
  where fund_period_id = ${'fundPeriodId'}`;

/** Closing a period twice does not move the moment. */
export const setClosed = sql`
  update fund_period set closed_at = case when ${'isClosed'}::boolean then coalesce(closed_at, now()) end, version = version + 1
  where fund_period_id = ${'fundPeriodId'}`;

export const findAnyApplication = sql`
  select application_id from fund_application where fund_period_id = ${'fundPeriodId'} limit 1`;
export const deletePeriod = sql`delete from fund_period where fund_period_id = ${'fundPeriodId'}`;
