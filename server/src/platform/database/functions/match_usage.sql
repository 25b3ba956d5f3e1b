/* R8: finds the works of what an import says was used, and was not found before; of everything that waits, where the import is null.
   In this order: the work of a cue sheet, once staff have approved it; number, ISWC and ISRC, each only where a confirmed title (R171), a writer or a performer fits too (V14); what
   was decided for the same fingerprint; the same title with a writer or performer; a similar one above a score. What fits several works
   about equally well is left for the desk, and so is what the title says otherwise than the number (R204), and what a decision was taken back about by somebody with a part in it (R135). Answers how many found their work. */
create or replace function match_usage(of_import integer) returns integer
  language plpgsql
as $$
#variable_conflict use_column
declare
  found_count integer := 0;
  disputed bigint[];
  items bigint[] := array(
    select i.usage_item_id from usage_item i
    where i.reason is null and case when of_import is null
      then i.fingerprint_id in (select f.fingerprint_id from usage_fingerprint f where f.waiting_lines > 0)
      else exists (select from usage_item_total t where t.usage_item_id = i.usage_item_id and t.usage_import_id = of_import) end);
begin
  update usage_item i set work_id = i.known_work_id, reason = 'known', score = 1, matched_at = now()
  where i.usage_item_id = any(items)
    and exists (select from work w where w.work_id = i.known_work_id and w.review = 'approved');
  get diagnostics found_count = row_count;

  found_count := found_count + match_by_codes(items);
  found_count := found_count + match_by_decisions(items);
  disputed := array(select i.usage_item_id from usage_item i
    where i.usage_item_id = any(items) and i.reason is null and i.work_number is not null and number_disagrees(i));
  if disputed <> '{}' then items := array(select unnest(items) except select unnest(disputed)); end if;
  found_count := found_count + match_by_words(items);
  return found_count;
end $$;
