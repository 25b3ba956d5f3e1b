-- R181: lines that take back are found without looking at all others.
create index usage_line_takes_back on usage_line (usage_import_id) where amount < 0;
drop function if exists run_usage(integer, date, date);
