/* H113, H116, R224: the heirs of an estate that is proposed have all of it, and none of those who proposed, decided or undid it is one of them or the one who
   died. What was entered is never changed, so that who confirms
   it confirms what they have read.
   @raises estate_shares, estate_of_reported, estate_own, estate_stays. */
create or replace function check_estate() returns trigger language plpgsql as $$
declare
  of_estate integer := case when tg_op = 'DELETE' then old.estate_id else new.estate_id end;
  e estate;
begin
  select * into e from estate where estate_id = of_estate;
  if not found or e.state not in ('proposed', 'confirmed', 'done', 'undone') then return null; end if;
  if (select coalesce(sum(share), 0) from estate_heir where estate_id = of_estate) <> 100
    or exists (select from estate_heir where estate_id = of_estate and person_id = e.person_id) then
    raise exception 'The heirs of estate % do not have all of it.', of_estate using errcode = 'check_violation', constraint = 'estate_shares';
  end if;
  if e.deceased_kennitala is not null and e.deceased_kennitala is distinct from (select kennitala from person where person_id = e.person_id) then
    raise exception 'Estate % was reported of somebody else.', of_estate using errcode = 'check_violation', constraint = 'estate_of_reported';
  end if;
  if exists (select from app_user u where u.user_id in (e.proposed_by, e.decided_by, e.undo_asked_by, e.undone_by)
    and (u.person_id = e.person_id or u.person_id in (select h.person_id from estate_heir h where h.estate_id = of_estate))) then
    raise exception 'Estate % is decided on by who gains.', of_estate using errcode = 'check_violation', constraint = 'estate_own';
  end if;
  return null;
end $$;
drop trigger if exists estate_whole on estate;
create constraint trigger estate_whole after insert or update on estate
  deferrable initially deferred for each row execute function check_estate();
drop trigger if exists estate_whole on estate_heir;
create constraint trigger estate_whole after insert or update or delete on estate_heir
  deferrable initially deferred for each row execute function check_estate();
