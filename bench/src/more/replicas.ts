import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { loadDemoIntoEmpty } from '../../../server/demo/load.ts';
import { aPrimaryWithStandby, type Standby } from '../../../server/test/standby.ts';
import { openSession } from '../cases.ts';
import { findFreePort, type Running, startPortal } from '../servers.ts';

type Say = (line: string) => void;

const header = 'x-database-position';
const writes = 300;
const writesPaused = 50;
const readers = 8;
/** Someone of the demo who may keep drafts. */
const writer = '0101302479';

/**
 * O25 to O27 with two portals on a primary and a standby: whether anything read back is from before, what fails while the standby goes away,
 * and how long writing is not possible once the primary is killed and the standby promoted, with what was answered and is lost then.
 */
export async function measureReplicas(say: Say): Promise<void> {
  const cluster = await aPrimaryWithStandby(
    async (owner) => void (await loadDemoIntoEmpty(owner, () => undefined)),
  );
  const [primary, replica] = [
    await reachable(cluster.primary.application),
    await reachable(cluster.standby.application),
  ];
  const { user, password, database } = cluster.primary.application;
  const to = (hosts: string, who = `${user}:${encodeURIComponent(String(password))}`) =>
    `postgresql://${who}@${hosts}/${database}`;
  const { owner } = cluster.primary;
  const both = `127.0.0.1:${primary.port},127.0.0.1:${replica.port}`;
  const society = {
    folder: process.env.TMPDIR ?? '/tmp',
    applicationUrl: to(both),
    ownerUrl: to(both, `${owner.user}:${encodeURIComponent(String(owner.password))}`),
  };
  const settings = { DATABASE_READ_URL: to(`127.0.0.1:${replica.port}`), OVERLOAD_MILLISECONDS: '0' };
  const portals: Running[] = [];
  try {
    for (let i = 0; i < 2; i++) portals.push(await startPortal(society, settings));
    const [one, other] = portals.map(({ url }) => url) as [string, string];
    const caller = await loggedIn(one);
    await sleep(1_000);
    say('| Replicas | measured | aim |');
    say('| --- | --- | --- |');
    say(
      `| ${writes} changes read back from another server | ${await staleOf(caller, [one, other], writes)} stale | 0 |`,
    );
    await cluster.standby.pause();
    const paused = await staleOf(caller, [one, other], writesPaused);
    await cluster.standby.resume();
    say(`| ${writesPaused} of them while the standby takes nothing over | ${paused} stale | 0 |`);
    const { standby } = cluster;
    say(await withoutStandby(caller, [one, other], standby, { name: 'ended', leave: () => standby.stop() }));
    say(
      await withoutStandby(caller, [one, other], standby, {
        name: 'was killed (SIGKILL)',
        leave: () => standby.kill(),
      }),
    );
    await asSuperuser(cluster.superuser, `alter system set synchronous_standby_names = '*'`);
    await asSuperuser(cluster.superuser, `alter system set synchronous_commit = 'remote_apply'`);
    await asSuperuser(cluster.superuser, 'select pg_reload_conf()');
    await sleep(1_000);
    say(
      await withoutPrimary(caller, one, async () => {
        primary.cut();
        await cluster.kill();
        await cluster.standby.promote();
      }),
    );
  } finally {
    for (const portal of portals) await portal.stop();
    primary.cut();
    replica.cut();
    await cluster.stop();
  }
}

/** A port of this machine that leads to the socket of a server. */
async function reachable({ host, port }: pg.ClientConfig) {
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(`${host}/.s.PGSQL.${port}`);
    for (const socket of [near, far]) {
      open.add(socket);
      socket
        .on('error', () => undefined)
        .on('close', () => (open.delete(socket), near.destroy(), far.destroy()));
    }
    near.pipe(far).pipe(near);
  });
  const at = await findFreePort();
  server.listen(at, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: at,
    cut: () => {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}

async function asSuperuser(superuser: pg.ClientConfig, text: string): Promise<void> {
  const client = new pg.Client(superuser);
  await client.connect();
  await client.query(text);
  await client.end();
}

interface Caller {
  headers: Record<string, string>;
}

async function loggedIn(url: string): Promise<Caller> {
  const { token } = await openSession(url, writer);
  return { headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' } };
}

const saveDraft = ({ headers }: Caller, url: string, id: string, version: number) =>
  fetch(`${url}/api/drafts/${id}`, {
    method: 'PUT',
    headers,
    body: JSON.stringify({ TEGUND: 'work', HEITI_DRAGA: 'Andvaka', INNIHALD: { version }, UTGAFA: version }),
  });

/** How many of so many changes a read that begins with their answer does not find, each on the other server. */
async function staleOf(caller: Caller, servers: [string, string], count: number): Promise<number> {
  const id = randomUUID();
  let stale = 0;
  for (let version = 0; version < count; version++) {
    const [here, there] = version % 2 === 0 ? servers : servers.toReversed();
    const changed = await saveDraft(caller, here ?? '', id, version);
    if (!changed.ok) throw new Error(`A draft was refused: ${await changed.text()}`);
    const position = changed.headers.get(header) ?? '';
    const answer = await fetch(`${there}/api/drafts/${id}`, {
      headers: { ...caller.headers, [header]: position },
    });
    const read = (await answer.json()) as { utgafa?: number };
    if (read.utgafa !== version + 1) stale += 1;
  }
  return stale;
}

interface Ending {
  name: string;
  leave: () => Promise<void>;
}

/** Reads without end while the standby ends and comes back. */
async function withoutStandby(
  { headers }: Caller,
  servers: [string, string],
  standby: Pick<Standby, 'start'>,
  { name, leave }: Ending,
): Promise<string> {
  const over = new AbortController();
  let [asked, failed, answered] = [0, 0, 0];
  const reading = Array.from({ length: readers }, async (_, at) => {
    while (!over.signal.aborted) {
      const answer = await fetch(`${servers[at % 2]}/api/home`, { headers }).catch(() => undefined);
      await answer?.text();
      asked += 1;
      if (!answer || answer.status >= 500) failed += 1;
      else answered += 1;
    }
  });
  await sleep(1_000);
  await leave();
  const before = answered;
  await sleep(3_000);
  const meanwhile = answered - before;
  await standby.start();
  await sleep(3_000);
  over.abort();
  await Promise.all(reading);
  return `| reads that failed while the standby ${name} and came back, of ${asked} | ${failed}; ${meanwhile} answered in the 3 s without it | ≤ 1 s of 503 |`;
}

/** Writes without end while the primary ends for good. */
async function withoutPrimary(caller: Caller, url: string, fail: () => Promise<void>): Promise<string> {
  const id = randomUUID();
  let [version, failedAt, backAt] = [0, 0, 0];
  const failing = (async () => {
    await sleep(1_000);
    failedAt = performance.now();
    await fail();
    return true;
  })();
  while (backAt === 0 && performance.now() - (failedAt || performance.now()) < 60_000) {
    const answer = await saveDraft(caller, url, id, version).catch(() => undefined);
    // A change whose answer was lost may have been made.
    if (answer?.status === 409 || answer?.status === 412) version += 1;
    else if (answer?.ok) {
      version += 1;
      if (failedAt > 0 && (await failing)) backAt = performance.now();
    }
    await answer?.text();
  }
  const answer = await fetch(`${url}/api/drafts/${id}`, { headers: caller.headers });
  const read = (await answer.json()) as { utgafa?: number };
  const lost = (read.utgafa ?? 0) < version;
  return `| the primary killed and the standby promoted, until the next change was answered | ${((backAt - failedAt) / 1000).toFixed(1)} s, ${lost ? 'some' : 'nothing'} lost of ${version} changes | ≤ 10 s, nothing lost |`;
}
