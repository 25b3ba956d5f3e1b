import { getOperations } from '@omur/contract/platform/calls/operations';
import type { Config } from '../config.ts';
import type { ReplicaState } from '../database/replicas.ts';
import { serve, type Server } from '../http/serve.ts';
import { commit, version } from '../version.ts';
import { readOperations } from './read.ts';

interface Observed {
  /** How many browsers listen on this server. */
  streams: () => number;
  /** What it sees of the replicas that it reads from. */
  replicas: () => readonly ReplicaState[];
}

/** O70. */
export function serveOperations(
  server: Server,
  { sessionIdleMinutes }: Config,
  { streams, replicas }: Observed,
): void {
  const startedAt = new Date(Date.now() - process.uptime() * 1000).toISOString();
  serve(server, getOperations, async ({ db }) => ({
    version,
    commit,
    startedAt,
    nodeVersion: process.versions.node,
    streamCount: streams(),
    ...(await readOperations(db, sessionIdleMinutes, replicas())),
  }));
}
