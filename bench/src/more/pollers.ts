import { createHash, randomBytes } from 'node:crypto';
import autocannon from 'autocannon';
import { startPortal } from '../servers.ts';
import { openSociety, type Society } from '../society.ts';

const clients = 2000;
const seconds = 60;
/** Browsers whose stream does not get through look every minute; here each looks every five seconds. */
const perSecond = clients / 5;
const aim = 5;

interface Poller {
  token: string;
  personId: number;
}

/** Two thousand who are logged in and look for notifications for a minute, each over a connection and in a session of its own. */
export async function measurePollers(works: number, say: (line: string) => void): Promise<void> {
  const society = await openSociety(works, say);
  const portal = await startPortal(society);
  try {
    const pollers = await logInMany(society);
    const ask = ({ token, personId }: Poller) => ({
      method: 'GET',
      path: `/api/persons/${personId}/notifications/unread`,
      headers: { authorization: `Bearer ${token}`, 'x-unattended': '1' },
    });
    let at = 0;
    const { latency, errors, non2xx, requests } = await autocannon({
      url: portal.url,
      connections: clients,
      duration: seconds,
      overallRate: perSecond,
      requests: [{ method: 'GET', path: '/healthz' }],
      setupClient: (client) => {
        const poller = pollers[at++ % pollers.length];
        if (poller) client.setRequests([ask(poller)]);
      },
    });
    say(
      `| ${clients} pollers for ${seconds} s | ${requests.total} requests, ${errors + non2xx} errors | p50 ${latency.p50} ms, p99 ${latency.p99} ms | ${(latency.p99 / latency.p50).toFixed(1)} times, ≤ ${aim} |`,
    );
  } finally {
    await portal.stop();
    await society.owner.query(`delete from session where device = 'bench'`);
    await society.close();
  }
}

async function logInMany({ owner }: Society): Promise<Poller[]> {
  const tokens = Array.from({ length: clients }, () => randomBytes(32).toString('base64url'));
  const hashes = tokens.map((token) => createHash('sha256').update(token).digest());
  const { rows } = await owner.query<{ personId: number }>(
    `with people as (
      select user_id, person_id, row_number() over (order by user_id) - 1 as n, count(*) over () as total
      from app_user where person_id is not null and not is_locked and closed_at is null
    ), added as (
      insert into session (token_hash, user_id, expires_at, device)
      select t.hash, p.user_id, now() + interval '1 hour', 'bench'
      from unnest($1::bytea[]) with ordinality as t (hash, i) join people p on p.n = t.i % p.total
    )
    select p.person_id as "personId" from generate_series(1, cardinality($1::bytea[])) i join people p on p.n = i % p.total order by i`,
    [hashes],
  );
  return rows.map(({ personId }, i) => ({ personId, token: tokens[i] ?? '' }));
}
