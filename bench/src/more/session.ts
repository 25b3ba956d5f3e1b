import pino from 'pino';
import { readConfig } from '../../../server/src/platform/config.ts';
import { Listener } from '../../../server/src/platform/database/listener.ts';
import { openPool } from '../../../server/src/platform/database/pool.ts';
import { Sessions } from '../../../server/src/platform/sessions/current.ts';
import { logIn, member } from '../cases.ts';
import { measure } from '../load.ts';
import { startBare, startPortal } from '../servers.ts';
import { openSociety } from '../society.ts';

const checks = 500_000;
const aim = 15;

/** What it costs to know who calls, against the whole of a bare read: of the first page of a list by one named statement. */
export async function measureSession(works: number, say: (line: string) => void): Promise<void> {
  const society = await openSociety(works, say);
  const [portal, bare] = [await startPortal(society), await startBare(society)];
  try {
    const token = await logIn(portal.url, member.kennitala);
    const path = `/first?person=${member.personId}`;
    await measure(bare.url, [{ path }], 1);
    const read = 1_000_000 / (await measure(bare.url, [{ path }], 5)).perSecond;
    const check = await microsecondsOfCheck(society.applicationUrl, token);
    const share = (100 * check) / read;
    say(
      `| session check | ${check.toFixed(1)} µs | a bare read ${read.toFixed(0)} µs | ${share.toFixed(1)} %, ≤ ${aim} % |`,
    );
  } finally {
    await portal.stop();
    await bare.stop();
    await society.close();
  }
}

async function microsecondsOfCheck(connectionString: string, token: string): Promise<number> {
  const pool = openPool({ connectionString }, { connections: 2 });
  const listener = new Listener({ connectionString }, pino({ level: 'silent' }));
  const sessions = new Sessions(pool, listener, readConfig({}), pool);
  await listener.start();
  const request = { method: 'GET', headers: { authorization: `Bearer ${token}` } } as Parameters<
    Sessions['actorOf']
  >[0];
  if (!(await sessions.actorOf(request))) throw new Error('Nobody is logged in.');
  const began = performance.now();
  for (let i = 0; i < checks; i++) await sessions.actorOf(request);
  const spent = performance.now() - began;
  await listener.stop();
  await pool.end();
  return (1000 * spent) / checks;
}
