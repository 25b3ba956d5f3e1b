import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Config } from '../platform/config.ts';

/** Throws where somebody listens already: before a database is made and filled, rather than after. */
export async function assertPortFree({ port, host }: Pick<Config, 'port' | 'host'>): Promise<void> {
  if (port === 0) return;
  const probe = createServer().listen({ port, host });
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}
