-- What is unfinished, kept for whoever began it; and all that a cue sheet says.

create table draft (
  draft_id uuid primary key,
  user_id integer not null references app_user,
  kind text not null constraint draft_kind check (kind in ('work', 'performance', 'fundApplication')),
  title text not null default '',
  content jsonb not null,
  version integer not null default 1,
  updated_at timestamptz not null default now()
);
create index draft_of_user on draft (user_id, updated_at, draft_id);
create index draft_age on draft (updated_at);
comment on table draft is 'An unfinished form. It is saved every few seconds and is nobody else''s business, so its changes are not recorded (J4).';
comment on column draft.user_id is 'Whose it is; of somebody who acts for another, the user acted for.';

alter table cue_sheet
  add column kind text not null default 'programme'
    constraint cue_sheet_kind check (kind in ('film', 'series', 'programme', 'advertisement', 'other')),
  add column episode text,
  add column producer text,
  add column station text,
  add column production_year smallint constraint cue_sheet_production_year check (production_year between 1880 and 2200),
  add column shown_on date,
  add column duration_seconds integer constraint cue_sheet_duration check (duration_seconds > 0),
  add column remark text,
  add column version integer not null default 1,
  add column title_folded text collate "C" generated always as (fold(title)) stored,
  add constraint cue_sheet_title_given check (title <> '');
create index cue_sheet_changed on cue_sheet (last_changed_at, cue_sheet_id);
create index cue_sheet_title on cue_sheet (title_folded, cue_sheet_id);
create index cue_sheet_similar on cue_sheet using gin (title_folded gin_trgm_ops);
comment on column cue_sheet.version is 'Grows with every change of the sheet or a line of it, so that two people who work on one do not undo each other.';

alter table cue_sheet_line
  add column author_names text,
  add column isrc text constraint cue_sheet_line_isrc check (isrc ~ '^[A-Z]{2}[A-Z0-9]{3}[0-9]{7}$'),
  add constraint cue_sheet_line_title_given check (title <> ''),
  add constraint cue_sheet_line_duration check (duration_seconds > 0);
comment on column cue_sheet_line.author_names is 'As the sheet names them; who they are stands on the work, where it is known.';
comment on column cue_sheet_line.line_number is 'As on the sheet. A line that is taken out leaves its number free.';
