-- M14: an e-mail address opens a login, and with it an account; staff who change a member's wait for another as well.
alter table confirmation add column email text;
alter table confirmation drop constraint confirmation_kind,
  add constraint confirmation_kind check (kind in ('join', 'account', 'email')),
  add constraint confirmation_email check (kind = 'email' or email is null);
create unique index confirmation_email_once on confirmation (person_id) where state = 'waiting' and kind = 'email';
