-- R4: an income is booked in the transaction that registers it, whoever does.
create or replace function book_new_income() returns trigger language plpgsql as $$
begin
  perform book_income(new.income_id);
  return null;
end $$;
create or replace trigger income_is_booked after insert on income
  for each row execute function book_new_income();
