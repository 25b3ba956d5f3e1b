import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { aFreePort } from '../freePort.ts';
import { aServerProcess } from '../serverProcess.ts';
import { proveWhole } from './evidence.ts';
import { aSociety, length, type Society } from './society.ts';
import { Writing } from './writing.ts';

let society: Society;
const started: Awaited<ReturnType<typeof aServerProcess>>[] = [];
beforeEach(async () => {
  society = await aSociety();
});
afterEach(async () => {
  // A test that failed leaves its servers.
  await Promise.all(started.splice(0).map((server) => server.kill()));
  await society.close();
});

const longEnough = 60_000 + length.kills * 20_000;
const someTime = () => sleep(200 + Math.random() * 600);
const atPort = async (port: number) => {
  const settings = { PORT: String(port), RATE_LIMIT_PER_MINUTE: '0', LOG_LEVEL: 'silent' };
  const server = await aServerProcess(society.database, settings);
  started.push(server);
  return server;
};

interface Mending {
  mend?: () => Promise<void>;
  kills?: number;
}

/** Kills again and again amid the writing, and goes on each time once it is written again. */
async function killOften(
  writing: Writing,
  what: string,
  kill: () => Promise<void>,
  { mend = async () => undefined, kills = length.kills }: Mending = {},
): Promise<readonly string[]> {
  await writing.answered(20);
  const recoveries: number[] = [];
  for (let i = 0; i < kills; i++) {
    await someTime();
    const killedAt = performance.now();
    await kill();
    await writing.answered(10);
    recoveries.push(performance.now() - killedAt);
    await mend();
  }
  const said = await writing.stop();
  process.stdout.write(
    `${what} killed ${kills} times: ${said}; writing again after ${Math.round(Math.max(...recoveries))} ms at most\n`,
  );
  await proveWhole(society, writing);
  return writing.strange;
}

it(
  'J1, V1 no acknowledged write is lost, and nothing is half there, when the server is killed amid them',
  async () => {
    const port = await aFreePort();
    let server = await atPort(port);
    const writing = new Writing(society, length.writesPerSecond, () => [server.address]);
    const strange = await killOften(writing, 'The server was', async () => {
      await server.kill();
      server = await atPort(port);
    });
    expect(strange).toEqual([]);
    await server.stop();
  },
  longEnough,
);

it(
  'J1, V1 nor when PostgreSQL is killed; the server goes on by itself',
  async () => {
    const server = await atPort(await aFreePort());
    const writing = new Writing(society, length.writesPerSecond, () => [server.address]);
    await killOften(writing, 'PostgreSQL was', async () => {
      await society.killPostgres();
      // What is answered from now on was asked of the new one.
      await sleep(300);
    });
    expect((await fetch(`${server.address}/readyz`)).status).toBe(200);
    await server.stop();
  },
  longEnough,
);

it(
  'J1, W5 of two servers on one database one is killed: the other goes on, and no write is there twice',
  async () => {
    const [ports, alive] = [[await aFreePort(), await aFreePort()], new Map<number, string>()];
    const servers = await Promise.all(ports.map(atPort));
    servers.forEach(({ address }, i) => alive.set(i, address));
    const writing = new Writing(society, length.writesPerSecond, () => [...alive.values()]);
    let which = 0;
    const strange = await killOften(
      writing,
      'One of two servers was',
      async () => {
        // Those who write find out by themselves, by a broken connection.
        await servers[which]?.kill();
        alive.delete(which);
      },
      {
        mend: async () => {
          const again = await atPort(ports[which] ?? 0);
          servers[which] = again;
          alive.set(which, again.address);
          which = 1 - which;
        },
        kills: Math.ceil(length.kills / 3),
      },
    );
    expect(strange).toEqual([]);
    await Promise.all(servers.map((server) => server.stop()));
  },
  longEnough,
);
