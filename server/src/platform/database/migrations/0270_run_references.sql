-- R90: what a run is reckoned from is written and shared in sets, millions of rows at a time, and was looked up row by row.
-- What its lines and shares refer to is proved once for each statement from now on (check_run_lines(), check_run_shares()).
alter table run_line drop constraint run_line_distribution_id_fkey, drop constraint run_line_pool_id_fkey, drop constraint run_line_work_id_fkey;
alter table run_share drop constraint run_share_distribution_id_fkey, drop constraint run_share_work_id_fkey,
  drop constraint run_share_right_id_fkey, drop constraint run_share_author_id_fkey;

-- Each line is written once more when its pool is shared. With room for that beside it no index is written anew.
alter table run_line set (fillfactor = 45);
