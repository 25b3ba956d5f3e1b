/* R137, R142: lines of set lists that do not count, because the same list was paid for their work on a line that says another one now: they count
   once a correction has moved that. */
create or replace view performed_unmoved as
select p.performance_id, p.live_performance_id, p.work_id
from performance_paid_as a
join performance q on q.performance_id = a.performance_id and q.work_id <> a.work_id
join performance p on p.live_performance_id = a.live_performance_id and p.work_id = a.work_id
where not exists (select from performance_payment x where x.performance_id = p.performance_id);
