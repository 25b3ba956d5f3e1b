-- outside a transaction
-- R158: lines of logs that runs passed by for want of a length. There are few of them among all lines of runs.
create index concurrently run_line_without_length on run_line (distribution_id) where measure = 0 and amount_units is null and usage_import_id is not null;
