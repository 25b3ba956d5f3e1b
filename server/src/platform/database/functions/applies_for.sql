/* M18, R124: whether a user gains by an application: as one of the applicants, also where only their name is typed, or as a member of a group
   (H60) with one of them. R206: or has sent it, in whosever name. */
create or replace function applies_for(of_application integer, by_user integer) returns boolean language sql stable as $$
  select exists (select from fund_application f where f.application_id = of_application and f.applied_by = by_user)
    or exists (
    select from app_user u join fund_applicant a on a.application_id = of_application
    where u.user_id = by_user and (a.person_id = u.person_id
      or a.person_id is null and a.author_id is null and fold(a.name) = fold(u.name)
      or exists (
        select from author own join author_group_member m using (author_id) join author_group_member o using (group_id)
        join author other on other.author_id = o.author_id
        where own.person_id = u.person_id and m.joined_at is not null and o.joined_at is not null and other.person_id = a.person_id)))
$$;
