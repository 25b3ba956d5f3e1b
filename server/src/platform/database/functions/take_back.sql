/* R181: of the lines of a run that name an amount (line_of_run, of gather_run()), takes what lines below zero of the same report take back of the
   same work, or of the same words where the work is not known: each of them loses of it by its amount, largest remainder first, then the first
   line, and none is below zero. The first lines below zero are taken first. What a finished run has taken of one is not taken again. Writes
   into run_take_back what each has taken and what is left of it. Without such lines nothing is looked at but their index. */
create or replace function take_back(of_distribution integer, from_day date, until_day date) returns void language plpgsql
  security definer set search_path = public, pg_temp
as $$
#variable_conflict use_column
begin
  drop table if exists pg_temp.below_of_run, pg_temp.netted_of_run;
  create temporary table below_of_run on commit drop as
  select u.pool_id, u.usage_import_id, u.line_number, u.part_number, coalesce(u.work_id, -u.usage_item_id) as of_what,
    (-u.amount_units - coalesce(b.units, 0))::bigint as units
  from run_usage(of_distribution, from_day, until_day, true) u left join (
    select t.usage_import_id, t.line_number, t.part_number, sum(t.units) as units
    from run_take_back t join distribution d using (distribution_id) where d.state = 'finished'
    group by t.usage_import_id, t.line_number, t.part_number) b using (usage_import_id, line_number, part_number)
  where -u.amount_units > coalesce(b.units, 0);
  if not exists (select from below_of_run) then return; end if;
  analyze below_of_run;

  create temporary table netted_of_run on commit drop as
  with due as (select pool_id, usage_import_id, of_what, sum(units) as units from below_of_run group by pool_id, usage_import_id, of_what),
  line as (
    select d.pool_id, d.usage_import_id, d.of_what, l.statement_line_id, l.amount_units, sum(l.amount_units) over each_work as named,
      least(d.units, sum(l.amount_units) over each_work) as taken
    from line_of_run l join due d on (d.pool_id, d.usage_import_id, d.of_what) = (l.pool_id, l.usage_import_id, coalesce(l.work_id, -l.usage_item_id))
    where l.amount_units > 0 window each_work as (partition by d.pool_id, d.usage_import_id, d.of_what)
  ),
  low as (select *, div(taken * amount_units, named) as low, mod(taken * amount_units, named) as fraction from line)
  select pool_id, usage_import_id, of_what, statement_line_id, (low + (
    row_number() over (partition by pool_id, usage_import_id, of_what order by fraction desc, statement_line_id)
      <= taken - sum(low) over (partition by pool_id, usage_import_id, of_what))::integer)::bigint as units
  from low;
  analyze netted_of_run;
  update line_of_run l set amount_units = l.amount_units - n.units, taken_back_units = n.units
  from netted_of_run n where n.statement_line_id = l.statement_line_id and n.units > 0;

  insert into run_take_back (distribution_id, usage_import_id, line_number, part_number, pool_id, units, left_units)
  select of_distribution, t.usage_import_id, t.line_number, t.part_number, t.pool_id, t.taken, t.units - t.taken
  from (
    select b.*, greatest(0, least(b.units, coalesce(n.units, 0) - (sum(b.units) over each_work - b.units)))::bigint as taken
    from below_of_run b left join (
      select pool_id, usage_import_id, of_what, sum(units) as units from netted_of_run group by pool_id, usage_import_id, of_what) n
      using (pool_id, usage_import_id, of_what)
    window each_work as (partition by b.pool_id, b.usage_import_id, b.of_what order by b.line_number, b.part_number)) t;
end $$;
