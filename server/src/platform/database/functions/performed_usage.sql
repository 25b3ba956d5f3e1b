/* What a run reads of live performances in Iceland (R6, R11): every line of a set list all of whose works are green, that no run has
   paid. Each concert is a pool of its own, or one of a tariff's; points weigh it (P2). Performances abroad are paid by the societies
   there, and come by their statements. Where a concert is registered more than once, each of its works counts once
   (R111, R113, R119, R137). A list of more points than a day has minutes was not played on a day: it waits until it is put right (R116). */
create or replace view performed_usage as
select l.live_performance_id, p.performance_id, l.performance_type_id, l.venue_id, l.festival_year_id, l.promoter_id,
  l.performed_on as used_on, 352::smallint as country_id, p.work_id, p.quantity as plays, p.duration_seconds, p.points
from live_performance l join performance p using (live_performance_id)
where l.performance_type_id between 1 and 3 and l.light = 0 and not is_overlong(l)
  and not exists (select from performance_payment y where y.performance_id = p.performance_id)
  and not exists (select from performed_twice t where t.performance_id = p.performance_id)
  and not exists (select from performed_as_paid t where t.performance_id = p.performance_id)
  and not exists (select from performed_unmoved t where t.performance_id = p.performance_id);
