/* R126: whose money is a user's: their own, and that of somebody whose heir they are by a division that was entered, whether or not it has passed
   yet (H125). One that was refused or undone makes nobody an heir. */
create or replace view own_person as
  select u.user_id, u.person_id from app_user u where u.person_id is not null
  union all
  select u.user_id, e.person_id
  from app_user u join estate_heir h using (person_id) join estate e using (estate_id)
  where e.state not in ('refused', 'undone');
