-- O163: what accounts that belong to no payee have, carried forward, so that nothing is added up from the beginning of all time.
create table ledger_carried (
  ledger_account_id integer primary key references ledger_account,
  until_transaction bigint not null,
  units bigint not null,
  entry_count bigint not null constraint ledger_carried_count check (entry_count > 0)
);
comment on table ledger_carried is 'Written by carry_ledger() alone. What it counts never changes, and no entry of the account comes before it any more.';
comment on column ledger_carried.until_transaction is 'The last transaction that is counted.';
-- Entries are only ever added: without this the pages that balances are read from would be known to be whole to all only after a fifth more.
alter table ledger_entry set (autovacuum_vacuum_insert_scale_factor = 0.02);
