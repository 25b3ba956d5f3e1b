/* R146: what somebody has decided about usage is used no more once the work is theirs, be it one that was nobody's when they decided: its words
   wait for another. What was paid stays paid (refresh_usage_waiting()). `changed` has who has become a party of which work. */
create or replace function lapse_own_decisions() returns trigger language plpgsql as $$
declare lapsed uuid[];
begin
  if not exists (select from usage_decision where undone_at is null) then return null; end if;
  lapsed := array(
    select distinct d.fingerprint_id
    from changed c join own_person o using (person_id) join usage_decision d on d.work_id = c.work_id and d.decided_by = o.user_id
    where d.undone_at is null order by 1);
  if cardinality(lapsed) = 0 then return null; end if;
  -- Whoever decides on the same words meanwhile waits, or has decided, which this then sees.
  perform from usage_fingerprint f where f.fingerprint_id = any(lapsed) order by f.fingerprint_id for no key update;
  update usage_decision d set undone_at = now()
  from changed c join own_person o using (person_id)
  where d.fingerprint_id = any(lapsed) and d.undone_at is null and d.work_id = c.work_id and d.decided_by = o.user_id;
  update usage_item i set work_id = null, reason = null, score = null, matched_at = null
  where i.fingerprint_id = any(lapsed) and i.reason = 'decision'
    and not exists (select from usage_decision d where d.fingerprint_id = i.fingerprint_id and d.undone_at is null);
  perform refresh_usage_waiting(lapsed);
  return null;
end $$;
create or replace trigger own_decisions_lapse after insert on person_work
  referencing new table as changed for each statement execute function lapse_own_decisions();
