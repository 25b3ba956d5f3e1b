import { IncomePart } from '@omur/contract/royalties/incomeParts';
import { listing } from '../../platform/database/listing.ts';
import { lockClass } from '../../platform/database/locks.ts';
import { piece, sql } from '../../platform/database/statement.ts';
import { poolName } from '../ledger/queries.ts';

/** The division of an income that is in force, waits, or was refused last. */
export const incomeParts = listing({
  schema: IncomePart,
  from: piece`
    select p.income_division_id, d.state as division_state, p.part_number, p.name as part_name, p.gross_amount as part_gross, ${poolName},
      p.usage_import_id, s.name as sender_name, p.units * 0.0001 as part_isk,
      case when d.state = 'active' then coalesce((select n.units from net_pools n
        where (n.pool_id, n.period_id, n.category_id) = (p.pool_id, i.period_id, i.category_id)), 0) * 0.0001 end as left_in_pool_isk,
      a.name as asked_by, b.name as decided_by, d.state = 'waiting' and d.asked_by <> ${'userId'}::integer as may_decide
    from income_part p join income_division d using (income_division_id) join income i using (income_id) join pool o using (pool_id)
    join app_user a on a.user_id = d.asked_by left join app_user b on b.user_id = d.decided_by
    left join usage_import m using (usage_import_id) left join usage_sender s using (usage_sender_id)
    where d.income_division_id = (select n.income_division_id from income_division n where n.income_id = ${'incomeId'}::integer
      order by n.state <> 'refused' desc, n.income_division_id desc limit 1)`,
  orders: { partNumber: { up: ['q.part_number::integer'] } },
});
export const insertDivision = sql`
  insert into income_division (income_id, asked_by) values (${'incomeId'}, ${'userId'}) returning income_division_id`;
export const insertParts = sql`
  insert into income_part (income_division_id, part_number, name, gross_amount, pool_id, usage_import_id)
  select ${'incomeDivisionId'}, p.number, p.name, p.gross, p.pool, p.import
  from unnest(${'names'}::text[], ${'grosses'}::numeric[], ${'poolIds'}::integer[], ${'usageImportIds'}::integer[])
    with ordinality p (name, gross, pool, import, number)`;
/** Else what is wrong would only be told once all is written. */
export const proveDivision = sql`set constraints income_division_holds immediate`;
export const lockDivision = sql`
  select d.income_division_id, d.asked_by from income_division d
  where d.income_id = ${'incomeId'} and d.state = 'waiting' for update`;
export const lockWhole = sql`
  select pg_advisory_xact_lock(${lockClass('income')}, ${'incomeId'}::integer)`;
/** Of which all of the net waits: nothing is in a pool. */
export const isWhole = sql`
  select from income i where i.income_id = ${'incomeId'}::integer and i.reverses is null
    and not exists (select from income r where r.reverses = i.income_id)
    and not exists (select from income_division d where d.income_id = i.income_id and d.state <> 'refused')
    and (select coalesce(sum(e.units) filter (where a.kind = 'unallocated'), 0) > 0 and count(*) filter (where a.kind = 'pool') = 0
      from ledger_transaction t join ledger_entry e using (transaction_id) join ledger_account a using (ledger_account_id)
      where t.income_id = i.income_id)`;
export const approve = sql`select divide_income(${'incomeDivisionId'}, ${'userId'}::integer)`;
export const refuseDivision = sql`
  update income_division set state = 'refused', decided_by = ${'userId'}, decided_at = now() where income_division_id = ${'incomeDivisionId'}`;
/** A division that waits for an income that is taken back has nothing left to divide. */
export const refuseWaiting = sql`
  update income_division set state = 'refused', decided_by = ${'userId'}, decided_at = now() where income_id = ${'incomeId'} and state = 'waiting'`;
