/* R174: an approval confirms what it saw. A code or another title that was added to a work by itself is not confirmed with it where it came after
   the state that was approved: who adds one moves `last_changed_at`, and who does not is not seen. What staff have confirmed themselves stays. */
create or replace function leave_unseen_codes() returns trigger language plpgsql as $$
begin
  update work_iswc i set is_verified = false
  where i.work_id = new.work_id and i.is_verified and i.verified_by is null and i.added_by is not null and i.added_at > old.last_changed_at;
  update work_isrc i set is_verified = false
  where i.work_id = new.work_id and i.is_verified and i.verified_by is null and i.added_by is not null and i.added_at > old.last_changed_at;
  update work_title t set is_verified = false
  where t.work_id = new.work_id and t.is_verified and not t.is_main and t.added_by is not null and t.added_at > old.last_changed_at;
  return null;
end $$;
create or replace trigger work_codes_seen after update of review on work
  for each row when (new.review = 'approved' and old.review <> 'approved') execute function leave_unseen_codes();
