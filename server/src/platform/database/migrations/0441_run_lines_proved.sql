-- R90: proved for all that a statement wrote at once, by check_run_lines(); what they refer to does not go away.
alter table run_line drop constraint run_line_kept_usage_id_fkey, drop constraint run_line_moved_from_fkey;
