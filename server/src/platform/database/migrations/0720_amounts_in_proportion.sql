-- R179, R181: lines that name an amount share a pool that has less, and what other lines of their report take back leaves them.
alter table run_pool add column gross_units bigint constraint run_pool_gross check (gross_units >= units);
comment on column run_pool.gross_units is 'R179: what the pool had before deductions, where its lines name more than it has after them; null in all others.';
comment on column run_pool.amount_units is 'What lines that name an amount name together. They take it before the others share the rest by points; where the pool has less, they share all of it.';
alter table run_line add column taken_back_units bigint constraint run_line_taken_back check (taken_back_units > 0);
comment on column run_line.taken_back_units is 'R181: what other lines of the same report took back of the amount that the line named; amount_units is what is left.';
-- A line of which all was taken back is noted as paid, with nothing.
alter table run_line drop constraint run_line_amount,
  add constraint run_line_amount check (amount_units > 0 or amount_units = 0 and taken_back_units is not null) not valid;

create table run_take_back (
  distribution_id integer not null references run,
  usage_import_id integer not null references usage_import,
  line_number integer not null,
  part_number smallint not null,
  pool_id integer not null references pool,
  units bigint not null constraint run_take_back_units check (units >= 0),
  left_units bigint not null constraint run_take_back_left check (left_units >= 0),
  primary key (distribution_id, usage_import_id, line_number, part_number)
);
create index run_take_back_line on run_take_back (usage_import_id, line_number, part_number);
comment on table run_take_back is 'R181: lines of usage below zero in a run: what they took of the amounts of other lines of their report, and what is left of them, in 1/10,000 of a króna.';
