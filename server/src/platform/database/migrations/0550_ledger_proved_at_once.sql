-- R18: what entries refer to is proved once for each statement (ledger_adds_up), and never removed (ledger_stays).
alter table ledger_entry
  drop constraint ledger_entry_transaction_id_fkey, drop constraint ledger_entry_ledger_account_id_fkey;
-- A payee has one account of a kind, which book() finds by both.
alter table ledger_account
  add constraint ledger_account_payee_alone check (payee_id is null or num_nonnulls(category_id, period_id, pool_id) = 0);
-- O91: sums of the files are updated in their place by what they became.
alter table society_figure set (fillfactor = 60);
