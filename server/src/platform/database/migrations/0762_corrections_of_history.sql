-- O317: which distributions of an earlier system correct others.
alter table society_file drop constraint society_file_kind;
alter table society_file add constraint society_file_kind check (kind in ('persons', 'users', 'authors', 'rights', 'contracts', 'contract_terms',
    'works', 'work_titles', 'work_codes', 'work_authors', 'contract_works', 'distributions', 'distribution_corrections', 'statement_lines',
    'performances', 'set_list_lines', 'cue_sheets', 'cue_sheet_lines', 'applications', 'balance_lists', 'balances'));
