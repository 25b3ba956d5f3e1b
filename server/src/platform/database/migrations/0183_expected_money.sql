-- R28: what a right may expect of usage that is matched and of no period that was distributed.
create table expected_money (
  right_id integer not null references author_right,
  work_id integer not null references work,
  pool_id integer not null references pool,
  line_count integer not null,
  plays bigint not null,
  used_from date not null,
  used_until date not null,
  run_count smallint not null,
  least_units bigint not null,
  most_units bigint not null,
  reckoned_at timestamptz not null default now(),
  primary key (right_id, work_id, pool_id),
  constraint expected_money_range check (least_units between 0 and most_units and most_units > 0)
);
comment on table expected_money is 'R28: derived each night by refresh_expected_money(). No promise, and nothing is booked by it.';
comment on column expected_money.run_count is 'From the values of a point of how many runs the range comes; none where the lines name their amounts.';
