-- R8: finds the works of items by what was decided for the same words, their fingerprint (R9). Answers how many that settled.
create or replace function match_by_decisions(items bigint[]) returns integer
  language plpgsql
as $$
declare
  found_count integer;
begin
  update usage_item i set work_id = d.work_id, reason = case when d.work_id is null then 'notMusic' else 'decision' end,
    score = 1, matched_at = now()
  from usage_decision d
  where i.usage_item_id = any(items) and i.reason is null and d.fingerprint_id = i.fingerprint_id and d.undone_at is null;
  get diagnostics found_count = row_count;
  return found_count;
end $$;
