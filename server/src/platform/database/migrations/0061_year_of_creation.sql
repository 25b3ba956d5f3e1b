-- The year in which a work was written. A plain field of a work (H7).
alter table work add column year_of_creation smallint,
  add constraint work_year_of_creation check (year_of_creation between 1 and 2999);
