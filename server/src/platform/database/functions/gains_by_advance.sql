-- R24, R74: whether a user has the login of an advance's payee, or is an heir of theirs: they neither ask for it nor decide on it, nor write it off.
create or replace function gains_by_advance(of_user integer, of_person integer) returns boolean language sql stable as $$
  select exists (
    select from app_user u where u.user_id = of_user and u.person_id is not null and (u.person_id = of_person
      or exists (select from estate_heir h join estate e using (estate_id) where e.person_id = of_person and h.person_id = u.person_id)))
$$;
