import { Income, MoneyRule, Pool } from '@omur/contract/royalties/income';
import { answer } from '../../platform/database/answers.ts';
import { listing, newestFirst } from '../../platform/database/listing.ts';
import { lockKey } from '../../platform/database/locks.ts';
import { piece, sql } from '../../platform/database/statement.ts';
import { poolName } from '../ledger/queries.ts';
import { nameOf, periodName } from '../../platform/lookups/namesQueries.ts';

const categoryName = piece`${nameOf('c')} as category_name`;

const pool = piece`
  select o.*, ${poolName}, o.name as pool_name_is, o.name_en as pool_name_en, o.is_closed as is_pool_closed, ${categoryName},
    coalesce((select sum(n.units) from net_pools n where n.pool_id = o.pool_id), 0) * 0.0001 as balance_isk
  from pool o join distribution_category c using (category_id)`;
export const allPools = listing({
  schema: Pool,
  from: pool,
  orders: { categoryId: { up: ['q.category_id::integer', 'q.pool_id::integer'] } },
});
export const findPool = answer(Pool, piece`${pool} where o.pool_id = ${'poolId'}`);
export const insertPool = sql`
  insert into pool (name, name_en, category_id) values (${'nameIs'}, ${'nameEn'}, ${'categoryId'})
  on conflict on constraint pool_name_unique do nothing returning pool_id`;
export const closePool = sql`
  update pool set is_closed = ${'isPoolClosed'}::boolean, version = version + 1 where pool_id = ${'poolId'}`;
export const lockPool = sql`select version from pool where pool_id = ${'poolId'} for update`;
export const renamePool = sql`
  update pool set name = ${'nameIs'}, name_en = ${'nameEn'}, version = version + 1 where pool_id = ${'poolId'}`;

const income = piece`
  select i.*, ${categoryName}, ${periodName} as period_name, i.gross_units * 0.0001 as gross_isk,
    m.deducted * 0.0001 as deducted_isk, m.pooled * 0.0001 as pooled_isk, m.unallocated * 0.0001 as unallocated_isk,
    o.reversed_by, u.name as income_registered_by, k.name as income_confirmed_by,
    num_nonnulls(i.reverses, o.reversed_by, k.name) = 0 and i.registered_by <> ${'userId'}::integer as may_confirm_income,
    (select d.state from income_division d where d.income_id = i.income_id order by d.income_division_id desc limit 1) as division_state,
    num_nonnulls(i.reverses, o.reversed_by) = 0 and m.pooled = 0 and m.unallocated > 0
      and not exists (select from income_division d where d.income_id = i.income_id and d.state <> 'refused') as may_divide
  from income i join distribution_category c using (category_id) join distribution_period p using (period_id)
  join app_user u on u.user_id = i.registered_by
  cross join lateral (select (select r.income_id from income r where r.reverses = i.income_id) as reversed_by) o
  left join lateral (select b.name from income_confirmed n join app_user b on b.user_id = n.confirmed_by where n.income_id = i.income_id) k on true,
  lateral (
    select coalesce(sum(e.units) filter (where a.kind in ('administration', 'social', 'cultural', 'reserve')), 0) as deducted,
      coalesce(sum(e.units) filter (where a.kind = 'pool'), 0) as pooled,
      coalesce(sum(e.units) filter (where a.kind = 'unallocated'), 0) as unallocated
    from ledger_transaction t join ledger_entry e using (transaction_id) join ledger_account a using (ledger_account_id)
    where t.income_id = i.income_id) m`;
export const allIncome = newestFirst(
  listing({
    schema: Income,
    from: income,
    orders: { receivedOn: { up: ['q.received_on::date', 'q.income_id::integer'] } },
    counted: piece`income`,
  }),
  '-receivedOn',
);
/** R4: income of which something is in no pool. What was taken back waits for nothing. */
export const waitingIncome = newestFirst(
  listing({
    schema: Income,
    from: piece`select w.* from (${income}) w where w.unallocated_isk > 0 and w.reversed_by is null`,
    orders: { receivedOn: { up: ['q.received_on::date', 'q.income_id::integer'] } },
  }),
  '-receivedOn',
);
export const findIncome = answer(Income, piece`${income} where i.income_id = ${'incomeId'}`);

/** R208: of an income that stands, or was taken back; whether it is the reader's own, PostgreSQL asks. */
export const insertConfirmed = sql`
  insert into income_confirmed (income_id, confirmed_by) values (${'incomeId'}, ${'userId'}) on conflict do nothing`;

export const findCategory = sql`select from distribution_category where category_id = ${'categoryId'}::integer`;
/** One payment at a time: whether it is known already is asked under this lock. */
export const lockIncome = sql`select pg_advisory_xact_lock(${lockKey('newIncomes')})`;
export const isKnown = sql`
  select i.income_id from income i where fold(i.payer_name) = fold(${'payerName'}) and fold(i.reference) = fold(${'reference'})
    and i.reverses is null and not exists (select from income r where r.reverses = i.income_id) limit 1`;
export const isMoved = sql`
  select from jsonb_populate_record(null::income, jsonb_build_object(
    'payer_name', ${'payerName'}::text, 'reference', ${'reference'}::text, 'payer_kind', ${'payerKind'}::text, 'category_id', ${'categoryId'}::integer,
    'period_id', (select p.period_id from distribution_period p where p.name = ${'periodName'}), 'currency', ${'currency'}::text,
    'is_divided', ${'isDivided'}::boolean, 'gross_amount', ${'grossAmount'}::numeric, 'exchange_rate', ${'exchangeRate'}::numeric, 'received_on', ${'receivedOn'}::date,
    'registered_by', ${'userId'}::integer)) i
  where is_moved_income(i)`;
export const addPeriod = sql`
  insert into distribution_period (name) values (${'periodName'}) on conflict (name) do nothing`;
export const insertIncome = sql`
  insert into income (payer_name, payer_kind, category_id, period_id, currency, gross_amount, exchange_rate, received_on, reference, is_divided,
    registered_by)
  select ${'payerName'}, ${'payerKind'}, ${'categoryId'}, p.period_id, ${'currency'}, ${'grossAmount'}::numeric, ${'exchangeRate'}::numeric,
    ${'receivedOn'}, ${'reference'}, ${'isDivided'}, ${'userId'}
  from distribution_period p where p.name = ${'periodName'} returning income_id`;
export const insertReversal = sql`
  insert into income (payer_name, payer_kind, category_id, period_id, currency, gross_amount, exchange_rate, received_on, reference,
    reverses, reverse_reason, registered_by)
  select payer_name, payer_kind, category_id, period_id, currency, -gross_amount, exchange_rate, current_date, reference,
    income_id, ${'reason'}, ${'userId'}
  from income where income_id = ${'incomeId'} and reverses is null
    and not exists (select from income r where r.reverses = ${'incomeId'}) returning income_id`;
/** R134: who had registered an income that another takes back, where they are still an administrator. */
export const findRegistrar = sql`
  select u.person_id, i.payer_name, i.reference from income i join app_user u on u.user_id = i.registered_by
  where i.income_id = ${'incomeId'} and u.user_id <> ${'userId'}::integer and u.person_id is not null
    and u.role = 'administrator' and not u.is_locked and u.closed_at is null`;
export const exists = sql`select from income where income_id = ${'incomeId'}`;

const rule = piece`
  select r.money_rule_id, r.kind as rule_kind, r.state as rule_state, case when c.category_id is not null then ${nameOf('c')} end as category_name,
    r.payer_kind, r.payer_name, ${poolName}, r.deduction, r.residence, r.payee_form, r.percent, r.starts_on,
    case when r.ends_before < 'infinity' then r.ends_before - 1 end as ends_on,
    case when r.ends_before > r.end_asked + 1 then r.end_asked end as end_asked,
    a.name as asked_by, d.name as decided_by,
    case when r.state = 'waiting' then r.asked_by <> ${'userId'}::integer
      when r.end_asked is not null and r.ends_before > r.end_asked + 1 then r.end_asked_by <> ${'userId'}::integer else false end as may_decide
  from money_rule r left join distribution_category c using (category_id) left join pool o using (pool_id)
  join app_user a on a.user_id = coalesce(case when r.ends_before > r.end_asked + 1 then r.end_asked_by end, r.asked_by)
  left join app_user d on d.user_id = coalesce(r.end_decided_by, r.decided_by)`;
export const allRules = newestFirst(
  listing({
    schema: MoneyRule,
    from: rule,
    orders: { moneyRuleId: { up: ['q.money_rule_id::integer'] } },
    counted: piece`money_rule`,
  }),
  '-moneyRuleId',
);
export const findRule = answer(MoneyRule, piece`${rule} where r.money_rule_id = ${'moneyRuleId'}`);
