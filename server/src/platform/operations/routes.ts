import { getOperations } from '@omur/contract/platform/calls/operations';
import type { Config } from '../config.ts';
import { serve, type Server } from '../http/serve.ts';
import { commit, version } from '../version.ts';
import { readOperations } from './read.ts';

/** O70. `streams` is how many browsers listen on this server. */
export function serveOperations(server: Server, { sessionIdleMinutes }: Config, streams: () => number): void {
  const startedAt = new Date(Date.now() - process.uptime() * 1000).toISOString();
  serve(server, getOperations, async ({ db }) => ({
    version,
    commit,
    startedAt,
    nodeVersion: process.versions.node,
    streamCount: streams(),
    ...(await readOperations(db, sessionIdleMinutes)),
  }));
}
