/* R150: the estimate and the weight of a work, which may multiply its points, are not chosen by who has a part in it: neither who registered
   it with them, until staff have approved it, nor who changes them. Asked at the end, as the parties of a work are written after it; a work
   with the codes that the society sets itself is not asked about. */
create or replace function refuse_own_codes() returns trigger language plpgsql as $$
declare
  is_changed boolean := tg_op = 'UPDATE' and (old.estimate, old.weight) <> (new.estimate, new.weight);
  is_approved boolean := tg_op = 'UPDATE' and old.review <> 'approved' and new.review = 'approved';
  by_user integer := case when is_changed then nullif(current_setting('omur.user_id', true), '')::integer else new.registered_by end;
begin
  if (is_changed or is_approved or new.review = 'waiting')
    and exists (select from own_work o where o.user_id = by_user and o.work_id = new.work_id) then
    raise exception 'User % has a part in work %, and chose its codes.', by_user, new.work_id
      using errcode = 'check_violation', constraint = 'work_codes_of_others', detail = format('%s (%s)', new.title, new.work_id);
  end if;
  return null;
end $$;
drop trigger if exists work_codes_of_others on work;
create constraint trigger work_codes_of_others after insert or update on work deferrable initially deferred
  for each row when (new.estimate <> '1 1A' or new.weight <> '06') execute function refuse_own_codes();
