import { operationBounds } from '@omur/contract/platform/operationBounds';
import type pg from 'pg';
import { Gauge, type Registry } from 'prom-client';
import type { Config } from '../config.ts';
import { sharedFingerprintOf } from '../sealing.ts';
import { countBusiness } from './businessMetricsQueries.ts';

/** Scrapes of several at once, or often, ask the database once. */
const keptMilliseconds = 5_000;

interface Counts extends Record<string, unknown> {
  lettersWaiting: number;
  lettersGivenUp: number;
  lettersRefused: number;
  lettersAge: number;
  lettersToManyAge: number;
  jobsWaiting: number;
  jobsFailed: number;
  jobsAge: number;
  importsWaiting: number;
  webhooksAge: number;
  replicaLag: number;
  logKept: number;
  archiveFailing: number;
  backupAge: number;
  provedAge: number;
  jobsQuiet: number;
  jobsRunning: number;
  connectionsUsed: number;
  transactionAge: number;
  xidAge: number;
  otherKey: number;
}

const gauges: readonly { name: string; help: string; of: keyof Counts }[] = [
  { name: 'omur_letters_waiting', help: 'E-mails that wait to be sent or tried again', of: 'lettersWaiting' },
  {
    name: 'omur_letters_given_up',
    help: 'E-mails that were tried as often as they are',
    of: 'lettersGivenUp',
  },
  {
    name: 'omur_letters_refused',
    help: 'E-mails that were refused for good: there is no such address, or it takes none',
    of: 'lettersRefused',
  },
  {
    name: operationBounds.letters.metric,
    help: 'Age of the oldest e-mail that waits, of those that go to a hundred or fewer; 0 for none',
    of: 'lettersAge',
  },
  {
    name: operationBounds.lettersToMany.metric,
    help: 'Age of the oldest e-mail that waits, of those that go to more than a hundred; 0 for none',
    of: 'lettersToManyAge',
  },
  { name: 'omur_jobs_waiting', help: 'Jobs that are due and that nobody runs yet', of: 'jobsWaiting' },
  {
    name: 'omur_jobs_failed',
    help: 'Jobs that failed and wait for another try, or for staff',
    of: 'jobsFailed',
  },
  {
    name: 'omur_jobs_oldest_seconds',
    help: 'How long the job has waited that is due the longest, of those that wait for no other of their queue; 0 for none',
    of: 'jobsAge',
  },
  {
    name: 'omur_jobs_quiet_seconds',
    help: 'How long ago a job of any server last ended, of which one is due each minute; +Inf for never',
    of: 'jobsQuiet',
  },
  {
    name: 'omur_jobs_running_seconds',
    help: 'How long the job has run that runs the longest; 0 for none',
    of: 'jobsRunning',
  },
  {
    name: 'omur_imports_waiting',
    help: 'Files of staff that arrive or are being read',
    of: 'importsWaiting',
  },
  {
    name: operationBounds.webhooks.metric,
    help: 'How long the event or delivery of a webhook that is due the longest has waited; 0 for none',
    of: 'webhooksAge',
  },
  {
    name: operationBounds.replicas.metric,
    help: 'How far the replica that is behind most is behind; 0 for none, and where PostgreSQL does not tell',
    of: 'replicaLag',
  },
  {
    name: 'omur_database_log_kept_bytes',
    help: 'How much of the log of changes the primary keeps for a replica with a slot that has not taken it; 0 for none',
    of: 'logKept',
  },
  {
    name: 'omur_database_archive_failing_seconds',
    help: 'How long ago the log of changes was last archived, where archiving fails since; 0 where it does not',
    of: 'archiveFailing',
  },
  {
    name: 'omur_database_connections_used_ratio',
    help: 'How many of the connections that PostgreSQL has for others than its superuser are in use, by whomever: 1 for all',
    of: 'connectionsUsed',
  },
  {
    name: 'omur_database_transaction_seconds',
    help: 'How long the transaction has been open that is open the longest, of those that PostgreSQL tells the application of; 0 for none',
    of: 'transactionAge',
  },
  {
    name: 'omur_database_xid_age',
    help: 'How many transactions ago the oldest database was last frozen; PostgreSQL writes nothing any more at two thousand million',
    of: 'xidAge',
  },
  {
    name: 'omur_other_secrets_key',
    help: 'Whether this server has another SECRETS_KEY than the database: 1, else 0',
    of: 'otherKey',
  },
  { name: operationBounds.backup.metric, help: 'Age of the newest backup; +Inf for none', of: 'backupAge' },
  {
    name: operationBounds.restore.metric,
    help: 'How long ago a backup was last restored and found right; +Inf for never',
    of: 'provedAge',
  },
];

interface Measured {
  pool: pg.Pool;
  config: Config;
  streams: () => number;
  isListening: () => boolean;
}

/** O23, O332: how the work of the society goes, counted over all servers. Without the database there are no such metrics. */
export function measureBusiness(registry: Registry, { pool, config, streams, isListening }: Measured): void {
  let kept: { at: number; counts: Promise<Counts | undefined> } | undefined;
  // A key in a file may have been made since the last scrape.
  const count = async () => {
    try {
      return await countBusiness.row<Counts>(pool, { fingerprint: sharedFingerprintOf(config) ?? null });
    } catch {
      return undefined;
    }
  };
  const counts = () => {
    if (!kept || Date.now() - kept.at > keptMilliseconds) kept = { at: Date.now(), counts: count() };
    return kept.counts;
  };
  for (const { name, help, of } of gauges)
    registry.registerMetric(
      new Gauge({
        name,
        help,
        registers: [],
        async collect() {
          const found = await counts();
          if (found) this.set(Number(found[of]));
          else this.remove();
        },
      }),
    );
  registry.registerMetric(
    new Gauge({
      name: 'omur_streams_open',
      help: 'Browsers that listen for notifications on this server',
      registers: [],
      collect() {
        this.set(streams());
      },
    }),
  );
  registry.registerMetric(
    new Gauge({
      name: 'omur_listening',
      help: 'Whether PostgreSQL tells this server of changes: 1, or 0 while that line is lost',
      registers: [],
      collect() {
        this.set(isListening() ? 1 : 0);
      },
    }),
  );
}
