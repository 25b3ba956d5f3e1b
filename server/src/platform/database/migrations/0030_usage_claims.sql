-- Claims to unmatched usage, the money of accepted ones, and files of services in another currency.

alter table unmatched_usage drop constraint unmatched_usage_finding;
alter table unmatched_usage add constraint unmatched_usage_finding
  check (finding in ('none', 'several', 'noRight', 'notGreen', 'noPayee'));
comment on column unmatched_usage.finding is 'noPayee: what was left of a line that was split over the rights of its work, for an author nobody claims for or a publisher without a right.';
-- Members look for the titles of their own works.
alter table unmatched_usage add column title_folded text collate "C" generated always as (fold(coalesce(title, ''))) stored;
create index unmatched_usage_title on unmatched_usage (title_folded) where work_id is null;

alter table usage_claim add column note text constraint usage_claim_note_length check (length(note) between 1 and 1000);
comment on column usage_claim.note is 'What the claimant says of it; the remark is the society''s.';
create index usage_claim_usage on usage_claim (unmatched_usage_id);
create index usage_claim_work on usage_claim (work_id);
create index usage_claim_unpaid on usage_claim (usage_claim_id) where state = 'accepted' and paid_in is null;
create index usage_claim_paid_in on usage_claim (paid_in) where paid_in is not null;

alter table distribution_import
  add column currency text constraint distribution_import_currency check (currency ~ '^[A-Z]{3}$'),
  add column exchange_rate numeric(12,6) constraint distribution_import_exchange_rate check (exchange_rate > 0),
  add constraint distribution_import_exchange check ((currency is null) = (exchange_rate is null));
comment on column distribution_import.exchange_rate is 'Krónur for one of the currency, for a file of a service.';
