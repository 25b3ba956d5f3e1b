-- R18, R24: a distribution is booked in the transaction that finishes it, and recovers advances, whoever finishes it and however. What
-- another system has paid is not paid again, and recovers nothing (O88).
create or replace function book_finished() returns trigger language plpgsql as $$
begin
  perform book_distribution(new.distribution_id, new.is_history);
  if not new.is_history then perform recover_advances(new.distribution_id); end if;
  return null;
end $$;
create or replace trigger distribution_is_booked after update of state on distribution
  for each row when (new.state = 'finished' and old.state <> 'finished') execute function book_finished();
