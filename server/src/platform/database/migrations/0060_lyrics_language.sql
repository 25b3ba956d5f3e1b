-- The language of the lyrics, by the code that CWR gives it (CIS). A plain field of a work (H7).
alter table work add column lyrics_language text,
  add constraint work_lyrics_language check (lyrics_language ~ '^[A-Z]{2}$');
