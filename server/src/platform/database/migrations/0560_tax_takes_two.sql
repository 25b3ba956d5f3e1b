-- R128: where a payee pays tax, and until when their certificate counts, is asked for by one administrator and done once another says so.
alter table confirmation
  add column payee_id integer references payee,
  add column residence text constraint confirmation_residence check (residence in ('domestic', 'foreign')),
  add column certificate_until date,
  drop constraint confirmation_kind,
  add constraint confirmation_kind check (kind in ('join', 'account', 'email', 'leaving', 'staff', 'tax')),
  drop constraint confirmation_person,
  add constraint confirmation_person check (person_id is not null or kind in ('staff', 'tax')),
  add constraint confirmation_tax check ((kind = 'tax') = (payee_id is not null and residence is not null)),
  add constraint confirmation_certificate check (certificate_until is null or kind = 'tax');
create unique index confirmation_tax_once on confirmation (payee_id) where state = 'waiting' and kind = 'tax';
