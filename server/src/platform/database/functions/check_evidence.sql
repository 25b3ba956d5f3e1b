/* H121, H122: evidence is attached by the party itself, by nobody who acts for them, while the dispute is open.
   @raises evidence_own. */
create or replace function check_evidence() returns trigger language plpgsql as $$
declare
  caller integer := nullif(current_setting('omur.user_id', true), '')::integer;
begin
  if new.owner_kind = 'disputeParty' and (
    coalesce(nullif(current_setting('omur.acting_for_user_id', true), '')::integer, caller) is distinct from caller
    or not exists (select from work_dispute_party p join work_dispute d using (work_dispute_id)
      where p.party_id = new.owner_id and p.person_id = new.person_id and d.ended_at is null)) then
    raise exception 'File % is no evidence of its party.', new.name using errcode = 'check_violation', constraint = 'evidence_own';
  end if;
  return new;
end $$;
create or replace trigger evidence_own before insert on stored_file for each row execute function check_evidence();
