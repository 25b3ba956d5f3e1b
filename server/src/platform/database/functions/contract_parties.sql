-- Whom to tell of it, but for who acts.
create or replace function contract_parties(publisher integer, author integer) returns integer[]
  language sql stable as $$
  select array(
    select publisher
    union select a.person_id from author a where a.author_id = author
    union select r.person_id from author_right r where r.author_id = author)
$$;
