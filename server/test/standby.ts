import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { appendFile, chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { findAccount, give, makePrivate } from '../src/platform/database/embedded/account.ts';
import { chooseAddress } from '../src/platform/database/embedded/address.ts';
import { findBinaries } from '../src/platform/database/embedded/binaries.ts';
import { runServer } from '../src/platform/database/embedded/server.ts';
import { startEmbedded } from '../src/platform/database/embedded/start.ts';
import { migrate } from '../src/platform/database/migrate.ts';

export interface Standby {
  application: pg.ClientConfig;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Ends it as a power cut does, until `start`. */
  kill(): Promise<void>;
  /** Takes nothing over from the primary any more until `resume`. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  /** Makes it a primary. */
  promote(): Promise<void>;
}

/**
 * A primary of its own, and a standby that follows it: a copy of its folder, made while it was stopped, and filled
 * before that if `fill` is given.
 */
export async function aPrimaryWithStandby(
  fill?: (owner: pg.ClientConfig) => Promise<void>,
  more: Record<string, string> = {},
) {
  const home = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();
  const folder = await mkdtemp(path.join(home, `omur-test-${process.pid}-`));
  await chmod(folder, 0o755);
  const place = path.join(folder, 'primary');
  const settings = { wal_level: 'replica', max_wal_senders: '4', hot_standby: 'on', ...more };
  const begun = await startEmbedded({ folder: place, isTemporary: true, settings });
  await migrate(begun.connection('owner'));
  await fill?.(begun.connection('owner'));
  await begun.stop();
  execFileSync('cp', ['-a', path.join(place, 'cluster'), path.join(folder, 'standby')]);
  const primary = await startEmbedded({ folder: place, isTemporary: true, settings });
  const standby = await aStandby(
    path.join(folder, 'standby'),
    place,
    primary.connection('superuser', 'postgres'),
  );
  await standby.start();
  return {
    primary: {
      owner: primary.connection('owner'),
      application: primary.connection('application'),
      drop: async () => undefined,
    },
    standby: {
      ...standby,
      application: { ...primary.connection('application'), ...standby.address },
    } as Standby,
    superuser: primary.connection('superuser', 'postgres'),
    /** Ends it as a power cut does. It comes back by itself. */
    kill: () => killPostmaster(path.join(place, 'cluster')),
    stop: async () => {
      await standby.stop();
      await primary.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function killPostmaster(cluster: string): Promise<void> {
  const [pid] = (await readFile(path.join(cluster, 'postmaster.pid'), 'utf8')).split('\n');
  process.kill(Number(pid), 'SIGKILL');
}

async function aStandby(cluster: string, place: string, superuser: pg.ClientConfig) {
  const account = await findAccount(place);
  const address = await chooseAddress(account);
  const { host, port, user, password } = superuser;
  await appendFile(
    path.join(cluster, 'postgresql.conf'),
    `\nunix_socket_directories = '${address.socketFolder ?? ''}'\nport = ${address.port}\n` +
      `primary_conninfo = 'host=${host} port=${port} user=${user} password=${String(password)}'\n`,
  );
  await writeFile(path.join(cluster, 'standby.signal'), '');
  await give(path.join(cluster, 'standby.signal'), account);
  const watch = {
    binaries: await findBinaries(place, account),
    cluster,
    startLog: path.join(place, 'log', 'standby.log'),
    ...address,
    ...(account && { account }),
  };
  const there = { host: address.host, port: address.port };
  const asSuperuser = async (text: string) => {
    const client = new pg.Client({ ...superuser, ...there });
    await client.connect();
    const { rows } = await client.query<{ state: string }>(text);
    await client.end();
    return rows[0]?.state;
  };
  let running: Awaited<ReturnType<typeof runServer>> | undefined;
  return {
    address: there,
    start: async () => {
      if (address.socketFolder) await makePrivate(address.socketFolder, account);
      running = await runServer(watch, { ...superuser, ...there });
    },
    stop: async () => running?.stop(),
    kill: async () => {
      await killPostmaster(cluster);
      await running?.ended;
    },
    pause: async () => {
      await asSuperuser('select pg_wal_replay_pause()');
      // It was a request: what is on its way may still be taken over.
      while ((await asSuperuser('select pg_get_wal_replay_pause_state() as state')) !== 'paused')
        await sleep(20);
    },
    promote: async () => void (await asSuperuser('select pg_promote()')),
    resume: async () => void (await asSuperuser('select pg_wal_replay_resume()')),
  };
}
