-- M14: who makes the second pair of eyes alone is both pairs; a login of staff waits for another of them.
alter table confirmation alter column person_id drop not null,
  add column user_id integer references app_user,
  add column role text,
  drop constraint confirmation_kind,
  add constraint confirmation_kind check (kind in ('join', 'account', 'email', 'leaving', 'staff')),
  add constraint confirmation_person check (person_id is not null or kind = 'staff'),
  add constraint confirmation_staff check ((kind = 'staff') = (user_id is not null and role is not null)),
  add constraint confirmation_role check (role in ('administrator', 'editor')),
  add constraint confirmation_not_own_role check (state <> 'confirmed' or decided_by is distinct from user_id);
create unique index confirmation_staff_once on confirmation (user_id) where state = 'waiting' and kind = 'staff';
