-- R2, R60–R64: what falls to an author of another society is credited to that society.

alter table distribution_category add column right_code text default 'PR'
  constraint distribution_category_right check (right_code in ('PR', 'MR'));
comment on column distribution_category.right_code is 'R60: performing (PR) or mechanical (MR): an author may have another society for each. None where the money is for our own authors alone, as what other societies send is.';

alter table payee add constraint payee_of_another_society check (society_code not in (0, 77, 99));
comment on table payee is 'R1, R2: a person that has had money in the ledger, or another society that staff have entered. The account of a person is that of payable_account, that of a society is abroad; a payee has none of its own.';

alter table author_right alter column person_id drop not null;
alter table author_right
  add column society_code smallint constraint author_right_of_payee references payee (society_code),
  add column for_author_id integer constraint author_right_for_author references author,
  add constraint author_right_of_one check (num_nonnulls(person_id, society_code) = 1),
  add constraint author_right_for_one check ((society_code is null) = (for_author_id is null) and (society_code is null or author_id is null));
create unique index author_right_of_society on author_right (for_author_id, society_code) where society_code is not null;
create index author_right_by_society on author_right (society_code) where society_code is not null;
comment on table author_right is 'A claim to earnings: a person''s to those of an author, which heirs hold in shares, or, without an author, a publisher''s to what its contracts bring; or a society''s to what runs bring one of its authors (R60).';
comment on column author_right.for_author_id is 'R60: whose share a society gets. It stands apart from author_id, since nobody claims for this author here.';

alter table run_share add column society_code smallint references society;
comment on column run_share.society_code is 'R61: the other society of an author, where staff have entered no payee for it.';
-- It answers another column.
drop function if exists run_shares(integer);

alter table unmatched_usage add column society_code smallint references society;
alter table unmatched_usage drop constraint unmatched_usage_finding;
alter table unmatched_usage add constraint unmatched_usage_finding check (finding in (
  'none', 'several', 'unsure', 'noRight', 'notGreen', 'noPayee', 'rightNotInWork', 'disputed', 'societyWithoutPayee'));
alter table unmatched_usage add constraint unmatched_usage_of_society
  check ((finding = 'societyWithoutPayee') = (society_code is not null) and (society_code is null or author_id is not null));
create index unmatched_usage_society on unmatched_usage (society_code) where society_code is not null;
comment on column unmatched_usage.society_code is 'R61: the society that it waits for. A run pays it once staff have entered that society as a payee.';
