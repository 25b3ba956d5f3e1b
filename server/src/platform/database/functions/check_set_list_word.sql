-- H159, H160, H164: asked are those who had agreed to be in the group by the day of the performance, and never who registered it. What
-- they say is of the list as it stands, and their own: who acts for them does not say it of a list that they registered or are asked of.
create or replace function check_set_list_word() returns trigger language plpgsql as $$
declare
  caller integer := nullif(current_setting('omur.user_id', true), '')::integer;
  acted_for integer := nullif(current_setting('omur.acting_for_user_id', true), '')::integer;
begin
  if tg_op = 'INSERT' then
    select m.joined_at::date into new.joined_on
    from group_performance p join live_performance l using (live_performance_id)
      join author_group_member m on m.group_id = p.group_id and m.author_id = new.author_id join author a on a.author_id = m.author_id
    where p.live_performance_id = new.live_performance_id and m.joined_at::date <= l.performed_on and a.person_id <> l.person_id;
    if not found or new.said_of is not null then
      raise exception 'Author % is not asked of live performance %.', new.author_id, new.live_performance_id
        using errcode = 'check_violation', constraint = 'set_list_word_member';
    end if;
    return new;
  end if;
  if new.joined_on is distinct from old.joined_on
    or new.joined_on > (select l.performed_on from live_performance l where l.live_performance_id = new.live_performance_id) then
    raise exception 'Author % was not there on the day of live performance %.', new.author_id, new.live_performance_id
      using errcode = 'check_violation', constraint = 'set_list_word_member';
  end if;
  if new.author_id <> old.author_id or new.live_performance_id <> old.live_performance_id or new.said_of is null
    or new.said_of <> (select p.version from group_performance p where p.live_performance_id = new.live_performance_id) then
    raise exception 'Live performance % has another set list.', new.live_performance_id
      using errcode = 'check_violation', constraint = 'set_list_word_current';
  end if;
  if caller is not null and not exists (select from app_user u join author a using (person_id)
      where u.user_id = coalesce(acted_for, caller) and a.author_id = new.author_id)
    or acted_for <> caller and set_list_is_of(new.live_performance_id, caller) then
    raise exception 'User % does not speak for author %.', caller, new.author_id
      using errcode = 'check_violation', constraint = 'set_list_word_own';
  end if;
  return new;
end $$;
create or replace trigger set_list_word_own before insert or update of live_performance_id, author_id, is_right, remark, said_at, said_of, joined_on on set_list_word
  for each row execute function check_set_list_word();
