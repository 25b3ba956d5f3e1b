-- M14: a request for a role that names no address came from before there had to be one; it is asked for again.
alter table confirmation drop constraint confirmation_staff_email;
update confirmation set state = 'replaced', decided_at = now() where kind = 'staff' and state = 'waiting' and email is null;
alter table confirmation add constraint confirmation_staff_email check (kind <> 'staff' or email is not null or state <> 'waiting');
