-- M14: a login that is nobody's card is opened by an address that two of the staff know. The request says by which.
alter table confirmation drop constraint confirmation_email, drop constraint confirmation_role,
  add constraint confirmation_email check (kind in ('email', 'staff') or email is null),
  add constraint confirmation_role check (role in ('administrator', 'editor', 'external') and (role <> 'external' or email is not null));
