-- Anyone who a contract names as its publisher is one.
create or replace function mark_publisher() returns trigger language plpgsql as $$
begin
  update person set is_publisher = true where person_id = new.publisher_id and not is_publisher;
  return null;
end $$;
