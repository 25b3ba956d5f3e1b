/* R149: staff take no provisional work over for themselves that they have put on a set list or a cue sheet of others, or whose code they have entered
   or confirmed: what is played there and found by it would be theirs. What they wrote is in the history of the work; what the same call writes is not
   of before. A decision about usage lapses instead (lapse_own_decisions()). */
create or replace function refuse_led_take_over() returns trigger language plpgsql as $$
begin
  if not exists (select from app_user u where u.user_id = new.user_id and u.role in ('administrator', 'editor'))
    or not exists (select from work_viewer v join own_person o using (person_id) where v.work_id = new.work_id and o.user_id = new.user_id) then
    return new;
  end if;
  if exists (
    select from change_record r
    where r.work_id = new.work_id and r.user_id = new.user_id and r.operation <> 'delete' and r.changed_at < now()
      and (r.table_name in ('cue_sheet_line', 'work_isrc', 'work_iswc') or r.table_name = 'performance' and not exists (
        select from live_performance l join own_person o using (person_id)
        where l.live_performance_id = coalesce(r.new_row ->> 'live_performance_id', r.row_key ->> 'live_performance_id')::integer
          and o.user_id = new.user_id))) then
    raise exception 'User % has led usage to work %.', new.user_id, new.work_id
      using errcode = 'check_violation', constraint = 'take_over_not_led';
  end if;
  return new;
end $$;
create or replace trigger take_over_not_led before insert on work_amendment
  for each row when (new.cause = 'takenOver') execute function refuse_led_take_over();
