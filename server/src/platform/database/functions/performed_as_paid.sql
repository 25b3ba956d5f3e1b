/* R137: lines of green set lists that do not count, because a line of another registration of the concert was paid for the work, though it says
   another one now. Columns as in performed_twice; by itself, as such lines are few, and are looked for from there. */
create or replace view performed_as_paid as
select p.performance_id, c.live_performance_id, p.work_id, c.performed_on, c.other_id, true as is_paid, c.is_same, c.is_own
from performance_paid_as a
join concert_pair c on c.other_id = a.live_performance_id
join performance p on p.live_performance_id = c.live_performance_id and p.work_id = a.work_id
where not exists (select from performance_payment x where x.performance_id = p.performance_id);
