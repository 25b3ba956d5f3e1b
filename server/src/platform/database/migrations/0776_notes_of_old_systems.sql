-- O324: a note on a member that the files of an earlier system brought has the name of who wrote it there, who is no user here.
alter table member_note
  alter column written_by drop not null,
  add column former_writer text constraint member_note_former_writer check (length(former_writer) between 1 and 200),
  add constraint member_note_writer_one check (num_nonnulls(written_by, former_writer) = 1);
drop index member_note_of_person;
-- Notes of files are older than many that were written here before.
create index member_note_of_person on member_note (person_id, written_at, member_note_id);

-- A note that was removed here leaves its number, so that no later file brings it again.
alter table old_number
  add column member_note_id integer references member_note on delete set null,
  drop constraint old_number_of,
  drop constraint old_number_one;
alter table old_number
  add constraint old_number_of check (case kind when 'persons' then person_id when 'users' then user_id when 'authors' then author_id
    when 'rights' then right_id when 'contracts' then contract_id when 'works' then work_id when 'distributions' then distribution_id
    when 'performances' then live_performance_id when 'cue_sheets' then cue_sheet_id when 'applications' then application_id
    when 'balance_lists' then opening_id end is not null or kind = 'notes'),
  add constraint old_number_one check (num_nonnulls(person_id, user_id, author_id, right_id, contract_id, work_id, distribution_id,
    live_performance_id, cue_sheet_id, application_id, opening_id) = case kind when 'notes' then 0 else 1 end
    and (member_note_id is null or kind = 'notes'));
create index old_number_member_note on old_number (member_note_id) where member_note_id is not null;

alter table society_file drop constraint society_file_kind;
alter table society_file add constraint society_file_kind check (kind in ('persons', 'users', 'authors', 'rights', 'contracts', 'contract_terms',
    'works', 'work_titles', 'work_codes', 'work_authors', 'contract_works', 'distributions', 'distribution_corrections', 'statement_lines',
    'performances', 'set_list_lines', 'cue_sheets', 'cue_sheet_lines', 'applications', 'balance_lists', 'balances', 'notes'));
