-- O126: the box is empty when the vote opens, holds one ballot more with each vote, and is there until the vote is closed.
create or replace function check_ballot_box() returns trigger language plpgsql as $$
declare
  number integer := case when tg_op = 'DELETE' then old.assembly_id else new.assembly_id end;
  now_in text := (select a.state from assembly a where a.assembly_id = number);
  is_right boolean := case tg_op
    when 'INSERT' then now_in = 'open' and new.ballots = 0 and not exists (select from assembly_voted d where d.assembly_id = number)
    when 'UPDATE' then now_in = 'open' and new.ballots = old.ballots + 1 and new.assembly_id = old.assembly_id
    else now_in = 'closed' end;
begin
  if not is_right then
    raise exception 'The ballot box of assembly % stays as it is.', number using errcode = 'restrict_violation', constraint = 'ballot_box_stays';
  end if;
  if tg_op = 'DELETE' then return old; end if;
  return new;
end $$;
create or replace trigger check_ballot_box before insert or update or delete on ballot_box
  for each row execute function check_ballot_box();
