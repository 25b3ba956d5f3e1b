import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { distributed } from '../../../test/distributed.ts';
import { aPortal, type Portal } from '../../../test/portal.ts';

let portal: Portal;
let world: Awaited<ReturnType<typeof distributed>>;
beforeAll(async () => {
  portal = await aPortal();
  world = await distributed(portal);
});
afterAll(() => portal.close());

/** What each kind of account has, in eyrir. */
const balances = async (where = 'true') =>
  Object.fromEntries(
    (
      await portal.sql<{ kind: string; eyrir: number }>(
        `select a.kind, (sum(units) / 100)::integer as eyrir from ledger_entry join ledger_account a using (ledger_account_id)
         join ledger_transaction t using (transaction_id) where ${where} group by 1 order by 1`,
      )
    ).map(({ kind, eyrir }) => [kind, eyrir]),
  );

describe('a distribution that is finished', () => {
  it('R18 is booked with it: to its payees, held, deducted; what its file says was paid is paid by others', async () => {
    expect(await balances('t.distribution_id = 1')).toEqual({
      fileDeductions: 12_505,
      held: 12_500,
      imported: -132_775,
      paidElsewhere: 100_070,
      payable: 7700,
    });
    expect(await balances('t.distribution_id = 3')).toEqual({
      fileDeductions: 700,
      imported: -7000,
      payable: 6300,
    });
  });
  it('R18 is booked once, and not before', async () => {
    await portal.sql('select book_distribution(distribution_id) from distribution');
    const booked = await portal.sql(
      `select distribution_id, count(*)::integer as times from ledger_transaction where kind = 'distribution' group by 1 order by 1`,
    );
    expect(booked.map(({ distribution_id, times }) => [distribution_id, times])).toEqual([
      [1, 1],
      [2, 1],
      [3, 1],
      [4, 1],
    ]);
  });
});

const write = (statement: string) => portal.sql(`do $$ declare t bigint; begin ${statement} end $$`);
const transaction = `insert into ledger_transaction (kind, booked_on) values ('opening', current_date) returning transaction_id into t;`;
const entry = (account: string, units: number, of = 't') =>
  `insert into ledger_entry select ${of}, min(ledger_account_id), ${units} from ledger_account where kind = '${account}';`;

describe('the ledger', () => {
  it('R18 adds up to zero in every transaction, at once and at the commit', async () => {
    await expect(write(`${transaction} ${entry('bank', 1)}`)).rejects.toThrow('null value');
    await expect(write(`${transaction} ${entry('imported', 100)}`)).rejects.toThrow('add up');
    await expect(write(transaction)).rejects.toThrow('no entries');
    await expect(
      write(`perform book('opening', current_date, null, null, null, null,
      array[row('bank', null, null, null, null, 5)::ledger_line]);`),
    ).rejects.toThrow('add up');
  });
  it('R18 takes no entries to a transaction of before, whoever says it is theirs', async () => {
    await expect(
      write(`insert into ledger_account (kind) values ('bank'), ('opening');
        select min(transaction_id) into t from ledger_transaction;
        insert into ledger_entry select t, ledger_account_id, case kind when 'bank' then -100 else 100 end
        from ledger_account where kind in ('bank', 'opening');`),
    ).rejects.toThrow('is closed');
    await expect(
      write(`insert into ledger_transaction (kind, booked_on, written_in) values ('opening', current_date, '3') returning transaction_id into t;
        if (select written_in = '3' from ledger_transaction where transaction_id = t) then raise exception 'forged'; end if;`),
    ).rejects.toThrow('no entries');
  });
  it('O226 has no entries of a transaction or an account that there is not', async () => {
    const refused = { code: '23503', constraint: 'ledger_refers' };
    await expect(
      portal.sql('insert into ledger_entry values (999999999, 1, 1), (999999999, 2, -1)'),
    ).rejects.toMatchObject({ ...refused, message: 'There is no ledger_transaction 999999999.' });
    await expect(
      write(
        `${transaction} insert into ledger_entry select t, min(ledger_account_id), 1 from ledger_account union all select t, 999999999, -1;`,
      ),
    ).rejects.toMatchObject({ ...refused, message: 'There is no ledger_account 999999999.' });
  });
  it('R18 has one account of a kind for a payee', async () => {
    const [one] = await portal.sql<{ id: number }>(
      `select payee_id as id from ledger_account where kind = 'payable' limit 1`,
    );
    const another = (column: string) =>
      portal.sql(`insert into ledger_account (kind, payee_id, ${column}) values ('payable', ${one?.id}, 1)`);
    for (const column of ['category_id', 'period_id'])
      await expect(another(column)).rejects.toMatchObject({ constraint: 'ledger_account_payee_alone' });
  });
  it('R18 is only added to by the application, which may neither change nor remove a word of it', async () => {
    for (const table of ['ledger_entry', 'ledger_transaction', 'ledger_account']) {
      for (const change of [`delete from ${table}`, `truncate ${table} cascade`])
        await expect(portal.pool.query(change)).rejects.toThrow('permission denied');
      await expect(portal.sql(`delete from ${table}`)).rejects.toThrow('only added to');
    }
    await expect(portal.pool.query('update ledger_entry set units = 1')).rejects.toThrow('permission denied');
    await expect(portal.pool.query(`update ledger_transaction set booked_on = '2020-01-01'`)).rejects.toThrow(
      'permission denied',
    );
    await expect(portal.pool.query(`update ledger_account set kind = 'bank'`)).rejects.toThrow(
      'permission denied',
    );
  });
  it('R18 agrees with what statements show, to the eyrir', async () => {
    const { right } = world;
    const [row] = await portal.sql(
      `select (select sum(amount) from movement m join distribution d using (distribution_id)
          where m.right_id = $1 and m.movement_type in (4, 5) and d.state = 'finished')::text as shown,
        (select sum(units) / 10000 from ledger_entry e join ledger_account a using (ledger_account_id)
          join payee p using (payee_id) join author_right r using (person_id) join ledger_transaction t using (transaction_id)
          where r.right_id = $1 and a.kind = 'payable' and t.kind = 'distribution')::numeric(16,2)::text as booked`,
      [right],
    );
    const [inherited] = await portal.sql(
      `select sum(amount)::text as shown from movement where right_id = $1 and movement_type in (4, 5)`,
      [world.inherited],
    );
    expect(Number(row?.['booked'])).toBe(Number(row?.['shown']) + Number(inherited?.['shown']));
  });
});

describe('what belongs to no payee', () => {
  const page = async () => (await portal.ask('GET /api/money/accounts', { as: world.staff })).text;
  const moved = async () => (await portal.pool.query('select carry_ledger() as moved')).rows[0].moved;
  const between = (from: string, to: string, units: number, t = 't') =>
    `${entry(from, -units, t)} ${entry(to, units, t)}`.replace(/;\s*insert into ledger_entry/u, ' union all');

  it('O163 is carried forward, shown as before, and checked as before', async () => {
    await write(`insert into ledger_account (kind) values ('bank'), ('withheldTax'), ('social'), ('administration');
      ${transaction} ${between('bank', 'withheldTax', 50)}`);
    const shown = await page();
    expect(await moved()).toBeGreaterThan(2);
    expect(await moved()).toBe(0);
    expect(await page()).toBe(shown);
    await expect(write(`${transaction} ${between('withheldTax', 'bank', 51)}`)).rejects.toThrow(
      'would be at -1',
    );
    await write(`${transaction} ${between('withheldTax', 'bank', 50)}`);
    expect(await moved()).toBe(2);
    await expect(write(`${transaction} ${between('withheldTax', 'bank', 1)}`)).rejects.toThrow(
      'would be at -1',
    );
  });
  it('O163 takes no entries from before it was carried, and is carried by nobody who does not see all of it', async () => {
    const later = transaction.replace('into t;', 'into later;');
    await expect(
      portal.sql(`do $$ declare t bigint; later bigint; begin
        ${transaction} ${between('bank', 'imported', 9)} ${later} ${between('social', 'administration', 9, 'later')}
        perform carry_ledger();
        ${between('social', 'administration', 9)} end $$`),
    ).rejects.toThrow('carried forward');
    const client = await portal.pool.connect();
    await client.query('begin isolation level repeatable read');
    await expect(client.query('select carry_ledger()')).rejects.toThrow('as it is now');
    client.release(true);
    await expect(portal.pool.query('update ledger_carried set units = 0')).rejects.toThrow('permission');
  });
});
