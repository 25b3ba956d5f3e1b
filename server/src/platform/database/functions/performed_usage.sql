/* What a run reads of live performances in Iceland (R6, R11): every line of a set list all of whose works are green, that no run has
   paid. Each concert is a pool of its own, or one of a tariff's; points weigh it (P2). Performances abroad are paid by the societies
   there, and come by their statements. Where more than one person has registered the same concert, each of its works counts by the first of
   them who writes it, else by the first, or by the one that was paid for it (R111): `d` are the others' registrations. Nobody takes a work out
   of its writer's list by a list of their own. */
create or replace view performed_usage as
select l.live_performance_id, p.performance_id, l.performance_type_id, l.venue_id, l.festival_year_id, l.promoter_id,
  l.performed_on as used_on, 352::smallint as country_id, p.work_id, p.quantity as plays, p.duration_seconds, p.points
from live_performance l join performance p using (live_performance_id)
where l.performance_type_id between 1 and 3 and l.light = 0
  and not exists (select from performance_payment y where y.performance_id = p.performance_id)
  and not exists (
    select from live_performance d join performance o on o.live_performance_id = d.live_performance_id and o.work_id = p.work_id
    where d.performed_on = l.performed_on and d.person_id <> l.person_id and d.performance_type_id = l.performance_type_id
      and fold(d.performers) = fold(l.performers) and d.venue_id is not distinct from l.venue_id
      and (l.venue_id is distinct from 714 or fold(d.address) is not distinct from fold(l.address))
      and (d.light = 0 and (not is_author_of(d.person_id, p.work_id), d.live_performance_id) < (not is_author_of(l.person_id, p.work_id), l.live_performance_id)
        or exists (select from performance_payment y where y.performance_id = o.performance_id)));
