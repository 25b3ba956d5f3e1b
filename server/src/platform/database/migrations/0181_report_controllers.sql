-- R6: a report of a service tells the money of several controllers of rights; staff say which of them are ours.
alter table usage_sender add column controllers text[] not null default '{}';
alter table usage_import add column controllers text[];
comment on column usage_sender.controllers is 'Whose amounts in its reports are ours, as staff said last.';
comment on column usage_import.controllers is 'Whose amounts are read; null where the report is for one controller alone, or brings no amounts.';
