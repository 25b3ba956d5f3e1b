/* H116, H125: what was entered of an estate is never changed, so that who confirms it confirms what they have read; and it goes its way step by
   step: nothing passes that was not confirmed and has not waited, and nothing goes back that nobody has asked for (R224).
   @raises estate_stays, estate_undo_takes_two. */
create or replace function refuse_estate_change() returns trigger language plpgsql as $$
declare
  of_estate integer := case when tg_op = 'DELETE' then old.estate_id else new.estate_id end;
  was text := (select state from estate where estate_id = of_estate);
  -- What each step writes.
  written constant jsonb := '{
    "proposed confirmed": ["state", "decided_by", "decided_at", "decision", "passes_from"],
    "proposed refused": ["state", "decided_by", "decided_at", "decision"],
    "confirmed refused": ["state", "decided_by", "decided_at", "decision", "passes_from"],
    "confirmed done": ["state", "passed_at"],
    "done done": ["undo_asked_by", "undo_asked_at", "undo_reason", "undo_is_alive"],
    "done undone": ["state", "undone_by", "undone_at"]}';
  step jsonb;
begin
  if was is not null and was <> 'reported' then
    step := case when tg_table_name = 'estate' and tg_op = 'UPDATE' then written -> (was || ' ' || (to_jsonb(new) ->> 'state')) end;
    if step is null or to_jsonb(old) - array(select jsonb_array_elements_text(step)) <> to_jsonb(new) - array(select jsonb_array_elements_text(step)) then
      raise exception 'Estate % has been decided on.', of_estate using errcode = 'restrict_violation', constraint = 'estate_stays';
    end if;
  end if;
  -- R224: what one has asked for another decides on, as it was asked for.
  if was = 'done' and tg_table_name = 'estate' and tg_op = 'UPDATE' and (
      case to_jsonb(new) ->> 'state' when 'undone' then to_jsonb(old) ->> 'undo_asked_by' is null
        else num_nulls(to_jsonb(old) ->> 'undo_asked_by', to_jsonb(new) ->> 'undo_asked_by') <> 1 end) then
    raise exception 'Undoing estate % takes two.', of_estate using errcode = 'restrict_violation', constraint = 'estate_undo_takes_two';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
create or replace trigger estate_stays before update or delete on estate for each row execute function refuse_estate_change();
create or replace trigger estate_stays before insert or update or delete on estate_heir for each row execute function refuse_estate_change();
