import * as calls from '@omur/contract/royalties/unclaimed';
import { answer } from '../../platform/database/answers.ts';
import { listing, newestFirst } from '../../platform/database/listing.ts';
import { piece, sql } from '../../platform/database/statement.ts';
import { categoryName, nameOf } from '../../platform/lookups/namesQueries.ts';

const list = piece`decidable_list(${'categoryId'}::integer, ${'usedYear'}::integer)`;
export const findUnclaimed = answer(
  calls.Unclaimed,
  piece`
    select c.category_id, ${categoryName}, ${'usedYear'}::integer as used_year, make_date(${'usedYear'}::integer + 4, 1, 1) as decide_from,
      l.line_count, l.units * 0.0001 as amount_isk, encode(l.checksum, 'hex') as list_checksum
    from distribution_category c cross join ${list} l where c.category_id = ${'categoryId'}::integer`,
);

const lines = piece`decidable_usage(${'categoryId'}::integer, ${'usedYear'}::integer)`;
/** The dearest first. */
export const decidable = listing({
  schema: calls.DecidableUsage,
  from: piece`
    select u.unmatched_usage_id, coalesce(nullif(u.title, ''), w.title) as title, u.author_names,
      coalesce(nullif(u.performers, ''), w.performers) as performers, case when s.station_id is not null then ${nameOf('s')} end as station,
      d.name as distribution_name, u.amount as amount_isk
    from ${lines} l join unmatched_usage u using (unmatched_usage_id) join distribution d using (distribution_id)
    left join work w using (work_id) left join station s using (station_id)`,
  orders: { amountIsk: { up: ['(-q.amount_isk)::numeric(14,2)', 'q.unmatched_usage_id::integer'] } },
  counted: piece`${lines} l`,
});

const decision = piece`
  select k.kept_decision_id, k.category_id, ${categoryName}, k.used_year, k.purpose, k.reason as purpose_reason, k.line_count,
    k.units * 0.0001 as amount_isk, encode(k.list_checksum, 'hex') as list_checksum, k.state as kept_decision_state, a.name as asked_by,
    k.asked_at, b.name as decided_by, k.decided_at,
    k.state = 'waiting' and k.asked_by <> ${'userId'}::integer as may_decide
  from kept_decision k join distribution_category c using (category_id) join app_user a on a.user_id = k.asked_by
  left join app_user b on b.user_id = k.decided_by`;
const isOf = piece`
  where k.category_id = coalesce(${'categoryId'}::integer, k.category_id) and k.used_year = coalesce(${'usedYear'}::integer, k.used_year)`;
export const allDecisions = newestFirst(
  listing({
    schema: calls.KeptDecision,
    from: piece`${decision} ${isOf}`,
    orders: { keptDecisionId: { up: ['q.kept_decision_id::integer'] } },
    counted: piece`kept_decision k ${isOf}`,
  }),
  '-keptDecisionId',
);
export const findDecision = answer(
  calls.KeptDecision,
  piece`${decision} where k.kept_decision_id = ${'keptDecisionId'}`,
);

export const findList = sql`select line_count, encode(checksum, 'hex') as checksum from ${list}`;
export const concerns = sql`
  select concerns_kept(${'categoryId'}::integer, ${'usedYear'}::integer, ${'userId'}::integer) as is_own`;
/** Nothing where the list is not the one that was seen. */
export const ask = sql`
  insert into kept_decision (category_id, used_year, purpose, reason, line_count, units, list_checksum, asked_by)
  select ${'categoryId'}::smallint, ${'usedYear'}::integer, ${'purpose'}, ${'purposeReason'}, l.line_count, l.units, l.checksum, ${'userId'}::integer
  from ${list} l where l.checksum = decode(${'listChecksum'}, 'hex')
  returning kept_decision_id`;
export const lock = sql`
  select state, asked_by from kept_decision where kept_decision_id = ${'keptDecisionId'} for update`;
export const approve = sql`
  select decide_kept(${'keptDecisionId'}, ${'userId'}::integer, decode(${'listChecksum'}, 'hex'))`;
export const refuseIt = sql`
  update kept_decision set state = 'refused', decided_by = ${'userId'}::integer, decided_at = now()
  where kept_decision_id = ${'keptDecisionId'}`;
