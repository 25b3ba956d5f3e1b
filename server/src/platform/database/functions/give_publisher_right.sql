create or replace function give_publisher_right() returns trigger language plpgsql as $$
begin
  insert into author_right (person_id) values (new.person_id) on conflict (person_id) where author_id is null do nothing;
  return null;
end $$;
