-- R115: a report or statement that comes again with other bytes is no longer the same file, and brings its lines a second time.
alter table usage_import add column like_id integer constraint usage_import_alike references usage_import;
create index usage_import_alike on usage_import (like_id) where like_id is not null;
comment on column usage_import.like_id is 'A report or statement taken before that says of most tracks what this one says; staff look whether it is the same one.';
