-- R18, R24: a distribution is booked in the transaction that finishes it, and recovers advances, whoever finishes it and however.
create or replace function book_finished() returns trigger language plpgsql as $$
begin
  perform book_distribution(new.distribution_id);
  perform recover_advances(new.distribution_id);
  return null;
end $$;
create or replace trigger distribution_is_booked after update of state on distribution
  for each row when (new.state = 'finished' and old.state <> 'finished') execute function book_finished();
