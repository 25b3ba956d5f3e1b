import { UncountedWork } from '@omur/contract/performances/uncounted';
import { listing } from '../../platform/database/listing.ts';
import { piece, sql } from '../../platform/database/statement.ts';

/** Each work once, with the plainest reason. Whose list has it is for staff, and for who registered both. */
export const uncountedOf = listing({
  schema: UncountedWork,
  from: piece`
    select distinct on (w.title collate "is-IS-x-icu", u.work_id) u.work_id, w.title collate "is-IS-x-icu" as title, u.uncounted_reason,
      case when u.is_own or ${'isStaff'}::boolean then u.other_id end as other_live_performance_id,
      case when u.is_own or ${'isStaff'}::boolean then o.performers end as other_performers
    from (
      select t.live_performance_id, t.work_id, t.other_id, t.is_own,
        case when not t.is_same then case when t.is_own then 'again' else 'asked' end when t.is_paid then 'paid' else 'same' end as uncounted_reason
      from (select * from performed_twice union all select * from performed_as_paid) t where t.live_performance_id = ${'livePerformanceId'}
      union all
      select p.live_performance_id, p.work_id, null, false, 'paidForOther' from performance p join performance_paid_as a using (performance_id)
      where p.live_performance_id = ${'livePerformanceId'} and a.work_id <> p.work_id
      union all
      select t.live_performance_id, t.work_id, null, false, 'awaitsCorrection' from performed_unmoved t
      where t.live_performance_id = ${'livePerformanceId'}
      union all
      select p.live_performance_id, p.work_id, null, false, 'tooLong' from performance p join live_performance m using (live_performance_id)
      where p.live_performance_id = ${'livePerformanceId'} and m.light = 0 and is_overlong(m)
        and not exists (select from performance_payment y where y.performance_id = p.performance_id)
    ) u join live_performance l using (live_performance_id) join work w using (work_id) left join live_performance o on o.live_performance_id = u.other_id
    where l.person_id = ${'personId'}::integer or ${'isStaff'}::boolean
    order by w.title collate "is-IS-x-icu", u.work_id, array_position('{tooLong,paidForOther,awaitsCorrection,paid,same,again,asked}', u.uncounted_reason), u.other_id`,
  orders: { title: { up: ['q.title', 'q.work_id::integer'] } },
});

export const hasPair = sql`
  select from live_performance l join live_performance o on o.performed_on = l.performed_on
  where l.live_performance_id = ${'livePerformanceId'} and o.live_performance_id = ${'otherLivePerformanceId'}
    and l.live_performance_id <> o.live_performance_id and l.performance_type_id between 1 and 3 and o.performance_type_id between 1 and 3`;
/** R120: also those that are in doubt because of one of these. */
export const refreshDoubts = sql`
  select refresh_set_list_doubts(${'livePerformanceIds'}::integer[]
    || array(select d.live_performance_id from set_list_doubt d where d.other_id = any(${'livePerformanceIds'}::integer[])))`;
export const refreshAllDoubts = sql`
  select refresh_set_list_doubts(array(
    select l.live_performance_id from live_performance l where l.performance_type_id between 1 and 3 and l.light = 0
    union select d.live_performance_id from set_list_doubt d))`;
export const findOne = sql`select from live_performance where live_performance_id = ${'livePerformanceId'}`;
export const keep = sql`
  insert into concert_decision (first_id, second_id, is_same, decided_by)
  values (least(${'livePerformanceId'}::integer, ${'otherLivePerformanceId'}::integer), greatest(${'livePerformanceId'}::integer, ${'otherLivePerformanceId'}::integer),
    ${'isSame'}, ${'userId'})
  on conflict (first_id, second_id) do update set is_same = excluded.is_same, decided_by = excluded.decided_by, decided_at = now()`;
