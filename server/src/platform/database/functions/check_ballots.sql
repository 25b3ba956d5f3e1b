-- O126, O128: there are as many ballots as votes that were cast, before and after they are counted, and none is opened before the vote is
-- closed. What was counted stays.
create or replace function check_ballots() returns trigger language plpgsql as $$
declare
  number integer := case when tg_op = 'DELETE' then old.assembly_id else new.assembly_id end;
  cast_votes integer := (select count(*) from assembly_voted d where d.assembly_id = number);
  is_counted boolean := exists (select from assembly_tally t where t.assembly_id = number);
begin
  if not is_counted and cast_votes <> coalesce((select b.ballots from ballot_box b where b.assembly_id = number), -1)
    or is_counted and (exists (select from ballot_box b where b.assembly_id = number)
      or cast_votes <> (select count(*) from assembly_receipt r where r.assembly_id = number)
      or exists (select from assembly_question q where q.assembly_id = number
        and cast_votes <> (select count(*) from assembly_ballot b where b.question_id = q.question_id))) then
    raise exception 'Assembly % has other ballots than votes.', number using errcode = 'check_violation', constraint = 'ballots_of_votes';
  end if;
  return null;
end $$;
drop trigger if exists ballots_of_voted on assembly_voted;
create constraint trigger ballots_of_voted after insert on assembly_voted
  deferrable initially deferred for each row execute function check_ballots();
drop trigger if exists ballots_of_box on ballot_box;
create constraint trigger ballots_of_box after insert or update or delete on ballot_box
  deferrable initially deferred for each row execute function check_ballots();
