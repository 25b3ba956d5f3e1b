-- R12: lines share by the first day of their stretch of days, not each by its own.
drop function if exists run_parts(integer);
alter table run_line add column shared_on date,
  add constraint run_line_shared check (shared_on is null or shared_on < used_on and work_id is not null and finding is null
    and num_nonnulls(kept_usage_id, corrected_line_id) = 0) not valid;
comment on column run_line.shared_on is 'R12: the day whose shares (run_share) count for the line: the first use of its work in its country since which nothing has changed in who shares it. Null: the day of use itself.';
comment on table run_share is 'R12: who shared a work on a day in a country, and on the days of use after it whose lines refer to it (run_line.shared_on): protected shares only. Neither right nor author: shares that nobody was given.';
