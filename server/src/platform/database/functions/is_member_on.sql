-- O121: whether somebody, as this row has them, is a member of the society on a day; see members_on(). R233: `mandated_on` is a day from which an author of theirs had
-- a mandate by what stood there before, if one did.
create or replace function is_member_on(p person, the_day date, mandated_on date default null) returns boolean language sql stable as $$
  select not p.is_unregistered and (p.died_on is null or p.died_on > the_day) and (p.left_on is null or p.left_on > the_day)
    and p.society_code in (0, 77, 99)
    and (exists (select from author a where a.person_id = p.person_id and a.merged_into is null and not a.is_from_ipi
        and a.author_id not in (3492, 22483) and (least(a.mandate_on, mandated_on) <= the_day or a.mandate_on is null
          and (p.society_code = 77 or exists (select from app_user u where u.person_id = p.person_id))))
      or p.is_publisher and exists (select from app_user u where u.person_id = p.person_id and (u.created_at < the_day + 1
        or exists (select from publishing_contract c where c.publisher_id = p.person_id and c.starts_on <= the_day))))
$$;
