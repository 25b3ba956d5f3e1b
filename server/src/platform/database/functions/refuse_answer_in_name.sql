/* R210: staff who act for an author approve nothing in the author's name without access that the author gave, nor of a work that they have approved as
   staff, also not by a call that forgot to ask. Who opens a dispute approves the rest by it, which nobody does for another (H82). */
create or replace function refuse_answer_in_name() returns trigger language plpgsql as $$
declare by_user integer := nullif(current_setting('omur.user_id', true), '')::integer;
begin
  if nullif(current_setting('omur.acting_for_user_id', true), '') is not null
    and (caller_as_staff() is not null
      or exists (select from work w where w.work_id = new.work_id and w.review = 'approved' and w.reviewed_by = by_user)) then
    raise exception 'User % does not approve work % in the name of another.', by_user, new.work_id
      using errcode = 'check_violation', constraint = 'approval_in_name';
  end if;
  return new;
end $$;
create or replace trigger approval_in_name before update of state on approval_request
  for each row when (new.state = 'given' and old.state <> 'given' and not new.is_answered_by_link) execute function refuse_answer_in_name();
