-- H146: a note is written under its writer's own name, by nobody on themselves, and stays as it was written. O324: notes of an earlier system come
-- with the name of who wrote them there, by files, and on neither of the two who send and take these.
create or replace function guard_member_note() returns trigger language plpgsql as $$
declare
  caller integer := nullif(current_setting('omur.user_id', true), '')::integer;
  is_of_files boolean := tg_op = 'INSERT' and coalesce(current_setting('omur.takes_files', true) = 'yes', false);
  wrong text;
begin
  if tg_op = 'UPDATE' then
    wrong := 'member_note_stays';
  elsif exists (select from app_user u where u.person_id = coalesce(new.person_id, old.person_id)
      and (u.user_id = coalesce(caller, case when tg_op = 'INSERT' then new.written_by end)
        or is_of_files and u.user_id = (select i.sent_by from society_import i where i.state = 'taking'))) then
    wrong := 'member_note_own';
  elsif tg_op = 'INSERT' and caller is not null and new.written_by is distinct from (case when not is_of_files then caller end) then
    wrong := 'member_note_writer';
  end if;
  if wrong is not null then
    raise exception 'A note is not to be so: %.', wrong using errcode = 'check_violation', constraint = wrong;
  end if;
  return coalesce(new, old);
end $$;
create or replace trigger member_note_guarded before insert or update or delete on member_note
  for each row execute function guard_member_note();
