import http from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { logIn, member } from '../../cases.ts';
import { findFreePort, type Running, startPortal } from '../../servers.ts';
import { openSociety, type Society } from '../../society.ts';
import { aBalancer } from './balancer.ts';

const perSecond = 80;
const restarts = 4;
/** One request in so many changes something. */
const changesOneIn = 5;
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
    const asking = ask(society, balancer.url, over.signal);
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

interface Asked {
  asked: number;
  /** What came instead of an answer, or its status. */
  failed: string[];
  milliseconds: number[];
}

/** Asks at its own pace, however long answers take, as many people do. */
async function ask(society: Society, url: string, signal: AbortSignal): Promise<Asked> {
  const authorization = `Bearer ${await logIn(url, member.kennitala)}`;
  const { rows } = await society.owner.query<{ id: number }>(
    'select work_id as id from person_work where person_id = $1 order by work_id limit 1',
    [member.personId],
  );
  const pin = `/api/pins/${rows[0]?.id}`;
  const reads = [
    '/api/home',
    `/api/persons/${member.personId}/compositions?limit=50`,
    '/api/compositions?name=vor',
    `/api/persons/${member.personId}/notifications/unread`,
  ];
  const agent = new http.Agent({ keepAlive: true });
  const done: Asked = { asked: 0, failed: [], milliseconds: [] };
  const under: Promise<void>[] = [];
  const began = performance.now();
  const one = async (method: string, path: string) => {
    const start = performance.now();
    const status = await requestOf({ agent, url, authorization }, method, path).catch(
      (error: Error) => error.message,
    );
    done.milliseconds.push(performance.now() - start);
    if (typeof status === 'string') done.failed.push(status);
  };
  while (!signal.aborted) {
    const n = done.asked++;
    const isChange = n % changesOneIn === 0;
    under.push(isChange ? one('PUT', pin) : one('GET', reads[n % reads.length] ?? '/api/home'));
    await delay(Math.max(0, began + (done.asked * 1000) / perSecond - performance.now()));
  }
  await Promise.all(under);
  agent.destroy();
  return done;
}

interface Asker {
  agent: http.Agent;
  url: string;
  authorization: string;
}

/** The status, or what the refusal says. */
function requestOf({ agent, url, authorization }: Asker, method: string, path: string) {
  return new Promise<number | string>((resolve, reject) => {
    const request = http.request(
      `${url}${path}`,
      { method, agent, headers: { authorization, 'content-length': '0' } },
      (answer) => {
        let text = '';
        answer.on('data', (part: Buffer) => (text += part.toString()));
        const status = answer.statusCode ?? 0;
        answer.once('end', () => resolve(status < 400 ? status : `${status} ${text.slice(0, 120)}`));
        answer.once('error', reject);
      },
    );
    request.once('error', reject);
    request.end();
  });
}
