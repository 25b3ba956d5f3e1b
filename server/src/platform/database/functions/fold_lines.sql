/* O34: puts the lines of all finished distributions of a closed year into one table, right by right, so that whoever reads all years looks
   into few. Finished distributions never change, so that nothing is missed while it copies. Answers how many tables became one. */
create or replace function fold_lines(of_year integer) returns integer language plpgsql
  security definer set search_path = public, pg_temp set lock_timeout = '2s' as $$
declare
  parts regclass[];
  numbers integer[];
  part regclass;
  folded text := format('y%s_%s', of_year, to_char(clock_timestamp(), 'YYYYMMDDHH24MISS'));
begin
  if of_year >= extract(year from current_date) then
    raise exception 'The year % is not over.', of_year using errcode = 'check_violation';
  end if;
  perform pg_advisory_xact_lock(7369, 0);
  select array_agg(c.oid::regclass), array_agg(distinct n.number order by n.number) into parts, numbers
  from pg_inherits i join pg_class c on c.oid = i.inhrelid cross join lateral (
    select m[1]::integer as number from regexp_matches(pg_get_expr(c.relpartbound, c.oid), '\d+', 'g') m) n
  where i.inhparent = 'statement_line'::regclass and c.relkind = 'r' and not exists (
    select from regexp_matches(pg_get_expr(c.relpartbound, c.oid), '\d+', 'g') m left join distribution d on d.distribution_id = m[1]::integer
    where d.state is distinct from 'finished' or extract(year from d.distributed_on) is distinct from of_year);
  parts := array(select distinct p from unnest(parts) p);
  if cardinality(parts) < 2 then return 0; end if;

  perform new_lines_part(folded, numbers, false);
  foreach part in array parts loop
    execute format('insert into statement_line_part.%I select * from %s order by right_id, distribution_id, statement_line_id', folded, part);
  end loop;
  execute format('alter table statement_line_part.%I add primary key (right_id, distribution_id, statement_line_id)', folded);
  execute format('create index on statement_line_part.%I (right_id, work_id, distribution_id, statement_line_id)', folded);
  execute format('create index on statement_line_part.%I (right_id, amount, distribution_id, statement_line_id)', folded);
  execute format('analyze statement_line_part.%I', folded);
  -- From here on whoever reads lines, or writes works, waits for a moment: nothing is read or written any more. prove_folds() comes after it.
  execute format('alter table statement_line_part.%I add foreign key (right_id) references author_right not valid,
    add foreign key (work_id) references work not valid', folded);
  foreach part in array parts loop
    execute format('alter table statement_line detach partition %s', part);
    execute format('drop table %s', part);
  end loop;
  execute format('alter table statement_line attach partition statement_line_part.%I for values in (%s)', folded, array_to_string(numbers, ', '));
  return cardinality(parts);
end $$;
