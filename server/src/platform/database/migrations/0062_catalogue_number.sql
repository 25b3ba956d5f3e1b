-- Opus or number in the catalogue of a composer's works, as written: Op. 59 no. 1. A plain field of a work (H7).
alter table work add column catalogue_number text,
  add constraint work_catalogue_number check (char_length(catalogue_number) <= 100);
