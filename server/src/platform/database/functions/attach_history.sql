/* O34, O225: makes what was written of another system's distribution part of all lines. It goes by the name of other tables from then on, so that
   nothing of it is taken for a leftover. */
create or replace function attach_history(of_distribution integer) returns void language plpgsql
  security definer set search_path = public, pg_temp as $$
begin
  if not exists (select from distribution where distribution_id = of_distribution and is_history and state <> 'finished') then
    raise exception 'Distribution % takes no lines of another system.', of_distribution using errcode = 'restrict_violation';
  end if;
  perform take_lines_turn();
  execute format('alter table statement_line_part.%I rename to %I', 'h' || of_distribution, 'd' || of_distribution);
  execute format('alter table statement_line attach partition statement_line_part.%I for values in (%s)', 'd' || of_distribution, of_distribution);
end $$;
