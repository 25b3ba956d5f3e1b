import http from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { logIn, member } from '../../cases.ts';
import type { Society } from '../../society.ts';

/** One request in so many changes something. */
export const changesOneIn = 5;

export interface Asked {
  asked: number;
  /** What came instead of an answer, or its status. */
  failed: string[];
  milliseconds: number[];
}

interface Pace {
  url: string;
  /** Requests. */
  perSecond: number;
  signal: AbortSignal;
  /** Paths that are asked for besides. */
  reads?: readonly string[];
}

/** Asks at its own pace until it is told to stop, however long answers take, as many people do. */
export async function requestSteadily(
  society: Pick<Society, 'owner'>,
  { url, perSecond, signal, reads: others = [] }: Pace,
): Promise<Asked> {
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
    ...others,
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
    const readsBefore = n - Math.ceil(n / changesOneIn);
    under.push(isChange ? one('PUT', pin) : one('GET', reads[readsBefore % reads.length] ?? '/api/home'));
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
