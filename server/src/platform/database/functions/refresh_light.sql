/* refresh_lights() for one work; answers whom to tell of it, when its light changed or staff refused it: the parties, but for who acts. Whether
   its codes are of somebody without a part in it (R150) is asked here, where it can still be refused by name, and not at the commit. */
create or replace function refresh_light(of_work integer, cause text, remark text,
  out title text, out light_before smallint, out light_after smallint, out person_ids integer[])
  language plpgsql as $$
declare has_codes boolean;
begin
  select w.light into light_before from work w where w.work_id = of_work;
  perform refresh_lights(array[of_work], cause, remark);
  select w.title, w.light, w.estimate <> '1 1A' or w.weight <> '06' into title, light_after, has_codes from work w where w.work_id = of_work;
  if has_codes then
    set constraints work_codes_of_others immediate;
    set constraints work_codes_of_others deferred;
  end if;
  if light_before <> light_after or cause = 'refusedByStaff' then
    person_ids := array(
      select distinct pw.person_id from person_work pw where pw.work_id = of_work
      except select u.person_id from app_user u
      where u.user_id in (nullif(current_setting('omur.user_id', true), '')::integer,
        nullif(current_setting('omur.acting_for_user_id', true), '')::integer));
  end if;
end $$;
