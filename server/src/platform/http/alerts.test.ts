import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { allEndpoints } from '@omur/contract/platform/endpoint';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { fires, rules, type Series, valuesOf } from '../../../test/alertRules.ts';
import { aPortal, type Portal } from '../../../test/portal.ts';
import { scrapes } from '../../../test/scraped.ts';

const dashboard = new URL('../../../../deploy/grafana/dashboard.json', import.meta.url);

let portal: Portal;
let scrape: () => Promise<Series[]>;
beforeAll(async () => {
  // As one of several servers, which its key is compared for.
  portal = await aPortal({ databaseUrl: 'postgresql://db/omur' });
  scrape = scrapes(portal);
});
afterAll(async () => {
  vi.restoreAllMocks();
  await portal.close();
});

const letter = (ago: string, due: string, attempts: number, turn = 5) =>
  portal.sql(
    `insert into letter (kind, recipient, language, subject, body, created_at, due_at, attempts, turn)
     values ('approvalAsked', 'a@example.is', 'is', 's', 'b', now() - $1::interval, $2::timestamptz, $3, $4)`,
    [ago, due, attempts, turn],
  );

/** What a rule about a bound is about, made to happen; before it the rule is silent. */
const gauges: Record<string, { before?: () => Promise<unknown>; happens: () => Promise<unknown> }> = {
  LettersToManyStuck: {
    before: () => letter('5 hours', 'now', 0, 9),
    happens: () => letter('7 hours', 'now', 0, 9),
  },
  // O338: not by those to many, which have just been there for hours.
  LettersStuck: {
    // O340: nor by one that was refused for good.
    before: () => letter('2 days', 'infinity', 1),
    happens: () => letter('11 minutes', 'now', 0),
  },
  JobsStuck: {
    happens: () =>
      portal.sql(`select graphile_worker.add_job('someTask', run_at := now() - interval '11 minutes')`),
  },
  JobHangs: {
    before: () =>
      portal.sql(
        `update graphile_worker._private_jobs set locked_at = now() - interval '11 hours', locked_by = 'one'`,
      ),
    happens: () =>
      portal.sql(`update graphile_worker._private_jobs set locked_at = locked_at - interval '2 hours'`),
  },
  JobsFail: {
    happens: () =>
      portal.sql(
        `update graphile_worker._private_jobs set last_error = 'no luck', attempts = 25, run_at = now() + interval '1 day'`,
      ),
  },
  JobsQuiet: {
    before: () =>
      portal.sql(
        `insert into job_run (job_id, task, payload, attempt, started_at) values (1, 'one', '{}', 1, now())`,
      ),
    happens: () => portal.sql(`update job_run set ended_at = now() - interval '11 minutes'`),
  },
  OtherSecretsKey: {
    happens: () =>
      portal.sql(`insert into sealing_key (fingerprint) values (decode(repeat('00', 16), 'hex'))`),
  },
  ImportsStuck: {
    happens: async () => {
      const { userId } = await portal.someone({ role: 'administrator' });
      await portal.sql(
        `insert into society_import (name, takes_two, sent_by) values ('Gamla kerfið', true, $1)`,
        [userId],
      );
    },
  },
  WebhooksStuck: {
    happens: () =>
      portal.sql(
        `insert into webhook_event (happened_at, kind, data) values (now() - interval '11 minutes', 'x', '{}')`,
      ),
  },
  BackupOld: {
    before: () =>
      portal.sql(
        `insert into backup_made (tool, file, made_at) values ('snapshot', 'one', now() - interval '25 hours')`,
      ),
    happens: () => portal.sql(`update backup_made set made_at = made_at - interval '2 hours'`),
  },
  RestoreUnproved: {
    before: () =>
      portal.sql(`insert into restore_check (file_name, backup_made_at, began_at, ended_at, table_count, row_count, sum_count, file_count)
        values ('one', now(), now(), now() - interval '34 days', 1, 1, 1, 0)`),
    happens: () => portal.sql(`update restore_check set ended_at = ended_at - interval '2 days'`),
  },
};

it.each(Object.entries(gauges))(
  'O323 %s fires when it happens, and not before',
  async (alert, { before, happens }) => {
    const expr = rules.get(alert) ?? '';
    await before?.();
    expect(fires(expr, await scrape())).toBe(false);
    await happens();
    expect(fires(expr, await scrape())).toBe(true);
  },
);

it('O323 ConnectionsWaitedFor fires while somebody waits for a connection', async () => {
  const expr = rules.get('ConnectionsWaitedFor') ?? '';
  expect(fires(expr, await scrape())).toBe(false);
  const taken = await Promise.all(
    Array.from({ length: portal.pool.options.max }, () => portal.pool.connect()),
  );
  const waiting = portal.pool.query('select');
  const scraping = scrape();
  // The scrape asks for one too, to count by.
  await expect.poll(() => portal.pool.waitingCount).toBe(2);
  for (const one of taken) one.release();
  expect(fires(expr, await scraping)).toBe(true);
  await waiting;
});

/** The rule with another bound, which a test can reach. */
const above = (alert: string, bound: number) => (rules.get(alert) ?? '').replace(/[\d.e]+$/, String(bound));

it('O332, O323 ConnectionsUsed fires by connections of whomever', async () => {
  const most = Number((await portal.sql('show max_connections'))[0]?.max_connections);
  const clients = Array.from({ length: 8 }, () => new pg.Client(portal.database.owner));
  await Promise.all(clients.map((client) => client.connect()));
  expect(fires(above('ConnectionsUsed', 7 / most), await scrape())).toBe(true);
  expect(fires(above('ConnectionsUsed', 1), await scrape())).toBe(false);
  await Promise.all(clients.map((client) => client.end()));
});

it('O332, O323 TransactionOpen fires while one is open, and not after it', async () => {
  const expr = above('TransactionOpen', 1);
  const client = await portal.pool.connect();
  await client.query('begin; select 1');
  await delay(1_100);
  expect(fires(expr, await scrape())).toBe(true);
  await client.query('rollback');
  client.release();
  expect(fires(expr, await scrape())).toBe(false);
});

it('O332, O323 NotListening fires while the line is lost on which changes are heard', async () => {
  const expr = rules.get('NotListening') ?? '';
  expect(fires(expr, await scrape())).toBe(false);
  await portal.pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'omur listener' and datname = current_database()`);
  await expect.poll(async () => fires(expr, await scrape()), { interval: 20, timeout: 900 }).toBe(true);
  await expect.poll(async () => fires(expr, await scrape()), { timeout: 10_000 }).toBe(false);
});

it('O323 DatabaseAway fires once the database says nothing', async () => {
  const expr = rules.get('DatabaseAway') ?? '';
  const here = async () => valuesOf(expr, await scrape()).map(({ length }) => length);
  expect(await here()).toEqual([1, 1]);
  await portal.sql('revoke select on letter from omur_app');
  expect(await here()).toEqual([1, 0]);
  await portal.sql('grant select on letter to omur_app');
  expect(await here()).toEqual([1, 1]);
});

/** Many of them are no fault, and maintenance is somebody's doing. */
const withoutAlert =
  'cache_entries cache_lookups_total jobs_waiting letters_refused maintenance streams_open';

it('O351 each metric of the portal’s own has a rule and a panel', async () => {
  const metrics = [...new Set((await scrape()).map(({ name }) => name))].filter((name) =>
    name.startsWith('omur_'),
  );
  expect(metrics.length).toBeGreaterThan(20);
  const panels = readFileSync(dashboard, 'utf8');
  const askedBy = (text: string) => (name: string) => new RegExp(`\\b${name}\\b`).test(text);
  const [inRules, inPanels] = [askedBy([...rules.values()].join('\n')), askedBy(panels)];
  expect(metrics.filter((name) => !inRules(name)).toSorted()).toEqual(
    withoutAlert.split(' ').map((name) => `omur_${name}`),
  );
  expect(metrics.filter((name) => !inPanels(name))).toEqual(['omur_build_info']);
});

it('O323 each rule is tried, and the routes that it names are there', () => {
  // Prometheus itself says whether it was answered.
  const elsewhere = ['PortalDown'];
  // With a real replica, in replicasSeen.test.ts.
  const withReplica = ['ReplicaBehind', 'ReplicaLeftOut', 'LogKept', 'ArchiveFails'];
  const byThemselves = [
    'ConnectionsUsed',
    'TransactionOpen',
    'NotListening',
    'ConnectionsWaitedFor',
    'DatabaseAway',
  ];
  // In alertRates.test.ts.
  const ofRates = ['LettersGivenUp', 'TransactionsNotFrozen', 'PortalSlow', 'LoginsRefused', 'PortalFails'];
  const tried = [...Object.keys(gauges), ...ofRates, ...byThemselves];
  expect([...tried, ...elsewhere, ...withReplica].toSorted()).toEqual([...rules.keys()].toSorted());
  const routes = [...allEndpoints.map(({ path }) => path), '/readyz', '/healthz', '/metrics', 'maintenance'];
  const named = [...rules.values()].flatMap((expr) =>
    [...expr.matchAll(/route[!=]~?"([^"]*)"/g)].flatMap(([, all = '']) => all.split('|')),
  );
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((one) => !routes.some((route) => new RegExp(`^${one}$`).test(route)))).toEqual([]);
});
