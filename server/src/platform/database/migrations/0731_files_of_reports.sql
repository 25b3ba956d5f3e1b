-- R184: which of the files of its report a file is.
alter table usage_import add column report_id text constraint usage_import_report_id check (length(report_id) <= 200),
  add column report_part smallint, add column report_parts smallint,
  add constraint usage_import_report_part check (num_nonnulls(report_id, report_part, report_parts) in (0, 3) and report_part between 1 and report_parts);
create index usage_import_of_parts on usage_import (usage_sender_id, report_id) where report_parts > 1;
comment on column usage_import.report_id is 'What the sender calls the report, alike in all of its files. Of a report of a service that has been taken.';
comment on column usage_import.report_part is 'The n-th of report_parts files.';
