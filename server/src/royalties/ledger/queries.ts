import { ControlLine, LedgerAccount, LedgerEntry } from '@omur/contract/royalties/ledger';
import { listing, newestFirst } from '../../platform/database/listing.ts';
import { piece, raw, sql } from '../../platform/database/statement.ts';
import { categoryName, periodName } from '../../platform/lookups/namesQueries.ts';

export const poolName = piece`case when ${'language'} = 'en' then coalesce(o.name_en, o.name) else o.name end as pool_name`;

/** Accounts one by one; those of payees and of what is held for them together. */
export const accounts = listing({
  schema: LedgerAccount,
  from: piece`
    select a.kind as ledger_kind, a.category_id, ${categoryName}, ${poolName},
      case when p.period_id is not null then ${periodName} end as period_name,
      a.ledger_account_id, b.units * 0.0001 as balance_isk, b.count as entry_count,
      coalesce(a.category_id, 0) as category_order, coalesce(a.period_id, 0) as period_order, coalesce(a.pool_id, 0) as pool_order
    from (
      select kind, category_id, period_id, pool_id, case when payee_id is null then ledger_account_id end as ledger_account_id,
        array_agg(ledger_account_id) as members
      from ledger_account group by kind, category_id, period_id, pool_id, case when payee_id is null then ledger_account_id end) a
    left join distribution_category c on c.category_id = a.category_id
    left join distribution_period p on p.period_id = a.period_id
    left join pool o on o.pool_id = a.pool_id
    left join ledger_carried k on k.ledger_account_id = a.ledger_account_id,
    lateral (select coalesce(k.units, 0) + coalesce(sum(e.units), 0) as units, (coalesce(k.entry_count, 0) + count(*))::integer as count
      from ledger_entry e where e.ledger_account_id = any (a.members) and e.transaction_id > coalesce(k.until_transaction, 0)) b`,
  orders: {
    ledgerKind: {
      up: [
        'q.ledger_kind::text',
        'q.category_order::integer',
        'q.period_order::integer',
        'q.pool_order::integer',
      ],
    },
  },
});

export const carryLedger = sql`select carry_ledger()`;

/** R32: what a decision gave to a fund is no deduction from income. */
const figureText = `case when t.kind = 'unclaimed' and f.figure = 'deducted' then 'unclaimed' else f.figure end`;
const figureOf = raw(figureText);

const between = piece`t.booked_on between coalesce(${'fromDay'}::date, '-infinity') and coalesce(${'toDay'}::date, 'infinity')`;

export const entries = newestFirst(
  listing({
    schema: LedgerEntry,
    from: piece`
    select t.transaction_id, t.kind as entry_kind, t.booked_on, a.kind as ledger_kind, ${categoryName}, ${poolName},
      coalesce(h.name, s.name) as payee_name, t.income_id, t.distribution_id, e.units * 0.0001 as amount_isk,
      e.ledger_account_id
    from ledger_transaction t join ledger_entry e using (transaction_id) join ledger_account a using (ledger_account_id)
    left join distribution_category c on c.category_id = t.category_id
    left join pool o on o.pool_id = a.pool_id
    left join payee y on y.payee_id = a.payee_id left join person h using (person_id) left join society s on s.society_code = y.society_code
    where ${between}
      and (${'ledgerAccountId'}::integer is null or e.ledger_account_id = ${'ledgerAccountId'}::integer)
      and (${'categoryId'}::integer is null or t.category_id = ${'categoryId'}::integer)
      and (${'figure'}::text is null or t.category_id is not null
        and exists (select from control_figure f where f.kind = a.kind and ${figureOf} = ${'figure'}::text))`,
    orders: {
      bookedOn: { up: ['q.booked_on::date', 'q.transaction_id::bigint', 'q.ledger_account_id::integer'] },
    },
  }),
  '-bookedOn',
);

const sumOf = (figure: string) =>
  raw(`coalesce(sum(f.sign * e.units) filter (where ${figureText} = '${figure}'), 0) * 0.0001`);
export const controlReport = listing({
  schema: ControlLine,
  from: piece`
    select c.category_id, ${categoryName}, ${sumOf('cameIn')} as came_in_isk, ${sumOf('payable')} as payable_isk,
      ${sumOf('deducted')} as deducted_isk, ${sumOf('kept')} as kept_isk, ${sumOf('unclaimed')} as unclaimed_isk,
      ${sumOf('carried')} as carried_isk
    from ledger_transaction t join distribution_category c using (category_id)
    join ledger_entry e using (transaction_id) join ledger_account a using (ledger_account_id)
    join control_figure f on f.kind = a.kind
    where ${between} group by c.category_id`,
  orders: { categoryId: { up: ['q.category_id::integer'] } },
});
