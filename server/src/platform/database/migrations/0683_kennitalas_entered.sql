-- O278: a national ID is entered for somebody on file who has none, by one administrator and confirmed by another.
alter table confirmation
  add column kennitala text constraint confirmation_kennitala_form check (kennitala ~ '^[0-9]{10}$'),
  drop constraint confirmation_kind,
  add constraint confirmation_kind check (kind in ('join', 'account', 'email', 'leaving', 'staff', 'tax', 'contract', 'kennitala')),
  add constraint confirmation_kennitala check ((kind = 'kennitala') = (kennitala is not null));
create unique index confirmation_kennitala_once on confirmation (person_id) where state = 'waiting' and kind = 'kennitala';
