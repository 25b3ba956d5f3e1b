-- H62: members agree to one split. With any other member, role or share it is another, and nobody has agreed to it yet.
create or replace function renew_group_split() returns trigger language plpgsql as $$
begin
  update author_group set split_number = split_number + 1 where group_id = coalesce(new.group_id, old.group_id);
  return null;
end $$;
create or replace trigger group_split_renewed after insert or delete on author_group_member
  for each row execute function renew_group_split();
create or replace trigger group_split_renewed_by_share after update on author_group_member
  for each row when ((old.group_id, old.author_id, old.author_type_id, old.share) is distinct from (new.group_id, new.author_id, new.author_type_id, new.share))
  execute function renew_group_split();
