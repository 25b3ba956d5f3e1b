-- O121: the members of the society on a day: authors who have joined and publishers, who live, have not left and belong to no other
-- society. Groups have no vote, nor have heirs, names of the IPI register and authors who are no members. A mandate without a day is older
-- than the portal where the person is on file as a member or has a login: of whom nothing is known, nobody is one for that. A publisher who
-- has a login had it by then, or an agreement.
create or replace function members_on(the_day date) returns setof integer language sql stable as $$
  select p.person_id from person p
  where not p.is_unregistered and (p.died_on is null or p.died_on > the_day) and (p.left_on is null or p.left_on > the_day)
    and p.society_code in (0, 77, 99)
    and (exists (select from author a where a.person_id = p.person_id and a.merged_into is null and not a.is_from_ipi
        and a.author_id not in (3492, 22483) and (a.mandate_on <= the_day or a.mandate_on is null
          and (p.society_code = 77 or exists (select from app_user u where u.person_id = p.person_id))))
      or p.is_publisher and exists (select from app_user u where u.person_id = p.person_id and (u.created_at < the_day + 1
        or exists (select from publishing_contract c where c.publisher_id = p.person_id and c.starts_on <= the_day))))
$$;
