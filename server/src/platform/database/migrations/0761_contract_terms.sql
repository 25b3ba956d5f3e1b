-- O315: what a contract said on days before its present terms, as the files of an earlier system have it.
create table contract_term (
  contract_id integer not null references publishing_contract on delete cascade,
  starts_on date not null,
  ends_on date not null,
  performance_share numeric(5,2) constraint contract_term_performance_share check (performance_share > 0 and performance_share <= 100),
  mechanical_share numeric(5,2) constraint contract_term_mechanical_share check (mechanical_share > 0 and mechanical_share <= 100),
  primary key (contract_id, starts_on),
  constraint contract_term_days check (starts_on <= ends_on),
  constraint contract_term_once exclude using gist (contract_id with =, daterange(starts_on, ends_on, '[]') with &&)
);
create trigger record_contract_term after insert or update or delete on contract_term for each row execute function record_change();
comment on table contract_term is 'The shares of a contract on days before its present ones; whenever lines are written anew, each day''s are by the terms of that day. On other days its own count.';

alter table society_file drop constraint society_file_kind;
alter table society_file add constraint society_file_kind check (kind in ('persons', 'users', 'authors', 'rights', 'contracts', 'contract_terms',
    'works', 'work_titles', 'work_codes', 'work_authors', 'contract_works', 'distributions', 'statement_lines', 'performances', 'set_list_lines',
    'cue_sheets', 'cue_sheet_lines', 'applications', 'balance_lists', 'balances'));
