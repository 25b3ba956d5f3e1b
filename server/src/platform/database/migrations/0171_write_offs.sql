-- R37: what is left of an advance that nothing more will recover is written off, by two administrators.
alter table advance
  add column write_off_reason text constraint advance_write_off_reason check (length(write_off_reason) between 1 and 500),
  add column write_off_asked_by integer references app_user,
  add column write_off_asked_at timestamptz,
  add column written_off_by integer references app_user,
  add column written_off_at timestamptz,
  drop constraint advance_state,
  drop constraint advance_by_another;
alter table advance
  add constraint advance_state check (state in ('waiting', 'active', 'refused', 'cancelled', 'writtenOff')),
  add constraint advance_by_another
    check (state not in ('active', 'cancelled', 'writtenOff') or (decided_by is not null and decided_by <> asked_by)),
  add constraint advance_write_off_whole check (num_nonnulls(write_off_reason, write_off_asked_by, write_off_asked_at) in (0, 3)
    and (write_off_asked_by is null or state in ('active', 'cancelled', 'writtenOff'))),
  add constraint advance_written_off check ((state = 'writtenOff') = (written_off_at is not null)
    and (written_off_at is null) = (written_off_by is null)),
  add constraint advance_write_off_by_another
    check (state <> 'writtenOff' or (write_off_asked_by is not null and written_off_by <> write_off_asked_by));

alter table ledger_account drop constraint ledger_account_kind;
alter table ledger_account add constraint ledger_account_kind check (kind in (
  'bank', 'imported', 'paidElsewhere', 'opening', 'pool', 'unallocated', 'administration', 'social', 'cultural', 'reserve',
  'fileDeductions', 'returned', 'unidentified', 'held', 'payable', 'withheldTax', 'inTransit', 'advance', 'writtenOff'));
alter table ledger_transaction drop constraint ledger_transaction_kind;
alter table ledger_transaction add constraint ledger_transaction_kind check (kind in (
  'income', 'allocation', 'distribution', 'paidElsewhere', 'payment', 'paid', 'rejected', 'returned', 'opening', 'unclaimed',
  'advance', 'recovered', 'advanceCancelled', 'writtenOff'));
