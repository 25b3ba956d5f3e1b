/* O34: where an import writes the lines of a distribution: a table of their own without indexes and references, which come once it is full.
   One that a cancelled import has left empty makes room for it; where somebody reads all lines meanwhile, or it is not empty, lines go there
   as they are. In a transaction of its own, since all who read lines wait while the empty one is taken away. */
create or replace function prepare_lines(of_distribution integer) returns text language plpgsql
  security definer set search_path = public, pg_temp as $$
declare
  part text := 'd' || of_distribution;
  own regclass;
  is_empty boolean;
begin
  perform pg_advisory_xact_lock(7369, 0);
  own := to_regclass('statement_line_part.' || part);
  if lines_part(of_distribution) is not null then
    if lines_part(of_distribution) is distinct from own then return 'statement_line'; end if;
    execute format('select not exists (select from %s)', own) into is_empty;
    if not is_empty then return 'statement_line'; end if;
    begin
      set local lock_timeout = '300ms';
      execute format('alter table statement_line detach partition %s', own);
      execute format('drop table %s', own);
    exception when lock_not_available then return 'statement_line';
    end;
    own := null;
  end if;
  if own is null then perform new_lines_part(part, array[of_distribution], false); end if;
  execute format('grant insert on statement_line_part.%I to omur_app', part);
  return 'statement_line_part.' || part;
end $$;
