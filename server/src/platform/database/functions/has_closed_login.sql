/* R232: whether a user has closed the login of somebody who would answer for an author, or as a holder of the author's right: the author, or where the author has
   died whoever holds the right. Of who has left or died others have decided that nobody is asked. */
create or replace function has_closed_login(of_user integer, of_author integer, of_holder integer) returns boolean language sql stable as $$
  select exists (
    select from app_user u join person p using (person_id)
    where u.closed_by = of_user and p.left_on is null and p.died_on is null
      and case when of_holder is not null then p.person_id = of_holder
        else p.person_id in (
          select a.person_id from author a where a.author_id = of_author
          union all
          select r.person_id from author_right r join author a using (author_id) join person dead on dead.person_id = a.person_id
          where r.author_id = of_author and r.share > 0 and dead.died_on is not null) end)
$$;
