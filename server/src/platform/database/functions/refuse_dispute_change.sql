/* H80, H82: what a dispute began with stays, and so does all of it once it has ended. Who acts for a party does not accept for them in a
   dispute of their own, nor an offer that they made for another. */
create or replace function refuse_dispute_change() returns trigger language plpgsql as $$
declare
  caller integer := nullif(current_setting('omur.user_id', true), '')::integer;
  acted_for integer := coalesce(nullif(current_setting('omur.acting_for_user_id', true), '')::integer, caller);
  now_is jsonb := to_jsonb(new);
  was jsonb := case when tg_op = 'UPDATE' then to_jsonb(old) end;
  -- What is generated is not there yet.
  changing text[] := case tg_table_name
    when 'work_dispute' then '{state,answer_by,offer_number,offered_by,offered_by_user,offer_remark,ended_at,decided_by,decision}'
    when 'work_dispute_share' then '{offered_share,agreed_share,undisputed_share}'
    else '{accepted_offer,accepted_by,accepted_at}' end;
  d work_dispute;
begin
  select * into d from work_dispute where work_dispute_id = new.work_dispute_id;
  if tg_op = 'UPDATE' and (d.ended_at is not null or now_is - changing <> was - changing
    or tg_table_name = 'work_dispute' and was ->> 'state' = 'withStaff' and now_is ->> 'state' not in ('withStaff', 'decided', 'withdrawn')) then
    raise exception 'Dispute % stays as it is.', new.work_dispute_id using errcode = 'restrict_violation', constraint = 'work_dispute_stays';
  end if;
  if tg_table_name <> 'work_dispute_party' or now_is ->> 'accepted_offer' is null then
    return new;
  end if;
  if (now_is ->> 'accepted_offer')::integer <> d.offer_number then
    raise exception 'Dispute % has another offer.', new.work_dispute_id using errcode = 'check_violation', constraint = 'work_dispute_offer_current';
  end if;
  if caller is not null and ((now_is ->> 'accepted_by')::integer <> caller
    or not exists (select from app_user u where u.user_id = acted_for and u.person_id = (now_is ->> 'person_id')::integer)
    or acted_for <> caller and (d.offered_by_user = caller and d.offered_by <> (now_is ->> 'person_id')::integer
      or exists (select from app_user u join work_dispute_party p using (person_id)
        where u.user_id = caller and p.work_dispute_id = new.work_dispute_id))) then
    raise exception 'User % does not accept for person %.', caller, now_is ->> 'person_id'
      using errcode = 'check_violation', constraint = 'work_dispute_accepted_own';
  end if;
  return new;
end $$;
create or replace trigger work_dispute_stays before update on work_dispute for each row execute function refuse_dispute_change();
create or replace trigger work_dispute_share_stays before update on work_dispute_share for each row execute function refuse_dispute_change();
create or replace trigger work_dispute_party_stays before insert or update on work_dispute_party for each row execute function refuse_dispute_change();
