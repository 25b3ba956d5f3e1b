-- What a work is by the codes of CWR, and what it derives from. Plain fields of a work (H7, X60).

alter table work
  add column music_category text constraint work_music_category check (music_category in ('JAZ', 'POP', 'SER', 'UNC')),
  add column work_type text constraint work_work_type check (work_type ~ '^[A-Z]{2}$'),
  add column text_music_relation text constraint work_text_music_relation check (text_music_relation in ('MUS', 'MTX', 'MTN', 'TXT')),
  add column version_type text constraint work_version_type check (version_type in ('ORI', 'MOD')),
  add column music_arrangement text
    constraint work_music_arrangement check (music_arrangement in ('NEW', 'ARR', 'ADM', 'UNS', 'ORI')),
  add column lyric_adaptation text
    constraint work_lyric_adaptation check (lyric_adaptation in ('NEW', 'MOD', 'NON', 'ORI', 'REP', 'ADL', 'UNS', 'TRA')),
  add column source_title text constraint work_source_title check (char_length(source_title) <= 200),
  add column source_writers text constraint work_source_writers check (char_length(source_writers) <= 500),
  add column source_iswc text constraint work_source_iswc check (source_iswc ~ '^T[0-9]{10}$'),
  add column source_work_id integer constraint work_source_work references work
    constraint work_source_other check (source_work_id <> work_id);
create index work_source on work (source_work_id) where source_work_id is not null;
comment on column work.source_work_id is 'X61: the work of ours that this one is a version of.';
