import type pg from 'pg';
import { copyInto } from '../src/platform/database/copy.ts';

/** The administrators of the demo: the one asks, the other decides. */
const [asker, decider] = [1, 12];

const pools = [
  [1, 'Hljóðvarp', 'Radio'],
  [1, 'Sjónvarp', 'Television'],
  [2, 'Tónleikar', 'Concerts'],
  [3, 'Streymi', 'Streaming'],
] as const;
const payers = [
  { name: 'Öldurás', kind: 'broadcaster', categoryId: 1, gross: '48250000.00' },
  { name: 'Skjárinn', kind: 'broadcaster', categoryId: 1, gross: '31900500.50' },
  { name: 'Salurinn við höfnina', kind: 'venue', categoryId: 2, gross: '2140000.00' },
  { name: 'Tónabrunnur', kind: 'service', categoryId: 3, gross: '11730240.75' },
] as const;

/** Rules, the income of the year that has just passed, and the latest distribution paid by a pay run. */
export async function writeMoney(client: pg.Client, now: Date): Promise<void> {
  await copyInto(
    client,
    'pool',
    'pool_id, category_id, name, name_en',
    pools.map((pool, i) => [i + 1, ...pool]),
  );
  await writeRules(client, now);
  const year = now.getUTCFullYear() - 1;
  await client.query('insert into distribution_period (name) values ($1) on conflict (name) do nothing', [
    `Árið ${year}`,
  ]);
  for (const [i, { name, kind, categoryId, gross }] of payers.entries())
    await client.query(
      `insert into income (payer_name, payer_kind, category_id, period_id, gross_amount, received_on, reference, registered_by)
       select $1, $2, $3, period_id, $4, $5, $6, $7 from distribution_period where name = $8`,
      [name, kind, categoryId, gross, `${year}-12-1${i + 1}`, `${year}-${i + 1}`, asker, `Árið ${year}`],
    );
  await payLatest(client, now);
}

async function writeRules(client: pg.Client, now: Date): Promise<void> {
  const startsOn = `${now.getUTCFullYear() - 2}-01-01`;
  const rules: (readonly (string | number | null)[])[] = [
    ...[1, 2, 3].flatMap((category) => [
      ['deduction', category, null, null, 'administration', null, null, '12.50'],
      ['deduction', category, null, null, 'social', null, null, '4.00'],
      ['deduction', category, null, null, 'cultural', null, null, '3.50'],
    ]),
    ['allocation', 1, 'broadcaster', 1, null, null, null, '60.00'],
    ['allocation', 1, 'broadcaster', 2, null, null, null, '40.00'],
    ['allocation', 2, null, 3, null, null, null, '100.00'],
    ['withholding', null, null, null, null, 'foreign', 'person', '22.00'],
  ];
  for (const rule of rules)
    await client.query(
      `insert into money_rule (kind, category_id, payer_kind, pool_id, deduction, residence, payee_form, percent, starts_on, asked_by,
         state, decided_by, decided_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 'active', $11, now())`,
      [...rule, startsOn, asker, decider],
    );
  // One waits, so that there is something to decide: streaming is not allocated yet.
  await client.query(
    `insert into money_rule (kind, category_id, pool_id, percent, starts_on, asked_by)
     values ('allocation', 3, 4, 100, $1, $2)`,
    [startsOn, asker],
  );
}

/**
 * What the files of the demo say was paid was paid elsewhere, but for the two latest. A pay run has paid what the first of them brought;
 * the other waits for the next run.
 */
async function payLatest(client: pg.Client, now: Date): Promise<void> {
  const { rows: latest } = await client.query<{ id: number; day: string }>(
    `select distribution_id as id, (distributed_on - 1)::text as day from distribution where state = 'finished'
     order by distributed_on desc, distribution_id desc limit 2`,
  );
  for (const { id } of latest)
    await client.query(
      `select book('opening', d.distributed_on, null, null, null, null, array(
         select row(a.kind, a.category_id, a.period_id, a.pool_id, a.payee_id, -e.units)::ledger_line
         from ledger_transaction t join ledger_entry e using (transaction_id) join ledger_account a using (ledger_account_id)
         where t.distribution_id = d.distribution_id and t.kind = 'paidElsewhere'))
       from distribution d where d.distribution_id = $1`,
      [id],
    );
  const { rows } = await client.query<{ id: number }>(
    `insert into pay_run (balance_day, pay_on, least_units, asked_by) values ($1, $2, 10000000, $3) returning pay_run_id as id`,
    [latest[0]?.day, now.toISOString().slice(0, 10), asker],
  );
  const run = rows[0]?.id;
  await client.query('select freeze_pay_run($1)', [run]);
  await client.query('select book_pay_run($1, $2)', [run, decider]);
  await client.query(
    `select book_bank_answer(array_agg(payment_id), array_agg('paid'::text), array_agg(null::text), array_agg(null::text), $2)
     from payment where pay_run_id = $1`,
    [run, asker],
  );
}
