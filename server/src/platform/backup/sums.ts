import type pg from 'pg';

interface Sum {
  /** All of what it is read from. */
  tables: readonly string[];
  text: string;
}

/**
 * The money of the society, added up. Each is weighted by whose it is as well: an amount that came back under another right, work or
 * account would leave a plain sum as it was.
 */
const sums: readonly Sum[] = [
  {
    tables: ['public.statement_line'],
    text: `select name, sum::text from (
        select coalesce(sum(amount), 0) as all, coalesce(sum(amount * right_id), 0) as of_rights, coalesce(sum(amount * work_id), 0) as of_works
        from statement_line) t,
      lateral (values ('statement lines', t.all), ('statement lines by right', of_rights), ('statement lines by work', of_works)) s (name, sum)`,
  },
  {
    tables: ['public.movement'],
    text: `select 'movements ' || movement_type as name, sum(amount)::text as sum from movement group by movement_type
      union all select 'movements by right', coalesce(sum(amount * right_id), 0)::text from movement`,
  },
  {
    tables: ['public.ledger_entry', 'public.ledger_account'],
    text: `select 'ledger ' || kind as name, sum(units)::text as sum
        from ledger_entry join ledger_account using (ledger_account_id) group by kind
      union all select 'ledger by account', coalesce(sum(units::numeric * ledger_account_id), 0)::text from ledger_entry
      union all select 'ledger by transaction', coalesce(sum(abs(units)::numeric * transaction_id), 0)::text from ledger_entry`,
  },
  {
    tables: ['public.ledger_carried'],
    text: `select 'ledger carried forward' as name, coalesce(sum((units + until_transaction)::numeric * ledger_account_id), 0)::text as sum from ledger_carried`,
  },
  {
    tables: ['public.payment'],
    text: `select name, sum::text from (
        select coalesce(sum(units), 0) as all, coalesce(sum(withheld_units), 0) as withheld, coalesce(sum(units::numeric * payee_id), 0) as of_payees
        from payment) t,
      lateral (values ('payments', t.all), ('payments withheld', withheld), ('payments by payee', of_payees)) s (name, sum)`,
  },
];

/** The sums by their names, as exact numbers in text, of the tables that there are: a backup before an upgrade may lack some. */
export async function readSums(
  client: pg.ClientBase,
  tables: readonly { name: string }[],
): Promise<Record<string, string>> {
  const here = new Set(tables.map(({ name }) => name));
  const found: Record<string, string> = {};
  for (const { text } of sums.filter((one) => one.tables.every((table) => here.has(table)))) {
    const { rows } = await client.query<{ name: string; sum: string }>(text);
    for (const { name, sum } of rows) found[name] = sum;
  }
  return found;
}

const booked = `select distribution_id from ledger_transaction where kind = 'distribution' and booked_at < $1`;

/** What was booked before a moment, which stays as it is for ever: whichever of two copies is newer, both have it alike. */
export async function readBookedSums(client: pg.ClientBase, before: Date): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; sum: string }>(
    `with entries as materialized (
        select a.kind, e.ledger_account_id, e.transaction_id, e.units
        from ledger_transaction t join ledger_entry e using (transaction_id) join ledger_account a using (ledger_account_id)
        where t.booked_at < $1)
      select 'ledger ' || kind as name, sum(units)::text as sum from entries group by kind
      union all select 'ledger by account', coalesce(sum(units::numeric * ledger_account_id), 0)::text from entries
      union all select 'ledger by transaction', coalesce(sum(abs(units)::numeric * transaction_id), 0)::text from entries
      union all select 'statement lines by right', coalesce(sum(amount * right_id), 0)::text
        from statement_line where distribution_id in (${booked})
      union all select 'statement lines by work', coalesce(sum(amount * work_id), 0)::text
        from statement_line where distribution_id in (${booked})
      union all select 'movements by right', coalesce(sum(amount * right_id), 0)::text
        from movement where distribution_id in (${booked})`,
    [before],
  );
  return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]));
}
