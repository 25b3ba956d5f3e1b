/* R157, R232: who holds the rights of an author who has died, whether or not they can log in. Whose login another has closed counts as one of several heirs: closing
   it makes nobody the only one, and takes no objection back. Where one of the staff alone says that somebody has died it is as R215 has it. */
create or replace view author_successor as
  select distinct r.author_id, r.person_id, u.user_id, coalesce(u.closed_at is null and u.user_id is not null, false) as can_log_in,
    coalesce(u.closed_by <> u.user_id, false) as is_closed_by_another
  from author_right r join author a using (author_id) join person dead on dead.person_id = a.person_id
  join person heir on heir.person_id = r.person_id left join app_user u on u.person_id = r.person_id
  where dead.died_on is not null and dead.death_entered_by is null and r.share > 0 and r.person_id <> a.person_id and (heir.died_on is null or heir.death_entered_by is not null)
    and heir.left_on is null;
