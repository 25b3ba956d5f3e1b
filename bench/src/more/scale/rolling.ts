import { setTimeout as delay } from 'node:timers/promises';
import { findFreePort, type Running, startPortal } from '../../servers.ts';
import { openSociety } from '../../society.ts';
import { changesOneIn, requestSteadily } from './steadyRequests.ts';
import { aBalancer } from './balancer.ts';

const perSecond = 80;
const restarts = 4;
/** Longer than the balancer takes to notice. */
const shutdownSeconds = '5';
/** What is asked for is small; the society may be too. */
const works = 200;
const persons = 100;

/** Restarts two servers one after the other, twice each, while requests come through a balancer that tries nothing again (O4). */
export async function measureRolling(say: (line: string) => void): Promise<void> {
  const society = await openSociety(works, say, { persons });
  const ports = [await findFreePort(), await findFreePort()];
  const portals: Running[] = [];
  const begin = (port: number) =>
    startPortal(society, { PORT: String(port), SHUTDOWN_DELAY: shutdownSeconds });
  for (const port of ports) portals.push(await begin(port));
  const balancer = await aBalancer(portals.map(({ url }) => url));
  try {
    const over = new AbortController();
    const asking = requestSteadily(society, { url: balancer.url, perSecond, signal: over.signal });
    await delay(2_000);
    for (let restart = 0; restart < restarts; restart++) {
      const at = restart % portals.length;
      await portals[at]?.stop();
      const portal = await begin(ports[at] ?? 0);
      portals[at] = portal;
      while (!balancer.isReady(portal.url)) await delay(50);
      await delay(1_000);
    }
    over.abort();
    const { asked, failed, milliseconds } = await asking;
    const p99 = milliseconds.toSorted((a, b) => a - b)[Math.floor(milliseconds.length * 0.99)] ?? 0;
    say(
      `| ${restarts} restarts under ${perSecond} requests/s, one in ${changesOneIn} of them a change | ${failed.length} of ${asked} failed${failed.length > 0 ? ` (${[...new Set(failed)].join(', ')})` : ''}, p99 ${p99.toFixed(0)} ms | 0 |`,
    );
  } finally {
    await balancer.close();
    for (const portal of portals) await portal.stop();
    await society.close();
  }
}
