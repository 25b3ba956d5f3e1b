-- Members look through unmatched usage, the newest first.

create index unmatched_usage_newest on unmatched_usage ((-unmatched_usage_id));
