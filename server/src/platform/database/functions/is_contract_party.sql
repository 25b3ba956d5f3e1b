-- Everyone who may read a contract, or a submission, of an author: its publisher, the author, and who holds the author's rights.
create or replace function is_contract_party(person integer, publisher integer, author integer) returns boolean
  language sql stable as $$
  select person = publisher
    or exists (select from author a where a.author_id = author and a.person_id = person)
    or exists (select from author_right r where r.author_id = author and r.person_id = person)
$$;
