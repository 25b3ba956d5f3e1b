import { RunRule } from '@omur/contract/royalties/runRules';
import { answer } from '../../platform/database/answers.ts';
import { listing, newestFirst } from '../../platform/database/listing.ts';
import { piece, sql } from '../../platform/database/statement.ts';
import { categoryName, nameOf } from '../../platform/lookups/namesQueries.ts';
import { poolName } from '../ledger/queries.ts';

const rule = piece`
  select r.run_rule_id, r.kind as run_rule_kind, r.state as rule_state, ${categoryName},
    case when r.pool_id is not null then (select ${poolName} from pool o where o.pool_id = r.pool_id) end as pool_name,
    r.usage_kind as run_usage_kind, n.name as usage_sender_name, case when r.station_id is not null then ${nameOf('s')} end as station_name,
    r.live_performance_id, l.performers, r.performance_type_id,
    to_char(r.from_time, 'HH24:MI') as from_time, to_char(r.until_time, 'HH24:MI') as until_time, r.code as factor_code,
    r.factor_thousandths * 0.001 as factor, r.starts_on, case when r.ends_before < 'infinity' then r.ends_before - 1 end as ends_on,
    case when r.ends_before > r.end_asked + 1 then r.end_asked end as end_asked,
    a.name as asked_by, d.name as decided_by,
    case when r.state = 'waiting' then r.asked_by <> ${'userId'}::integer
      when r.end_asked is not null and r.ends_before > r.end_asked + 1 then r.end_asked_by <> ${'userId'}::integer else false end as may_decide
  from run_rule r join distribution_category c using (category_id)
  left join usage_sender n using (usage_sender_id) left join station s using (station_id)
  left join live_performance l using (live_performance_id)
  join app_user a on a.user_id = coalesce(case when r.ends_before > r.end_asked + 1 then r.end_asked_by end, r.asked_by)
  left join app_user d on d.user_id = coalesce(r.end_decided_by, r.decided_by)`;
export const allRules = newestFirst(
  listing({
    schema: RunRule,
    from: rule,
    orders: { runRuleId: { up: ['q.run_rule_id::integer'] } },
    counted: piece`run_rule`,
  }),
  '-runRuleId',
);
export const findRule = answer(RunRule, piece`${rule} where r.run_rule_id = ${'runRuleId'}`);

export const isPoolOf = sql`
  select from pool where pool_id = ${'poolId'}::integer and category_id = ${'categoryId'}::integer`;
export const findSender = sql`select usage_sender_id from usage_sender where name_folded = fold(${'name'})`;
export const findStation = sql`select station_id from station where fold(name) = fold(${'name'}) limit 1`;
/** At home: concerts abroad come by statements. */
export const findConcert = sql`
  select from live_performance where live_performance_id = ${'livePerformanceId'}::integer and performance_type_id between 1 and 3`;
export const insertRule = sql`
  insert into run_rule (kind, category_id, pool_id, usage_kind, usage_sender_id, station_id, live_performance_id, performance_type_id, from_time, until_time, code, factor_thousandths,
    starts_on, asked_by)
  values (${'kind'}, ${'categoryId'}, ${'poolId'}, ${'usageKind'}, ${'usageSenderId'}, ${'stationId'}, ${'livePerformanceId'}, ${'performanceTypeId'}, ${'fromTime'}::time,
    ${'untilTime'}::time, ${'code'}, ${'factorThousandths'}, ${'startsOn'}, ${'userId'})
  returning run_rule_id`;
export const lockRule = sql`
  select state, asked_by, end_asked::text, end_asked_by, ends_before > coalesce(end_asked + 1, ends_before) as end_waits,
    ends_before < 'infinity' as has_ended, starts_on::text
  from run_rule where run_rule_id = ${'ruleId'} for update`;
export const decide = sql`
  update run_rule set state = ${'state'}, decided_by = ${'userId'}, decided_at = now() where run_rule_id = ${'ruleId'}`;
export const askToEnd = sql`
  update run_rule set end_asked = ${'endsOn'}, end_asked_by = ${'userId'} where run_rule_id = ${'ruleId'}`;
export const decideEnd = sql`
  update run_rule set ends_before = end_asked + 1, end_decided_by = ${'userId'} where run_rule_id = ${'ruleId'}`;
export const forgetEnd = sql`
  update run_rule set end_asked = null, end_asked_by = null where run_rule_id = ${'ruleId'}`;
