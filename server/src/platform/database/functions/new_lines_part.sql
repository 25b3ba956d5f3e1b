/* O34: makes an empty table for the lines of distributions, not yet part of all lines. Without references it is filled faster; they have to
   be there by the end of the transaction that attaches it. Only the owner of the tables can, by the functions that call this. */
create or replace function new_lines_part(part text, of_distributions integer[], has_references boolean) returns void language plpgsql
  set search_path = public, pg_temp as $$
begin
  if exists (select from unnest(of_distributions) n left join distribution d on d.distribution_id = n where d.distribution_id is null) then
    raise exception 'One of the distributions % is not there.', of_distributions using errcode = 'foreign_key_violation';
  end if;
  execute format('create table statement_line_part.%I (like statement_line including defaults including constraints,
    constraint of_distribution check (distribution_id in (%s)))', part, array_to_string(of_distributions, ', '));
  if has_references then
    execute format('alter table statement_line_part.%I add foreign key (right_id) references author_right, add foreign key (work_id) references work', part);
  end if;
end $$;
