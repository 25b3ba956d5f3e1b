import { keptCache, keptLock, type WorkerNews } from '../src/platform/offline/names.ts';
import { worker } from './build.ts';

/** Older than this it is no state of anything. */
const longestKept = 7 * 24 * 3600_000;
const mostKept = 400;
/** The call that reads several at once, and answers a line for each. */
const readTogether = '/api/reads';

interface Answer {
  status: number;
  total: string | undefined;
  next: string | undefined;
  body: string;
}
/** A line of the answer to several reads. */
interface Line {
  Read: number;
  StatusCode: number;
  TotalCount?: number;
  NextCursor?: string;
  Body?: unknown;
}
interface Asked {
  owner: string;
  language: string;
  clientId: string;
}

/**
 * H72: a read as the server answers it, which is kept for its owner; without a network what was kept for them last. A refusal
 * keeps nothing, but for what is not there, which is how an empty list is said.
 */
export async function answerRead(event: FetchEvent, owner: string): Promise<Response> {
  const { request, clientId } = event;
  const asked = { owner, language: request.headers.get('accept-language') ?? '', clientId };
  const url = new URL(request.url);
  const together = url.pathname === readTogether ? url.searchParams.get('of')?.split('\n') : undefined;
  try {
    const response = await fetch(request);
    const addresses = together ?? [url.pathname + url.search];
    if (together ? response.ok : isKeepable(response.status))
      event.waitUntil(
        Promise.all([keep(asked, response.clone(), addresses, !together), tellFresh(clientId, addresses)]),
      );
    return response;
  } catch (error) {
    const kept = together
      ? await keptLines(asked, together)
      : await keptOne(asked, url.pathname + url.search);
    if (!kept) throw error;
    return kept;
  }
}

const isKeepable = (status: number) => status === 200 || status === 404;

async function keep(
  asked: Asked,
  response: Response,
  addresses: readonly string[],
  isAlone: boolean,
): Promise<void> {
  const text = await response.text().catch(() => '');
  if (text === '') return;
  const answers: [string | undefined, Answer][] = isAlone
    ? [[addresses[0], answerOf(response, text)]]
    : text
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Line)
        .map((line) => [addresses[line.Read], ofLine(line)]);
  await locked(asked, async (cache) => {
    for (const [address, answer] of answers)
      if (address && isKeepable(answer.status)) await cache.put(keyOf(asked, address), stored(answer));
    const keys = await cache.keys();
    for (const key of keys.slice(0, Math.max(0, keys.length - mostKept))) await cache.delete(key);
  });
}

async function keptOne(asked: Asked, address: string): Promise<Response | undefined> {
  const found = await find(asked, [address]);
  return found[0];
}

/** Lines for what was kept; what is missing the page asks for by itself, and learns that there is no network. */
async function keptLines(asked: Asked, addresses: readonly string[]): Promise<Response | undefined> {
  const found = await find(asked, addresses);
  const lines = await Promise.all(found.map(async (one, at) => one && (await lineOf(at, one))));
  const text = lines.filter(Boolean).join('\n');
  return text === '' ? undefined : new Response(`${text}\n`);
}

async function find(asked: Asked, addresses: readonly string[]): Promise<(Response | undefined)[]> {
  const found = await locked(asked, (cache) =>
    Promise.all(addresses.map((address) => cache.match(keyOf(asked, address)))),
  );
  const fresh = (found ?? []).map((one) => (one && ageOf(one) < longestKept ? one : undefined));
  const times = fresh.flatMap((one) => one?.headers.get('x-kept-at') ?? []);
  if (times.length === 0) return fresh;
  const old = shown.get(asked.clientId) ?? new Set();
  for (const [at, address] of addresses.entries()) if (fresh[at]) old.add(address);
  shown.set(asked.clientId, old);
  await tell(asked.clientId, { kind: 'kept', keptAt: times.toSorted()[0] ?? '' });
  return fresh;
}

/** Their cache, if there is one: the page makes it as they log in and removes it as they log out. */
const locked = <T>({ owner }: Asked, act: (cache: Cache) => Promise<T>): Promise<T | undefined> =>
  navigator.locks.request(keptLock, async () => {
    const name = keptCache(owner);
    return (await caches.has(name)) ? act(await caches.open(name)) : undefined;
  });

/** An answer is one of a language. */
function keyOf({ language }: Asked, address: string): string {
  const { pathname, search } = new URL(address, worker.location.origin);
  return `/kept/${language}${pathname}${search}`;
}

const ageOf = ({ headers }: Response) => Date.now() - Date.parse(headers.get('x-kept-at') ?? '');

function stored({ status, total, next, body }: Answer): Response {
  return new Response(body, {
    status,
    headers: {
      'content-type': 'application/json',
      'x-kept-at': new Date().toISOString(),
      ...(total !== undefined && { 'x-total-count': total }),
      ...(next !== undefined && { 'x-next-cursor': next }),
    },
  });
}

const answerOf = ({ status, headers }: Response, body: string): Answer => ({
  status,
  total: headers.get('x-total-count') ?? undefined,
  next: headers.get('x-next-cursor') ?? undefined,
  body,
});

const ofLine = ({ StatusCode, TotalCount, NextCursor, Body }: Line): Answer => ({
  status: StatusCode,
  total: TotalCount?.toString(),
  next: NextCursor,
  body: JSON.stringify(Body) ?? '',
});

async function lineOf(at: number, response: Response): Promise<string> {
  const { status, total, next, body } = answerOf(response, await response.text());
  const head = {
    Read: at,
    StatusCode: status,
    ...(total !== undefined && { TotalCount: Number(total) }),
    ...(next !== undefined && { NextCursor: next }),
  };
  return JSON.stringify(body === '' ? head : { ...head, Body: JSON.parse(body) as unknown });
}

/** What the pages show that was kept, by page. */
const shown = new Map<string, Set<string>>();

async function tellFresh(clientId: string, addresses: readonly string[]): Promise<void> {
  const old = shown.get(clientId);
  for (const address of addresses) old?.delete(address);
  if (old?.size !== 0) return;
  shown.delete(clientId);
  await tell(clientId, { kind: 'fresh' });
}

async function tell(clientId: string, news: WorkerNews): Promise<void> {
  const client = await worker.clients.get(clientId);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker and its pages have one origin
  client?.postMessage(news);
}
