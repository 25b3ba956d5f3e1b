-- O121: the members of the society on a day: authors who have joined and publishers, who live, have not left and belong to no other
-- society. Groups have no vote, nor have heirs, names of the IPI register and authors who are no members. A mandate without a day is older
-- than the portal where the person is on file as a member or has a login: of whom nothing is known, nobody is one for that. A publisher who
-- has a login had it by then, or an agreement.
create or replace function members_on(the_day date) returns setof integer language sql stable as $$
  select p.person_id from person p where is_member_on(p, the_day)
$$;
