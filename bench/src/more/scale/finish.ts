import http from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { look, logInMany, type Poller } from '../pollers.ts';
import { startPortal } from '../../servers.ts';
import type { Society } from '../../society.ts';
import { askAs, waitUntil } from '../usage/ask.ts';
import { administrator, checkDistribution, type Size, writeDistribution } from './lines.ts';

const streams = 1_500;
const readers = 20;

/** A distribution that pays everybody is finished, while another server has many who listen and some who ask (O15, O16, O30). */
export async function measureFinish(
  society: Society,
  size: Size,
  say: (line: string) => void,
): Promise<void> {
  const { distributionId, rights, users } = await checkedDistribution(society, size);
  // As many workers as a server has by default, of which measurements usually have none.
  const working = await startPortal(society, { JOB_WORKERS: '2', FOUR_EYES: 'none' });
  const other = await startPortal(society);
  const agent = new http.Agent({ keepAlive: true, maxSockets: streams + readers });
  try {
    const ask = await askAs(working, administrator);
    const pollers = await logInMany(society, streams);
    const heard = await listen(agent, other.url, pollers);
    const over = new AbortController();
    const milliseconds: number[] = [];
    let refused = 0;
    const asking = pollers.slice(0, readers).map(async (poller) => {
      for (; !over.signal.aborted; await delay(50)) {
        const began = performance.now();
        // What is refused at once would make the others look faster.
        if ((await look({ agent, url: other.url }, poller)) === 200)
          milliseconds.push(performance.now() - began);
        else refused += 1;
      }
    });
    const began = performance.now();
    await ask('POST', `distributions/${distributionId}/finish`);
    const answered = (performance.now() - began) / 1000;
    const { seconds, extraBytes } = await waitUntil(working, async () => {
      const { stadA_UTHLUTUNAR: state, hofnuN_FRAGANGS: refusal } = await ask(
        'GET',
        `distributions/${distributionId}`,
      );
      if (refusal !== null) throw new Error(`It was refused: ${JSON.stringify(refusal)}`);
      return state === 'finished';
    });
    await delay(3_000);
    over.abort();
    await Promise.all(asking);
    const p99 = milliseconds.toSorted((a, b) => a - b)[Math.floor(milliseconds.length * 0.99)] ?? 0;
    say(
      `| finishing what pays ${rights} rights, ${users} with a login | ${seconds.toFixed(1)} s, the call itself ${answered.toFixed(2)} s, ${Math.round(extraBytes / 1e6)} MB more memory | ≤ 30 s for 100,000 |`,
    );
    say(
      `| another server meanwhile, ${streams} streams | p99 ${p99.toFixed(0)} ms of ${milliseconds.length} answers, ${refused} refused, ${heard.count} events | ≤ 250 ms |`,
    );
  } finally {
    agent.destroy();
    await working.stop();
    await other.stop();
    await society.owner.query(`delete from session where device = 'bench'`);
  }
}

/** A distribution as an import leaves it, and how many it pays. Whoever has a kennitala has a login. */
async function checkedDistribution(society: Society, size: Size) {
  const { owner } = society;
  await owner.query(`insert into app_user (person_id, kennitala, name, role, password_hash)
    select person_id, kennitala, name, 'member', 'none' from person p
    where kennitala is not null and person_id > 100000 and not exists (select from app_user u where u.person_id = p.person_id)
    on conflict do nothing`);
  await owner.query('analyze app_user');
  const { distributionId } = await writeDistribution(society, size);
  return { distributionId, ...(await checkDistribution(society, distributionId, size.lines)) };
}

/** Opens a stream for each, and counts what comes after its beginning. */
async function listen(agent: http.Agent, url: string, pollers: readonly Poller[]) {
  const heard = { count: 0 };
  await Promise.all(
    pollers.map(
      ({ token }) =>
        new Promise<void>((resolve, reject) => {
          const headers = { authorization: `Bearer ${token}` };
          http
            .get(`${url}/api/notifications/stream`, { agent, headers }, (answer) => {
              if (answer.statusCode !== 200)
                return reject(new Error(`A stream was answered ${answer.statusCode}.`));
              answer.on('error', () => undefined);
              answer.once('data', () => {
                resolve();
                answer.on('data', (text: Buffer) => (heard.count += text.includes('changed') ? 1 : 0));
              });
            })
            .on('error', reject);
        }),
    ),
  );
  return heard;
}
