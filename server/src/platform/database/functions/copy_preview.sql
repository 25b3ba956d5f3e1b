/* R188: puts what the last preview of a run was reckoned from, and came to, into temporary tables before it is reckoned anew:
   line_before, share_before (a hash of who shared a work on a day), code_before and total_before. Answers whether there was one; corrections, whose
   works stand in a list of their own, have none. */
create or replace function copy_preview(of_distribution integer) returns boolean language plpgsql
  security definer set search_path = public, pg_temp as $$
begin
  if not exists (select from run where distribution_id = of_distribution and reckoned_at is not null)
    or exists (select from run_correction where distribution_id = of_distribution) then return false; end if;
  drop table if exists pg_temp.line_before, pg_temp.share_before, pg_temp.code_before, pg_temp.total_before;
  create temporary table line_before on commit drop as
  select usage_import_id, line_number, part_number, performance_id, kept_usage_id, work_id, coalesce(shared_on, used_on) as shared_on, country_id
  from run_line where distribution_id = of_distribution;
  create temporary table share_before on commit drop as select * from shares_hashed(of_distribution);
  create temporary table code_before on commit drop as
  select work_id, light, estimate, weight from run_work_code where distribution_id = of_distribution;
  create temporary table total_before on commit drop as
  select work_id, right_id, sum(amount) as amount from statement_total where distribution_id = of_distribution group by work_id, right_id;
  analyze share_before, code_before, total_before;
  analyze line_before (usage_import_id, performance_id, kept_usage_id, work_id);
  return true;
end $$;
