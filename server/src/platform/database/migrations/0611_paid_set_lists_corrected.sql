-- R137: a line of a set list that was paid for one work may say another later, and a correction moves what it was paid.
create table performance_paid_as (
  performance_id integer primary key references performance_payment,
  live_performance_id integer not null references live_performance,
  work_id integer not null references work
);
create index performance_paid_as_work on performance_paid_as (live_performance_id, work_id);
comment on table performance_paid_as is 'Lines of set lists that have said another work since they were paid, and the work that they are paid for.';
insert into performance_paid_as (performance_id, live_performance_id, work_id)
select p.performance_id, p.live_performance_id, l.work_id
from performance_payment y join performance p using (performance_id)
join run_line l on (l.distribution_id, l.performance_id) = (y.distribution_id, y.performance_id) and num_nonnulls(l.kept_usage_id, l.corrected_line_id) = 0
where l.work_id <> p.work_id;

-- Lines of set lists are moved as those of reports are. What there is keeps the narrower rule of before.
alter table run_line drop constraint run_line_moved;
alter table run_line add constraint run_line_moved check (moved_from is null
  or (corrected_line_id is not null and num_nonnulls(usage_item_id, performance_id) > 0 and moved_from <> work_id)) not valid;
