-- H61, H65: nobody is in a group but by their own agreement to the split as it stands. Who acts for them does not agree for them in a
-- group of their own, nor to a split that they proposed for another.
create or replace function check_group_agreement() returns trigger language plpgsql as $$
declare
  caller integer := nullif(current_setting('omur.user_id', true), '')::integer;
  acted_for integer := nullif(current_setting('omur.acting_for_user_id', true), '')::integer;
begin
  if tg_op = 'INSERT' or new.agreed_split is null then
    if new.agreed_split is not null or new.joined_at is not null and (tg_op = 'INSERT' or old.joined_at is null) then
      raise exception 'Author % of group % has not been asked yet.', new.author_id, new.group_id
        using errcode = 'check_violation', constraint = 'group_agreement_asked';
    end if;
    return new;
  end if;
  if new.agreed_split <> (select g.split_number from author_group g where g.group_id = new.group_id) then
    raise exception 'Group % has another split than %.', new.group_id, new.agreed_split
      using errcode = 'check_violation', constraint = 'group_agreement_current';
  end if;
  if caller is not null and not exists (select from app_user u join author a using (person_id)
      where u.user_id = coalesce(acted_for, caller) and a.author_id = new.author_id)
    or acted_for <> caller and (
      exists (select from author_group g where g.group_id = new.group_id and g.split_by = caller and g.split_for <> acted_for)
      or exists (select from author_group_member m join author a using (author_id) join app_user u using (person_id)
        where m.group_id = new.group_id and u.user_id = caller)) then
    raise exception 'User % does not agree for author %.', caller, new.author_id
      using errcode = 'check_violation', constraint = 'group_agreement_own';
  end if;
  return new;
end $$;
create or replace trigger group_agreement_own before insert or update of joined_at, agreed_split on author_group_member
  for each row execute function check_group_agreement();
