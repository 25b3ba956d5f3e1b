-- O80: live performances, cue sheets, applications and balances of an earlier system, and workbooks beside text.

alter table society_file drop constraint society_file_kind;
alter table society_file add constraint society_file_kind check (kind in ('persons', 'users', 'authors', 'rights', 'contracts', 'works', 'work_titles',
    'work_codes', 'work_authors', 'contract_works', 'distributions', 'statement_lines', 'performances', 'set_list_lines', 'cue_sheets',
    'cue_sheet_lines', 'applications', 'balance_lists', 'balances'));
alter table society_part drop constraint society_part_file;
alter table society_part add constraint society_part_file check (file_name ~ '^[a-z_]{1,40}[.](csv|xlsx)$');

alter table old_number
  add column live_performance_id integer references live_performance,
  add column cue_sheet_id integer references cue_sheet on delete cascade,
  add column application_id integer references fund_application,
  add column opening_id integer references opening,
  drop constraint old_number_of,
  drop constraint old_number_one;
alter table old_number
  add constraint old_number_of check (case kind when 'persons' then person_id when 'users' then user_id when 'authors' then author_id
    when 'rights' then right_id when 'contracts' then contract_id when 'works' then work_id when 'distributions' then distribution_id
    when 'performances' then live_performance_id when 'cue_sheets' then cue_sheet_id when 'applications' then application_id
    when 'balance_lists' then opening_id end is not null),
  add constraint old_number_one check (num_nonnulls(person_id, user_id, author_id, right_id, contract_id, work_id, distribution_id,
    live_performance_id, cue_sheet_id, application_id, opening_id) = 1);
create index old_number_live_performance on old_number (live_performance_id) where live_performance_id is not null;
create index old_number_cue_sheet on old_number (cue_sheet_id) where cue_sheet_id is not null;
create index old_number_application on old_number (application_id) where application_id is not null;
