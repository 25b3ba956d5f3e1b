-- H61: a split to which anybody agrees adds up to exactly 100. After somebody has left it is open, and nobody agrees to it.
create or replace function check_group_split() returns trigger language plpgsql as $$
begin
  if exists (
    select from author_group g join author_group_member m using (group_id) where g.group_id = new.group_id
    group by g.group_id having bool_or(m.agreed_split = g.split_number) and sum(m.share) <> 100) then
    raise exception 'The shares of group % do not add up to 100.', new.group_id
      using errcode = 'check_violation', constraint = 'group_split_adds_up';
  end if;
  return null;
end $$;
drop trigger if exists group_split_adds_up on author_group_member;
create constraint trigger group_split_adds_up after insert or update on author_group_member
  deferrable initially deferred for each row execute function check_group_split();
