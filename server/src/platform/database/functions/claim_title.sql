/* R171: another title that is added to an approved work is a claim, unless staff who have no part in the work write it: usage is found by it once
   they have confirmed it. Asked of other titles alone, which are few; where no user asked, and where a former system's files are taken, nothing
   is typed. */
create or replace function claim_title() returns trigger language plpgsql as $$
declare
  by_user integer := nullif(current_setting('omur.user_id', true), '')::integer;
begin
  if by_user is null or current_setting('omur.takes_files', true) = 'yes' then
    return new;
  end if;
  if exists (select from work w where w.work_id = new.work_id and w.review = 'approved')
    and (caller_as_staff() is null or exists (select from own_work o where o.user_id = by_user and o.work_id = new.work_id)) then
    new.is_verified := false;
  end if;
  return new;
end $$;
create or replace trigger work_title_claimed before insert on work_title
  for each row when (new.is_verified and not new.is_main) execute function claim_title();
