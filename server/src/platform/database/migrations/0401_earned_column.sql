-- H156: what each work has paid, in the list of works for those who choose it.
alter table work_column drop constraint work_column_known,
  add constraint work_column_known check (columns <@ array['workId', 'authors', 'artists', 'iswc', 'length', 'registered', 'labels', 'earned']);
