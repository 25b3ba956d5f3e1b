-- O125: a vote is cast once, while the vote is open, by the member themselves or by who holds their proxy, and never in the name of
-- another login. The row of the member on the list holds back whoever comes at once. O252: nobody votes for who has left or died since, and they
-- vote for nobody.
create or replace function check_assembly_vote() returns trigger language plpgsql as $$
declare
  caller integer := nullif(current_setting('omur.user_id', true), '')::integer;
  acted_for integer := nullif(current_setting('omur.acting_for_user_id', true), '')::integer;
begin
  if tg_op <> 'INSERT' then
    raise exception 'A vote that was cast stays.' using errcode = 'restrict_violation', constraint = 'assembly_voted_stays';
  end if;
  perform from assembly a where a.assembly_id = new.assembly_id and a.state = 'open' and a.closes_at > clock_timestamp() for share;
  if not found then
    raise exception 'The vote of assembly % is not open.', new.assembly_id using errcode = 'check_violation', constraint = 'assembly_vote_open';
  end if;
  perform from assembly_voter v where v.assembly_id = new.assembly_id and v.person_id = new.person_id for update;
  if acted_for is not null or not exists (
    select from app_user u where u.user_id = caller and u.person_id = votes_for(new.assembly_id, new.person_id)) then
    raise exception 'User % does not vote for person %.', caller, new.person_id
      using errcode = 'check_violation', constraint = 'assembly_vote_own';
  end if;
  return new;
end $$;
create or replace trigger check_assembly_vote before insert or update or delete on assembly_voted
  for each row execute function check_assembly_vote();
