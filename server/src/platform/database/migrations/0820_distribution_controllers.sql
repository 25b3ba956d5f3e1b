-- R240: of each controller of rights that a service's file has amounts of, staff say whether it is the society's before a distribution is made of the
-- file, as they do of a report of usage (migration 0800); another than who said so finishes it, and has seen the choice.
alter table distribution_import
  add column controllers text[],
  add column controllers_asked text[],
  add column controllers_met text[] not null default '{}',
  add column controllers_by integer references app_user,
  add column controllers_seen_by integer references app_user,
  add column report_sender text;
create index distribution_import_controllers_by on distribution_import (controllers_by) where controllers_by is not null;
create index distribution_import_controllers_seen_by on distribution_import (controllers_seen_by) where controllers_seen_by is not null;
create index distribution_import_sender on distribution_import (report_sender, announced_at desc) where report_sender is not null;
comment on column distribution_import.controllers is 'R240: whose amounts are read, as staff said of those they were asked about.';
comment on column distribution_import.controllers_asked is 'R240: the controllers that staff were asked about, in this file or the one before it.';
comment on column distribution_import.controllers_met is 'R240: controllers met in its lines, when it was read last, that nobody had been asked about.';
comment on column distribution_import.controllers_by is 'R240: who said which of them are the society''s; null until somebody has said so of this file.';
comment on column distribution_import.controllers_seen_by is 'R240: who has seen the choice, and may finish the distribution.';
comment on column distribution_import.report_sender is 'R240: the service, as the head of its file names it.';
