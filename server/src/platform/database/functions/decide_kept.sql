/* R32: puts a decision about unclaimed money in force: notes its lines, and books them from the kept account to where the decision says.
   `seen` is the checksum of the list that this administrator saw.
   @raises kept_decision_by_another, kept_own_work; kept_changed where the list is not the one that was asked about and seen. */
create or replace function decide_kept(of_decision integer, by_user integer, seen bytea) returns void language plpgsql as $$
declare
  k kept_decision;
  booked bigint;
begin
  select * into k from kept_decision where kept_decision_id = of_decision and state = 'waiting' for update;
  if not found then
    raise exception 'Decision % waits for nobody.', of_decision using errcode = 'restrict_violation', constraint = 'kept_decision_stays';
  end if;
  if k.asked_by = by_user then
    raise exception 'Decision % takes another administrator.', of_decision using errcode = 'check_violation', constraint = 'kept_decision_by_another';
  end if;
  -- Nobody claims one of them meanwhile, or pays it.
  perform from decidable_usage(k.category_id, k.used_year) d join unmatched_usage u using (unmatched_usage_id)
  order by u.unmatched_usage_id for no key update of u;
  if seen is distinct from k.list_checksum or (
    select (l.line_count, l.units, l.checksum) is distinct from (k.line_count, k.units, k.list_checksum)
    from decidable_list(k.category_id, k.used_year) l) then
    raise exception 'The list of decision % has changed.', of_decision using errcode = 'restrict_violation', constraint = 'kept_changed';
  end if;
  if concerns_kept(k.category_id, k.used_year, by_user) then
    raise exception 'Decision % is about a work of user %.', of_decision, by_user using errcode = 'check_violation', constraint = 'kept_own_work';
  end if;
  insert into unclaimed_usage (unmatched_usage_id, kept_decision_id)
  select d.unmatched_usage_id, of_decision from decidable_usage(k.category_id, k.used_year) d order by 1;
  booked := book('unclaimed', current_date, k.category_id, null, null, null, array[
    row('unidentified', k.category_id, null, null, null, -k.units)::ledger_line,
    row(k.purpose, k.category_id, null, null, null, k.units)::ledger_line]);
  update kept_decision set state = 'active', decided_by = by_user, decided_at = now(), transaction_id = booked
  where kept_decision_id = of_decision;
end $$;
