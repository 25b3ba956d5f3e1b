-- D1: rows of a sheet that were registered are not registered again when the sheet, or a longer one, comes once more.
create table sheet_work (
  rows_hash bytea primary key,
  work_id integer not null references work,
  registered_at timestamptz not null default now()
);
comment on table sheet_work is 'Works that came by a sheet, by the SHA-256 of their rows.';
