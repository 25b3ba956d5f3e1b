import type {
  Backup,
  LetterTurn,
  Operations,
  RestoreCheck,
  TableSize,
  WaitingJobs,
} from '@omur/contract/platform/calls/operations';
import type { ReplicaState } from '../database/replicas.ts';
import type { Queryable } from '../database/statement.ts';
import {
  failedRestore,
  largestTables,
  lastBackup,
  lastProved,
  overview,
  replicas,
  waitingJobs,
  waitingLetters,
  waitingWebhooks,
} from './queries.ts';
import { type Connected, replicasOf } from './replicas.ts';

type OfServer = 'version' | 'commit' | 'startedAt' | 'nodeVersion' | 'streamCount';
type Row<T> = T & Record<string, unknown>;
/** Instants as PostgreSQL gives them. */
type Dated<T, K extends keyof T> = Row<
  Omit<T, K> & { [key in K]: T[key] extends string ? Date : Date | null }
>;

interface Overview {
  databaseVersion: string;
  databaseBytes: number;
  schemaVersion: string;
  sessionCount: number;
}
interface Waiting {
  waiting: number;
  failed: number;
  oldestSeconds: number | null;
}

/** What the database knows of how the portal runs. One after the other: nobody waits for it, and members do for connections. */
export async function readOperations(
  db: Queryable,
  idleMinutes: number,
  read: readonly ReplicaState[],
): Promise<Omit<Operations, OfServer>> {
  const found = await overview.row<Row<Overview>>(db, { idleMinutes });
  const backup = await lastBackup.row<Dated<Backup, 'madeAt'>>(db, {});
  return {
    ...(found as Overview),
    replicas: replicasOf(read, await replicas.rows<Row<Connected>>(db, {})),
    letters: await waitingLetters.rows<Row<Waiting & { turn: LetterTurn }>>(db, {}),
    jobs: await waitingJobs.rows<Row<WaitingJobs>>(db, {}),
    webhooks: (await waitingWebhooks.row<Row<Omit<Waiting, 'failed'>>>(db, {})) ?? {
      waiting: 0,
      oldestSeconds: null,
    },
    tables: await largestTables.rows<Row<TableSize>>(db, {}),
    lastBackup: backup ? { ...backup, madeAt: backup.madeAt.toISOString() } : null,
    lastProved: dated(await lastProved.row<CheckRow>(db, {})),
    failedRestore: dated(await failedRestore.row<CheckRow>(db, {})),
  };
}

type CheckRow = Dated<RestoreCheck, 'backupMadeAt' | 'endedAt'>;

const dated = (row: CheckRow | undefined): RestoreCheck | null =>
  row
    ? {
        ...row,
        backupMadeAt: row.backupMadeAt?.toISOString() ?? null,
        endedAt: row.endedAt.toISOString(),
      }
    : null;
