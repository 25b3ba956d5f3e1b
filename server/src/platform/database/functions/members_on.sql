-- O121: the members of the society on a day: authors who have joined, and publishers, who live and have not left. Groups have no vote,
-- nor have heirs, names of the IPI register and authors who are no members. A mandate without a day is older than the portal, and so
-- may a publisher be, who has a login: by then they had one, or an agreement.
create or replace function members_on(the_day date) returns setof integer language sql stable as $$
  select p.person_id from person p
  where not p.is_unregistered and (p.died_on is null or p.died_on > the_day) and (p.left_on is null or p.left_on > the_day)
    and (exists (select from author a where a.person_id = p.person_id and a.merged_into is null and not a.is_from_ipi
        and a.author_id not in (3492, 22483) and (a.mandate_on is null or a.mandate_on <= the_day))
      or p.is_publisher and exists (select from app_user u where u.person_id = p.person_id and (u.created_at < the_day + 1
        or exists (select from publishing_contract c where c.publisher_id = p.person_id and c.starts_on <= the_day))))
$$;
