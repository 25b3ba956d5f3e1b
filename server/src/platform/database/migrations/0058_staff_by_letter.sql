-- M14: a login becomes one of staff with an address that two know and with nothing that opened it before.
alter table confirmation add constraint confirmation_staff_email check (kind <> 'staff' or email is not null) not valid;

-- A letter that stays in the mailbox shows nobody the link that opens a colleague's login.
alter table letter add column user_id integer references app_user;
comment on column letter.user_id is 'M14: whose login the link opens, where it opens one.';
