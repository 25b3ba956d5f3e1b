import { piece } from '../../platform/database/statement.ts';

// H152: what is due within a fortnight or late, besides distributions. Of each kind the ten first days.

const isNear = piece`<= current_date + 14`;

/** The last days on which grants can be applied for; a period that is over is no longer due. */
const fundPeriods = piece`
  select 'fundPeriod', p.closes_on, 1, case when ${'language'} = 'en' then f.name_en else f.name_is end
      || ' – ' || fund_period_name(p.season, p.year, ${'language'}::text), p.fund_period_id
  from fund_period p join fund f using (fund_id)
  where fund_period_state(p.opens_on, p.closes_on, p.closed_at) = 'open' and p.closes_on ${isNear}
  order by p.closes_on, p.fund_period_id limit 10`;

/** H49: nobody answers a complaint of their own. */
const undecided = piece`
  select least(answer_by, due_on) as due_on, subject, case_id from member_case
  where case_kind = 'complaint' and decided_at is null and person_id is distinct from ${'personId'}::integer`;
/** By when staff mean to answer, no matter who wrote last. */
const promised = piece`
  select due_on, subject, case_id from member_case where due_on is not null and case_state <> 'closed' and case_kind <> 'complaint'`;

const ofDays = (kind: 'complaint' | 'message', cases: typeof undecided | typeof promised) => piece`
  select ${kind === 'complaint' ? piece`'complaint'` : piece`'message'`}, due_on, count(*)::integer,
    case when count(*) = 1 then min(subject) end, case when count(*) = 1 then min(case_id) end
  from (${cases}) c where due_on ${isNear} group by due_on order by due_on limit 10`;

/** R16, art. 13(1): all income of a year has one last day. */
const incomes = piece`
  select 'income', distribute_by, count(*)::integer, (extract(year from distribute_by) - 1)::text, null::integer
  from income_waiting where units > 0 and distribute_by ${isNear} and ${'isAdministrator'}::boolean
  group by distribute_by order by distribute_by limit 10`;

export const deadlines = piece`
  select y.*, y.due_on - current_date as days_left from (
    (${fundPeriods}) union all (${ofDays('complaint', undecided)}) union all (${ofDays('message', promised)}) union all (${incomes})
  ) y (deadline_kind, due_on, count, deadline_name, number) order by y.due_on, y.deadline_kind, y.number`;
