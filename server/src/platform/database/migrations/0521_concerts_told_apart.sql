-- R113, R114: two registrations of a day and place under other names may be one concert or two. Staff say which; until then a work on both counts once.
create table concert_decision (
  first_id integer not null references live_performance on delete cascade,
  second_id integer not null references live_performance on delete cascade,
  is_same boolean not null,
  decided_by integer not null references app_user,
  decided_at timestamptz not null default now(),
  primary key (first_id, second_id),
  constraint concert_decision_order check (first_id < second_id)
);
create index concert_decision_second on concert_decision (second_id);
create index concert_decision_by on concert_decision (decided_by);
create trigger record_concert_decision after insert or update or delete on concert_decision for each row execute function record_change();
comment on table concert_decision is 'Whether two registrations of live performances are of one concert, as staff have said.';
