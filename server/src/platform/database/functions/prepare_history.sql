/* O34, O225: an empty table for the lines of a distribution of another system, which is not here yet: it comes in a later transaction, as soon as
   its table is full (attach_history). What an attempt that was killed left under this number goes. */
create or replace function prepare_history(of_distribution integer) returns text language plpgsql
  security definer set search_path = public, pg_temp as $$
declare part text := 'h' || of_distribution;
begin
  if lines_part(of_distribution) is not null then
    raise exception 'Distribution % has lines.', of_distribution using errcode = 'restrict_violation';
  end if;
  execute format('drop table if exists statement_line_part.%I', part);
  execute format('create table statement_line_part.%I (like statement_line including defaults including constraints,
    constraint of_distribution check (distribution_id in (%s)))', part, of_distribution);
  execute format('grant insert on statement_line_part.%I to omur_app', part);
  return 'statement_line_part.' || part;
end $$;
