-- O276: what is left of files that cannot be taken to the end is let go of; what was taken stays.
alter table society_import add column let_go_by integer references app_user, add column let_go_at timestamptz, add column left_count integer,
  add constraint society_import_let_go check ((let_go_by is null) = (let_go_at is null) and (let_go_at is null or state in ('taking', 'taken'))),
  add constraint society_import_left check ((left_count is not null) = (let_go_at is not null and state = 'taken'));
comment on column society_import.let_go_at is 'From then on nothing more of it is taken. A job makes whole what was, and the import counts as taken.';
comment on column society_import.left_count is 'Things that were new or other and were not taken.';
