/* R135, R146: whether a work is one of those who took back a decision about these words, or whose decision about them lapsed as the work became
   theirs: usage is not found as it by itself, people say so.
   For most words nobody has. */
create or replace function is_of_who_undid(words uuid, of_work integer) returns boolean language plpgsql stable as $$
declare
  undoer integer;
begin
  for undoer in select coalesce(d.undone_by, d.decided_by) from usage_decision d where d.fingerprint_id = words and d.undone_at is not null loop
    if exists (select from own_work o where o.user_id = undoer and o.work_id = of_work) then return true; end if;
  end loop;
  return false;
end $$;
