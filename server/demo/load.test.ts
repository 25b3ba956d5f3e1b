import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase, type TestDatabase } from '../test/database.ts';
import { prepareDemo } from '../src/app/prepareDemo.ts';
import { readConfig } from '../src/platform/config.ts';
import { fingerprint, fingerprints } from '../test/fingerprint.ts';
import { loadDemoIntoEmpty } from './load.ts';
import { loadSmall } from './small.ts';

type Loaded = { database: TestDatabase; client: pg.Client };

let first: Loaded;

beforeAll(async () => {
  first = await load();
});
afterAll(() => drop(first));

async function load(): Promise<Loaded> {
  const database = await freshDatabase();
  const client = new pg.Client(database.owner);
  await client.connect();
  await loadSmall(client, new Date('2026-11-20T12:00:00Z'));
  return { database, client };
}

async function drop({ database, client }: Loaded): Promise<void> {
  await client.end();
  await database.drop();
}

const invented = (table: string) =>
  `(select * from ${table} where work_id < (select min(work_id) from work where registered_by = 2))`;

const tables = [
  'person',
  'author',
  'author_right',
  'publishing_contract',
  'work_right',
  'work_title',
  'person_work',
  'live_performance',
  'performance',
  'foreign_performance',
  'statement_line',
  'movement',
  'unmatched_usage',
];
const works = ['work', 'work_author', 'work_light_change', 'work_iswc', 'work_isrc', 'distribution_work'].map(
  invented,
);

describe('loading', () => {
  it('gives the same rows every time', async () => {
    const again = await load();
    const prints = await fingerprints(again.client, [...tables, ...works]);
    await drop(again);
    expect(prints).toEqual(await fingerprints(first.client, [...tables, ...works]));
  }, 120_000);

  it('leaves a database with users alone, and tells the log-ins', async () => {
    const before = await fingerprint(first.client, 'app_user');
    const lines: string[] = [];
    await loadDemoIntoEmpty(first.database.owner, (line) => lines.push(line));
    expect(await fingerprint(first.client, 'app_user')).toBe(before);
    expect(lines[0]).toContain('Hljomfall-2026');
    expect(lines).toHaveLength(14);
  });

  it('O389 has an account that the demo society pays from, unless another is set, and a society without the demo has none', async () => {
    const start = async (owner: TestDatabase['owner'], settings: Record<string, string> = {}) => {
      const config = readConfig(settings);
      await prepareDemo(owner, config, () => undefined);
      return config.payment?.iban;
    };
    const paid = await rowsOf<{ paid_from_iban: string }>('select distinct paid_from_iban from pay_run');
    expect(await start(first.database.owner)).toBe(paid[0]?.paid_from_iban);
    const ours = { PAYMENT_IBAN: 'DE89370400440532013000', PAYMENT_BIC: 'COBADEFFXXX' };
    expect(await start(first.database.owner, ours)).toBe(ours.PAYMENT_IBAN);
    const real = await freshDatabase();
    const client = new pg.Client(real.owner);
    await client.connect();
    await client.query(
      `insert into app_user (kennitala, name, role) values ('0101302129', 'Katla', 'administrator')`,
    );
    await client.end();
    expect(await start(real.owner)).toBe(undefined);
    await real.drop();
  });
});

async function rowsOf<R>(text: string): Promise<R[]> {
  return (await first.client.query(text)).rows as R[];
}

describe('six years of the demo', () => {
  it('R11, R15, R50, R100 are distributed by runs that two administrators made, and one is corrected by difference', async () => {
    const made = await rowsOf<{ year: number; run: boolean; corrects: boolean; alone: boolean; n: number }>(
      `select period_id as year, run.distribution_id is not null as run, correction_of is not null as corrects,
         bool_or(coalesce(finished_by = announced_by, false)) as alone, count(*)::integer as n
       from distribution left join run using (distribution_id) where state = 'finished' group by 1, 2, 3 order by 1, 2`,
    );
    const first = made[0]?.year ?? 0;
    const runs = { run: true, corrects: false, alone: false, n: 4 };
    expect(made).toEqual([
      ...[0, 1, 2, 3, 4].map((i) => ({ year: first + i, ...runs })),
      { year: first + 4, ...runs, corrects: true, n: 1 },
      { year: first + 5, ...runs },
    ]);
    const [correction] =
      await rowsOf(`select distributed_on > asked_at::date and asked_at = reckoned_at as is_dated,
        (select sum(moved_eyrir) > 0 and sum(line_count) = 1 from run_correction_work w where w.distribution_id = run.distribution_id) as is_of_a_line,
        (select sum(amount)::float from statement_line l where l.distribution_id = run.distribution_id) as sum,
        (select count(*)::integer from statement_line l join author_right r using (right_id)
          where l.distribution_id = run.distribution_id and r.person_id = 1001 and l.amount > 0) as gained
      from run join distribution using (distribution_id) where correction_of is not null`);
    expect(correction).toEqual({ is_dated: true, is_of_a_line: true, sum: 0, gained: 1 });
  });
  it('R100, L2.24 bring Þórdís what a person might earn: no year half as much again as the one before, nor a third less', async () => {
    const years = await rowsOf<{ earned: number }>(
      `select sum(m.amount)::float as earned from movement m join author_right r using (right_id) join distribution d using (distribution_id)
       where r.person_id = 1001 and m.movement_type in (1, 3) and d.state = 'finished' group by d.period_id order by d.period_id`,
    );
    expect(years).toHaveLength(6);
    for (const [i, { earned }] of years.slice(1).entries()) {
      const ratio = earned / (years[i]?.earned ?? 0);
      expect([i, ratio > 0.66 && ratio < 1.5]).toEqual([i, true]);
    }
  });
  it('R21, R100 pay each year what it brought: nothing that is worth a transfer is owed of an earlier one', async () => {
    expect(
      await rowsOf(`select count(*)::integer as runs, count(distinct extract(year from pay_on))::integer as years,
        bool_and(p.paid) as all_paid from pay_run cross join lateral (
          select bool_or(state = 'paid') as paid from payment where payment.pay_run_id = pay_run.pay_run_id) p`),
    ).toEqual([{ runs: 6, years: 6, all_paid: true }]);
  });
  it('R18 stand in the ledger as in the statements, and what is kept as it is listed', async () => {
    const differing = await rowsOf(`
      with said as (select coalesce(h.person_id, -h.society_code) as payee, sum(m.amount) * 10000 as units from movement m join author_right h using (right_id)
          join distribution d using (distribution_id) where d.state = 'finished' and m.movement_type = 5 group by 1),
        had as (select coalesce(y.person_id, -y.society_code) as payee, sum(e.units) as units from ledger_entry e join ledger_account a using (ledger_account_id)
          join ledger_transaction t using (transaction_id) join payee y using (payee_id)
          where a.kind = 'payable' and t.kind = 'distribution' group by 1)
      select * from said full join had using (payee) where said.units is distinct from had.units`);
    expect(differing).toEqual([]);
    const [kept] = await rowsOf<{ listed: string; booked: string }>(`
      select (select sum(u.amount) * 10000 from unmatched_usage u join distribution d using (distribution_id)
          where d.state = 'finished' and not exists (select from usage_release r where r.unmatched_usage_id = u.unmatched_usage_id)
            and not exists (select from usage_claim c where c.unmatched_usage_id = u.unmatched_usage_id and c.paid_in is not null))::bigint as listed,
        (select sum(units) from ledger_entry join ledger_account using (ledger_account_id) where kind = 'unidentified')::bigint as booked`);
    expect(kept?.booked).toEqual(kept?.listed);
    expect(await rowsOf('select sum(units)::float as sum from ledger_entry')).toEqual([{ sum: 0 }]);
  });
  it('R7, R9 read every file of usage whole, match most of it, and leave some to the desk', async () => {
    const files = await rowsOf(
      `select kind, state, count(distinct usage_sender_id)::integer as senders from usage_import group by 1, 2 order by 1`,
    );
    expect(files).toEqual([
      { kind: 'log', state: 'taken', senders: 3 },
      { kind: 'service', state: 'taken', senders: 2 },
      { kind: 'statement', state: 'taken', senders: 1 },
    ]);
    const [lines] = await rowsOf<{ matched: number; waiting: number; decided: number }>(
      `select avg((i.reason is not null)::integer)::float as matched,
         (select count(*)::integer from usage_fingerprint where waiting_lines > 0) as waiting,
         (select count(*)::integer from usage_decision) as decided
       from usage_line join usage_item i using (usage_item_id)`,
    );
    expect(lines?.matched).toBeGreaterThan(0.9);
    expect(lines?.waiting).toBeGreaterThan(2);
    expect(lines?.decided).toBeGreaterThan(2);
  });
  it('R16, R23, R31 end in payments, one of which came back, and in claims of every state', async () => {
    expect(
      await rowsOf(
        `select state, reason_code as code, count(*) > 1 as several from payment group by 1, 2 order by 1`,
      ),
    ).toEqual([
      { state: 'paid', code: null, several: true },
      { state: 'returned', code: 'AC04', several: false },
    ]);
    expect(
      await rowsOf('select state, paid_in is not null as is_paid from usage_claim order by usage_claim_id'),
    ).toEqual([
      { state: 'accepted', is_paid: true },
      { state: 'waiting', is_paid: false },
      { state: 'refused', is_paid: false },
    ]);
    expect(
      await rowsOf(`select from ledger_account a join ledger_entry e using (ledger_account_id)
        where a.kind = 'payable' group by a.payee_id having sum(e.units) < 0`),
    ).toEqual([]);
  });
});
