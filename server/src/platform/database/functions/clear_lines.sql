/* O34: takes away the lines of a distribution that is not finished: all at once where they have a table of their own and nobody reads it. */
create or replace function clear_lines(of_distribution integer) returns void language plpgsql
  security definer set search_path = public, pg_temp set lock_timeout = '100ms' as $$
declare part regclass := to_regclass('statement_line_part.d' || of_distribution);
begin
  if exists (select from distribution where distribution_id = of_distribution and state = 'finished') then
    raise exception 'Distribution % is finished and never changes.', of_distribution using errcode = 'restrict_violation';
  end if;
  if part is not null then
    begin
      execute format('truncate %s', part);
      return;
    exception when lock_not_available then null;
    end;
  end if;
  delete from statement_line where distribution_id = of_distribution;
end $$;
