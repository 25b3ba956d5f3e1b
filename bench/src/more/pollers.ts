import { createHash, randomBytes } from 'node:crypto';
import http from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { startPortal } from '../servers.ts';
import { openSociety, type Society } from '../society.ts';

const clients = 2000;
const seconds = 60;
/** Browsers whose stream does not get through look every minute; here each looks every five seconds. */
const everyMilliseconds = 5000;
const aim = 5;

export interface Poller {
  token: string;
  personId: number;
}

/** Two thousand who are logged in and look for notifications for a minute, each over a connection, in a session and at moments of its own. */
export async function measurePollers(works: number, say: (line: string) => void): Promise<void> {
  const society = await openSociety(works, say);
  const portal = await startPortal(society);
  const agent = new http.Agent({ keepAlive: true, maxSockets: clients });
  try {
    const pollers = await logInMany(society, clients);
    const until = performance.now() + seconds * 1000;
    const seen: Seen = { milliseconds: [], errors: 0 };
    await Promise.all(pollers.map((poller) => poll({ agent, url: portal.url, until, seen }, poller)));
    const sorted = seen.milliseconds.toSorted((a, b) => a - b);
    const at = (part: number) => sorted[Math.floor(sorted.length * part)] ?? 0;
    const [p50, p99] = [at(0.5), at(0.99)];
    say(
      `| ${clients} pollers for ${seconds} s | ${sorted.length} requests, ${seen.errors} errors | p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms | ${(p99 / p50).toFixed(1)} times, ≤ ${aim} |`,
    );
  } finally {
    agent.destroy();
    await portal.stop();
    await society.owner.query(`delete from session where device = 'bench'`);
    await society.close();
  }
}

interface Seen {
  milliseconds: number[];
  errors: number;
}

interface Minute {
  agent: http.Agent;
  url: string;
  until: number;
  seen: Seen;
}

async function poll(minute: Minute, poller: Poller): Promise<void> {
  await delay(Math.random() * everyMilliseconds);
  while (performance.now() < minute.until) {
    const began = performance.now();
    const status = await look(minute, poller).catch(() => 0);
    minute.seen.milliseconds.push(performance.now() - began);
    if (status !== 200) minute.seen.errors += 1;
    await delay(everyMilliseconds - (performance.now() - began));
  }
}

export function look(
  { agent, url }: Pick<Minute, 'agent' | 'url'>,
  { token, personId }: Poller,
): Promise<number | undefined> {
  const headers = { authorization: `Bearer ${token}`, 'x-unattended': '1' };
  return new Promise((resolve, reject) => {
    const asked = http.get(
      `${url}/api/persons/${personId}/notifications/unread`,
      { agent, headers },
      (answer) => {
        answer.resume();
        answer.once('end', () => resolve(answer.statusCode));
        answer.once('error', reject);
      },
    );
    asked.once('error', reject);
  });
}

export async function logInMany({ owner }: Society, count: number): Promise<Poller[]> {
  const tokens = Array.from({ length: count }, () => randomBytes(32).toString('base64url'));
  const hashes = tokens.map((token) => createHash('sha256').update(token).digest());
  const { rows } = await owner.query<{ personId: number }>(
    `with people as (
      select user_id, person_id, row_number() over (order by user_id) - 1 as n, count(*) over () as total
      from app_user where person_id is not null and not is_locked and closed_at is null
        and user_id in (select user_id from app_user order by user_id limit $2)
    ), added as (
      insert into session (token_hash, user_id, expires_at, device)
      select t.hash, p.user_id, now() + interval '1 hour', 'bench'
      from unnest($1::bytea[]) with ordinality as t (hash, i) join people p on p.n = t.i % p.total
    )
    select p.person_id as "personId" from generate_series(1, cardinality($1::bytea[])) i join people p on p.n = i % p.total order by i`,
    [hashes, count],
  );
  return rows.map(({ personId }, i) => ({ personId, token: tokens[i] ?? '' }));
}
