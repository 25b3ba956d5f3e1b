/* R157: who answers for an author who has died: those who hold the author's rights, live and can log in. Heirs whom a division only names do not
   hold them yet (H125), and an estate without such heirs is staff's to decide for. So is where one of the staff alone says that the author has died;
   an heir of whom one says so is asked as before (R215). */
create or replace view author_heir as
  select distinct r.author_id, r.person_id
  from author_right r join author a using (author_id) join person dead on dead.person_id = a.person_id
  join person heir on heir.person_id = r.person_id
  where dead.died_on is not null and dead.death_entered_by is null and r.share > 0 and r.person_id <> a.person_id and (heir.died_on is null or heir.death_entered_by is not null)
    and heir.left_on is null
    and exists (select from app_user u where u.person_id = r.person_id and u.closed_at is null);
