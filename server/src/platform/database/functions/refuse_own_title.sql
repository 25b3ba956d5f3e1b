/* R171: nobody confirms a title of a work that they have a part in, nor does who acts for a member. */
create or replace function refuse_own_title() returns trigger language plpgsql as $$
declare
  by_user integer := nullif(current_setting('omur.user_id', true), '')::integer;
begin
  if by_user is not null
    and (caller_as_staff() is null or exists (select from own_work o where o.user_id = by_user and o.work_id = new.work_id)) then
    raise exception 'User % does not confirm a title of work %.', by_user, new.work_id
      using errcode = 'check_violation', constraint = 'work_title_of_others';
  end if;
  return new;
end $$;
create or replace trigger work_title_of_others before update of is_verified on work_title
  for each row when (new.is_verified and not old.is_verified) execute function refuse_own_title();
