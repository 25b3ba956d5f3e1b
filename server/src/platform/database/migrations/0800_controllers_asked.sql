-- R226: of each controller of rights that a report has amounts of, staff say whether it is the society's. Amounts of one that nobody was asked about
-- are no one's yet: their lines are broken, and the controller is offered before the report is read again.
alter table usage_import
  add column controllers_asked text[],
  add column controllers_met text[] not null default '{}',
  add column controllers_by integer references app_user;
create index usage_import_controllers_by on usage_import (controllers_by) where controllers_by is not null;
comment on column usage_import.controllers is 'Whose amounts are read, as staff said of those they were asked about.';
comment on column usage_import.controllers_asked is 'R226: the controllers that staff were asked about; null where the file was read before anybody was, or not at all.';
comment on column usage_import.controllers_met is 'R226: controllers met in its lines, when it was read last, that nobody had been asked about.';
comment on column usage_import.controllers_by is 'R226: who said which of them are the society''s.';
