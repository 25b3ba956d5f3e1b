/* R111, R113, R119: lines of green set lists that do not count, because another registration of the concert (concert_pair) has the work: `other_id`.
   It goes first where its registrant writes the work and this one's does not, else where it came first; what was paid stays paid, and what counts
   nothing itself stands in nobody's way (R116). */
create or replace view performed_twice as
select p.performance_id, c.live_performance_id, p.work_id, c.performed_on, c.other_id, y.performance_id is not null as is_paid, c.is_same, c.is_own
from concert_pair c
join performance p on p.live_performance_id = c.live_performance_id
join performance o on o.live_performance_id = c.other_id and o.work_id = p.work_id
left join performance_payment y on y.performance_id = o.performance_id
where not exists (select from performance_payment x where x.performance_id = p.performance_id)
  and (y.performance_id is not null
    or c.other_counts and (not is_author_of(c.other_person_id, p.work_id), c.other_id) < (not is_author_of(c.person_id, p.work_id), c.live_performance_id));
