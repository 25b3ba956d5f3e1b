import { readFileSync } from 'node:fs';
import { allEndpoints } from '@omur/contract/platform/endpoint';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { aPortal, type Portal } from '../../../test/portal.ts';

interface Rule {
  alert: string;
  expr: string;
}
const file = new URL('../../../../deploy/prometheus/alerts.yml', import.meta.url);
const { groups } = parse(readFileSync(file, 'utf8')) as { groups: { rules: Rule[] }[] };
const rules = new Map(groups.flatMap((group) => group.rules).map(({ alert, expr }) => [alert, expr]));

interface Series {
  name: string;
  labels: Record<string, string>;
  value: number;
}

const labelsOf = (text = '') => [...text.matchAll(/(\w+)(=~|!~|!=|=)"([^"]*)"/g)];

/** What Prometheus would have of a scrape. */
const seriesOf = (text: string): Series[] =>
  [...text.matchAll(/^(\w+)(?:\{(.*)\})? (\S+)$/gm)].map(([, name = '', labels, value]) => ({
    name,
    labels: Object.fromEntries(labelsOf(labels).map(([, label, , of]) => [label, of])),
    value: value === '+Inf' ? Number.POSITIVE_INFINITY : Number(value),
  }));

interface Selector {
  name: string;
  fits: (series: Series) => boolean;
}

/** The metrics of a rule, each with what it asks of the labels. */
function selectorsOf(expr: string): Selector[] {
  return [...expr.matchAll(/\b((?:omur|http_request|database)_\w+)(?:\{([^}]*)\})?/g)].map(
    ([, name = '', matchers]) => ({
      name,
      fits: (series) =>
        series.name === name &&
        labelsOf(matchers).every(([, label = '', how = '', pattern = '']) => {
          const value = series.labels[label] ?? '';
          const isIt = how.endsWith('~') ? new RegExp(`^(?:${pattern})$`).test(value) : value === pattern;
          return how.startsWith('!') ? !isIt : isIt;
        }),
    }),
  );
}

let portal: Portal;
let seconds = 0;
beforeAll(async () => {
  portal = await aPortal();
  const now = Date.now.bind(Date);
  vi.spyOn(Date, 'now').mockImplementation(() => now() + seconds * 1000);
});
afterAll(async () => {
  vi.restoreAllMocks();
  await portal.close();
});

/** Counts are kept for five seconds, which are over by then. */
async function scrape(): Promise<Series[]> {
  seconds += 6;
  const { body, statusCode } = await portal.app.inject('/metrics');
  expect(statusCode).toBe(200);
  return seriesOf(body);
}

const valuesOf = (expr: string, scraped: Series[]) =>
  selectorsOf(expr).map(({ fits }) => scraped.filter(fits).map(({ value }) => value));
const sum = (values: number[] = []) => values.reduce((all, value) => all + value, 0);

/** Whether a rule that compares the greatest or least value with a number would fire. */
function fires(expr: string, scraped: Series[]): boolean {
  return expr.split(' and ').every((part) => {
    const [, of = '', how = '', bound = ''] =
      /^(max|min)(?: by \(\w+\))?\(.*\) (>|==) ([\d.e]+)$/.exec(part) ?? [];
    const [values = []] = valuesOf(part, scraped);
    expect([part, values.length]).not.toEqual([part, 0]);
    const value = of === 'max' ? Math.max(...values) : Math.min(...values);
    return how === '>' ? value > Number(bound) : value === Number(bound);
  });
}

const letter = (ago: string, due: string, attempts: number) =>
  portal.sql(
    `insert into letter (kind, recipient, language, subject, body, created_at, due_at, attempts)
     values ('approvalAsked', 'a@example.is', 'is', 's', 'b', now() - $1::interval, $2::timestamptz, $3)`,
    [ago, due, attempts],
  );

/** What a rule about a bound is about, made to happen; before it the rule is silent. */
const gauges: Record<string, { before?: () => Promise<unknown>; happens: () => Promise<unknown> }> = {
  LettersStuck: { happens: () => letter('11 minutes', 'now', 0) },
  JobsStuck: {
    happens: () =>
      portal.sql(`select graphile_worker.add_job('someTask', run_at := now() - interval '11 minutes')`),
  },
  JobsFail: {
    happens: () =>
      portal.sql(
        `update graphile_worker._private_jobs set last_error = 'no luck', attempts = 25, run_at = now() + interval '1 day'`,
      ),
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

/** What rules about a rate are about. */
const counted: Record<string, () => Promise<unknown>> = {
  LettersGivenUp: () => letter('9 days', 'infinity', 25),
  PortalSlow: () => portal.ask('GET /api/society'),
  LoginsRefused: () =>
    portal.ask('POST /api/login', { body: { KENNITALA: '0101302129', LYKILORD: 'Rangt-1' } }),
  PortalFails: async () => {
    const someone = await portal.someone();
    await portal.sql('alter table postal_code rename to postal_code_aside');
    expect((await portal.ask('GET /api/zipcodes', { as: someone })).status).toBe(500);
    await portal.sql('alter table postal_code_aside rename to postal_code');
  },
};

it.each(Object.entries(counted))('O323 what %s counts grows when it happens', async (alert, happens) => {
  const expr = rules.get(alert) ?? '';
  const before = valuesOf(expr, await scrape()).map(sum);
  await happens();
  const after = valuesOf(expr, await scrape()).map(sum);
  expect(before.length).toBeGreaterThan(0);
  after.forEach((value, at) => expect(value).toBeGreaterThan(before[at] ?? 0));
});

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

it('O323 DatabaseAway fires once the database says nothing', async () => {
  const expr = rules.get('DatabaseAway') ?? '';
  const here = async () => valuesOf(expr, await scrape()).map(({ length }) => length);
  expect(await here()).toEqual([1, 1]);
  await portal.sql('revoke select on letter from omur_app');
  expect(await here()).toEqual([1, 0]);
  await portal.sql('grant select on letter to omur_app');
  expect(await here()).toEqual([1, 1]);
});

it('O323 each rule is tried, and the routes that it names are there', () => {
  // Prometheus itself says whether it was answered.
  const elsewhere = ['PortalDown'];
  // With a real replica, in replicasSeen.test.ts.
  const withReplica = ['ReplicaBehind', 'ReplicaLeftOut', 'LogKept', 'ArchiveFails'];
  const tried = [...Object.keys(gauges), ...Object.keys(counted), 'ConnectionsWaitedFor', 'DatabaseAway'];
  expect([...tried, ...elsewhere, ...withReplica].toSorted()).toEqual([...rules.keys()].toSorted());
  const routes = [...allEndpoints.map(({ path }) => path), '/readyz', '/healthz', '/metrics'];
  const named = [...rules.values()].flatMap((expr) =>
    [...expr.matchAll(/route[!=]~?"([^"]*)"/g)].flatMap(([, all = '']) => all.split('|')),
  );
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((one) => !routes.some((route) => new RegExp(`^${one}$`).test(route)))).toEqual([]);
});
