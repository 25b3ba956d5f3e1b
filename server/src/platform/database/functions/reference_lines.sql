/* O34: what an import wrote refers to rights and works from now on; that all of it does is proved by prove_lines(). Nobody writes to these
   between this and the end of the transaction, so it comes last. */
create or replace function reference_lines(of_distribution integer) returns void language plpgsql
  security definer set search_path = public, pg_temp as $$
declare part regclass := to_regclass('statement_line_part.d' || of_distribution);
begin
  if part is null or exists (select from pg_constraint where conrelid = part and contype = 'f') then return; end if;
  execute format('alter table %s add foreign key (right_id) references author_right not valid', part);
  execute format('alter table %s add foreign key (work_id) references work not valid', part);
end $$;
