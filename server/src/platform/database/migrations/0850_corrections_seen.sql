-- R247: who is to finish a correction by a file has seen whom it takes from and whom it pays.
alter table distribution_import add column correction_seen_by integer references app_user;
create index distribution_import_correction_seen_by on distribution_import (correction_seen_by) where correction_seen_by is not null;
comment on column distribution_import.correction_seen_by is 'R247: who has seen whom the correction takes from and whom it pays, and may finish it.';
