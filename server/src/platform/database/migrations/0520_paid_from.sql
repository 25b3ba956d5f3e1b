-- R112: the account that a run is paid from is that of the day on which it was approved: its file stays the same, and what the bank says of it is of this account.
alter table pay_run
  add column paid_from_iban text,
  add column paid_from_bic text,
  add constraint pay_run_paid_from check ((paid_from_iban is null) = (paid_from_bic is null) and (paid_from_iban is null or state = 'approved'));
comment on column pay_run.paid_from_iban is 'The society''s account when the run was approved; null where none was set.';
