/* R11: what a run of a period has to distribute: the net of each of its pools that has any, in 1/10,000 of a króna. */
create or replace view net_pools as
  select a.period_id, a.pool_id, a.category_id, sum(e.units)::bigint as units
  from ledger_account a join ledger_entry e using (ledger_account_id)
  where a.kind = 'pool' group by a.ledger_account_id having sum(e.units) <> 0;
