/* O34: makes what an import wrote part of all lines. Its indexes are made now, all at once, and those of three million
   lines are sorted in memory; its check says that no line has to be looked at. */
create or replace function attach_lines(of_distribution integer) returns void language plpgsql
  security definer set search_path = public, pg_temp
  set maintenance_work_mem = '256MB' as $$
declare part regclass := to_regclass('statement_line_part.d' || of_distribution);
begin
  if part is null or lines_part(of_distribution) is not null then return; end if;
  perform take_lines_turn();
  execute format('alter table statement_line attach partition %s for values in (%s)', part, of_distribution);
  execute format('analyze %s', part);
end $$;
