import type pg from 'pg';
import { beginning, ending } from '../../src/platform/database/announce.ts';
import type { CallOf } from '../../src/platform/http/call.ts';
import type { DemoWork } from '../works.ts';

/** The society's past as the loader makes it, in its one transaction: by the functions that calls and jobs use. */
export interface Past {
  client: pg.Client;
  /** For functions that open transactions of their own. */
  pool: pg.Pool;
  works: readonly DemoWork[];
  nameOf: (authorId: number) => string;
  /** What was done when, until `datePast` writes it down. */
  moments: Moment[];
}

interface Moment {
  kind: keyof typeof dated;
  id: number;
  at: string;
}

/** What can be dated: a table, its key, and the columns that the functions set to the moment of the load. */
const dated = {
  fileOfUsage: ['usage_import', 'usage_import_id', 'announced_at', 'asked_at', 'ended_at'],
  fileOfLines: ['distribution_import', 'distribution_id', 'announced_at', 'asked_at', 'ended_at'],
  usageDecided: ['usage_decision', 'usage_decision_id', 'decided_at'],
  claimed: ['usage_claim', 'usage_claim_id', 'claimed_at'],
  claimDecided: ['usage_claim', 'usage_claim_id', 'decided_at'],
  moneyRule: ['money_rule', 'money_rule_id', 'asked_at', 'decided_at'],
  runRule: ['run_rule', 'run_rule_id', 'asked_at', 'decided_at'],
  reckoned: ['run', 'distribution_id', 'asked_at', 'reckon_asked_at', 'reckoned_at'],
  payRunDecided: ['pay_run', 'pay_run_id', 'asked_at', 'decided_at'],
  answered: ['payment', 'payment_id', 'answered_at'],
  bankAnswer: ['bank_answer', 'bank_answer_id', 'read_at'],
} as const;
/** Rows there are never changed, or each change is recorded. */
const guarded = [
  ...new Set(Object.values(dated).map(([table]) => table)),
  'income',
  'income_confirmed',
  'ledger_transaction',
];

export function pastOf(client: pg.Client, { works, nameOf }: Pick<Past, 'works' | 'nameOf'>): Past {
  return { client, pool: withinTransaction(client), works, nameOf, moments: [] };
}

/** Transactions of their own become savepoints of the one that is open. */
function withinTransaction(client: pg.Client): pg.Pool {
  const inside: Readonly<Record<string, string>> = {
    [beginning]: 'savepoint own',
    [ending]: 'release savepoint own',
    rollback: 'rollback to savepoint own',
  };
  const own = new Proxy(client, {
    get(target, name) {
      if (name === 'release') return () => undefined;
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      if (name !== 'query') return value.bind(target) as unknown;
      return (first: unknown, ...rest: unknown[]): unknown =>
        value.call(target, typeof first === 'string' ? (inside[first] ?? first) : first, ...rest);
    },
  });
  const pool = { connect: () => Promise.resolve(own), query: own.query.bind(own), ending: true };
  return pool as unknown as pg.Pool;
}

/** A call as its rule gets it, of somebody who works for the society or is a member. */
export const callOf = <E>(
  { client }: Past,
  { user, person = 0 }: { user: number; person?: number },
  { params = {}, body = {} }: { params?: object; body?: object },
): CallOf<E> => {
  const actor = { userId: user, realUserId: user, personId: person };
  return { db: client, actor, params, body, language: 'is' } as unknown as CallOf<E>;
};

/**
 * Has somebody do something on a day. The records and the notifications that it leaves are of that day; letters are not kept, as there
 * was no mail server.
 */
export async function onDay<T>(past: Past, day: string, user: number, work: () => Promise<T>): Promise<T> {
  const { client } = past;
  await client.query(`select set_config('omur.user_id', $1, true)`, [String(user)]);
  const done = await work();
  const at = `${day}T10:30:00Z`;
  await client.query('update change_record set changed_at = $1 where changed_at = now()', [at]);
  await client.query(
    `update notification set created_at = $1, read_at = $1::timestamptz + interval '7 hours' where created_at = now()`,
    [at],
  );
  await client.query('delete from letter where created_at = now()');
  await client.query(`select set_config('omur.user_id', '', true)`);
  return done;
}

/** The number of what was made last. */
export async function latest({ client }: Past, table: string, key: string): Promise<number> {
  const { rows } = await client.query<{ id: number }>(`select max(${key}) as id from ${table}`);
  return rows[0]?.id ?? 0;
}

/** Notes when something was done, for `datePast`. */
export function note(past: Past, kind: Moment['kind'], id: number, day: string): void {
  past.moments.push({ kind, id, at: `${day}T10:30:00Z` });
}

/**
 * Dates what was done to the days on which it was: the functions know of no other day than today. It is the loader's right alone, within
 * the transaction that makes the society; what guards and records these tables is off meanwhile.
 */
export async function datePast({ client, moments }: Past): Promise<void> {
  // What is still to be checked is checked now: a table with events that wait keeps its triggers.
  await client.query('set constraints all immediate');
  await client.query('set constraints all deferred');
  for (const table of guarded) await client.query(`alter table ${table} disable trigger user`);
  for (const [kind, [table, key, ...columns]] of Object.entries(dated)) {
    const own = moments.filter((one) => one.kind === kind);
    const set = columns.map(
      (column) => `${column} = case when t.${column} >= now() then m.at else t.${column} end`,
    );
    await client.query(
      `update ${table} t set ${set.join(', ')} from unnest($1::integer[], $2::timestamptz[]) m (id, at) where t.${key} = m.id`,
      [own.map(({ id }) => id), own.map(({ at }) => at)],
    );
  }
  await client.query(dateLedger);
  await client.query(`update income set registered_at = received_on + time '10:30'`);
  await client.query(
    `update income_confirmed c set confirmed_at = i.registered_at from income i where i.income_id = c.income_id`,
  );
  for (const table of guarded) await client.query(`alter table ${table} enable trigger user`);
}

/** What was booked of payments was booked today; everything else has its day already. */
const dateLedger = `
  update ledger_transaction t set booked_at = d.day + time '11:00', booked_on = d.day
  from ledger_transaction o left join payment p using (payment_id) left join pay_run r using (pay_run_id),
    lateral (select case o.kind when 'payment' then r.decided_at::date when 'paid' then r.pay_on
      when 'returned' then p.answered_at::date else o.booked_on end as day) d
  where o.transaction_id = t.transaction_id`;
