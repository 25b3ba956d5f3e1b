/* H80, H82, H85 at every commit: the shares of a dispute add up to the same whole, its parties are the authors whose share is in doubt, and
   its outcome is what the parties accepted, what somebody without a part in the work decided, or what was registered. While it is open the
   work's shares stay; when it ends they are the outcome. */
create or replace function check_work_dispute() returns trigger language plpgsql as $$
declare
  d work_dispute;
  wrong text;
begin
  if tg_table_name = 'work_author' then
    if tg_op = 'DELETE' then
      select * into d from work_dispute where ended_at is null and work_id = old.work_id;
    else
      select * into d from work_dispute where ended_at is null and work_id = new.work_id;
    end if;
  else
    select * into d from work_dispute where work_dispute_id = new.work_dispute_id;
  end if;
  if not found then
    return null;
  end if;
  select case
      when count(*) = 0 or sum(registered_share) <> sum(proposed_share) or sum(registered_share) <> sum(offered_share)
        or d.ended_at is not null and (count(*) <> count(agreed_share) or sum(agreed_share) <> sum(registered_share)) then 'work_dispute_adds_up'
      when bool_and(registered_share = proposed_share) then 'work_dispute_in_doubt'
      when d.state = 'agreed' and bool_or(agreed_share <> offered_share) then 'work_dispute_accepted'
      when d.state = 'withdrawn' and bool_or(agreed_share <> registered_share) then 'work_dispute_withdrawn' end
    into wrong from work_dispute_share where work_dispute_id = d.work_dispute_id;
  if wrong is null and tg_table_name <> 'work_author' and (
    select array_agg(distinct a.person_id order by a.person_id) from work_dispute_share s join author a using (author_id)
    where s.work_dispute_id = d.work_dispute_id and s.registered_share <> s.proposed_share)
    is distinct from (select array_agg(p.person_id order by p.person_id) from work_dispute_party p where p.work_dispute_id = d.work_dispute_id) then
    wrong := 'work_dispute_parties';
  end if;
  if wrong is null and d.state = 'agreed' and exists (
    select from work_dispute_party p where p.work_dispute_id = d.work_dispute_id and p.accepted_offer is distinct from d.offer_number) then
    wrong := 'work_dispute_accepted';
  end if;
  if wrong is null and d.state = 'decided' and tg_table_name = 'work_dispute' and (
    d.decided_by in (d.opened_by_user, d.offered_by_user)
    or exists (select from own_work w where w.user_id = d.decided_by and w.work_id = d.work_id)
    or exists (select from app_user u join work_dispute_party p using (person_id)
      where u.user_id = d.decided_by and p.work_dispute_id = d.work_dispute_id)
    or exists (select from work_dispute_party p where p.work_dispute_id = d.work_dispute_id and p.accepted_by = d.decided_by)) then
    wrong := 'work_dispute_not_own';
  end if;
  if wrong is null and tg_table_name in ('work_author', 'work_dispute') and exists (
    select from (
      select coalesce(a.merged_into, s.author_id) as author_id, sum(case when d.ended_at is null then s.registered_share else s.agreed_share end) as share
      from work_dispute_share s join author a using (author_id) where s.work_dispute_id = d.work_dispute_id group by 1) s
    full join (select author_id, share from work_author where work_id = d.work_id) w using (author_id)
    where s.share is distinct from w.share) then
    wrong := 'work_dispute_stands';
  end if;
  if wrong is not null then
    raise exception 'Dispute % is not as it has to be: %.', d.work_dispute_id, wrong using errcode = 'check_violation', constraint = wrong;
  end if;
  return null;
end $$;
drop trigger if exists work_dispute_adds_up on work_dispute;
create constraint trigger work_dispute_adds_up after insert or update on work_dispute
  deferrable initially deferred for each row execute function check_work_dispute();
drop trigger if exists work_dispute_adds_up on work_dispute_share;
create constraint trigger work_dispute_adds_up after insert or update on work_dispute_share
  deferrable initially deferred for each row execute function check_work_dispute();
drop trigger if exists work_dispute_adds_up on work_dispute_party;
create constraint trigger work_dispute_adds_up after insert or update on work_dispute_party
  deferrable initially deferred for each row execute function check_work_dispute();
drop trigger if exists work_dispute_stands on work_author;
create constraint trigger work_dispute_stands after insert or delete or update of share on work_author
  deferrable initially deferred for each row execute function check_work_dispute();
