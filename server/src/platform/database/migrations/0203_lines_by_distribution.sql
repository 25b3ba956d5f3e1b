-- O34: statement lines stand in a table for each distribution, or for those of a closed year. What there is so far stays where it is, as one of
-- them: it is read through once, to see whose it is, and nothing is written anew.
alter table statement_line set schema statement_line_part;
alter table statement_line_part.statement_line rename to earlier;
drop trigger statement_line_stays on statement_line_part.earlier;

create table statement_line (
  like statement_line_part.earlier including defaults including constraints including comments,
  primary key (right_id, distribution_id, statement_line_id)
) partition by list (distribution_id);
create index statement_line_work on statement_line (right_id, work_id, distribution_id, statement_line_id);
create index statement_line_amount on statement_line (right_id, amount, distribution_id, statement_line_id);
create trigger statement_line_stays before update or delete on statement_line
  for each row execute function refuse_change_of_finished();
comment on table statement_line is 'What a right is paid for a work. Each part has its own references to rights and works: with references of the whole, attaching a part would lock both tables. Its words and its distribution have none: the import writes them in the same transaction.';

do $$
declare numbers text := (select string_agg(distribution_id::text, ', ') from distribution);
begin
  if numbers is null then
    drop table statement_line_part.earlier;
  else
    execute format('alter table statement_line attach partition statement_line_part.earlier for values in (%s)', numbers);
  end if;
end $$;

-- Servers of the release before go on meanwhile.
do $$
begin
  if exists (select from pg_roles where rolname = 'omur_app') then
    grant select, insert, update, delete on statement_line to omur_app;
  end if;
end $$;
