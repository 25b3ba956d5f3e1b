/* R111, R113, R119: green set lists, each with every other registration of the day and place (`other_id`). Either may name a hall, be a festival's or
   not, or name a listed place in their own words. `is_same` is where others name the same performers, or staff have said that it is one concert.
   Elsewhere staff are asked, also where one person has registered both (`is_own`); but not of streams of others, as many stream from one
   platform. Nothing where they have said that these are two. `other_counts` is where the other list counts itself (R116). */
create or replace view concert_pair as
select l.live_performance_id, l.performed_on, l.person_id, d.live_performance_id as other_id, d.person_id as other_person_id,
  d.light = 0 and not is_overlong(d) as other_counts,
  coalesce(c.is_same, d.person_id <> l.person_id and same_performers(d.performers, l.performers)) as is_same, d.person_id = l.person_id as is_own
from live_performance l
join live_performance d on d.performed_on = l.performed_on and d.live_performance_id <> l.live_performance_id and d.performance_type_id between 1 and 3
  and (d.performance_type_id = 2) = (l.performance_type_id = 2) and coalesce(d.hall_id = l.hall_id, true)
left join concert_decision c on c.first_id = least(l.live_performance_id, d.live_performance_id)
  and c.second_id = greatest(l.live_performance_id, d.live_performance_id)
left join venue v on v.venue_id = l.venue_id
left join venue w on w.venue_id = d.venue_id
where l.performance_type_id between 1 and 3 and l.light = 0 and c.is_same is not false
  and (l.performance_type_id <> 2 or d.person_id = l.person_id or coalesce(c.is_same, same_performers(d.performers, l.performers)))
  and (d.venue_id is not distinct from l.venue_id and l.venue_id is distinct from 714
    or fold(case when l.venue_id = 714 then coalesce(l.address, '') else v.name end)
      = fold(case when d.venue_id = 714 then coalesce(d.address, '') else w.name end));
