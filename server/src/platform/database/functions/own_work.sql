-- R126: the works that a user has a part in, or comes to have as an heir. Who decides what they pay asks here.
create or replace view own_work as
  select o.user_id, w.work_id from own_person o join person_work w using (person_id);
