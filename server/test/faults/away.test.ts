import { connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aFreePort } from '../freePort.ts';
import { aServerProcess } from '../serverProcess.ts';
import { aSociety, length, type Society } from './society.ts';

/** The way to a PostgreSQL, which can be closed: what is on it breaks, and nothing new gets through. */
class Way {
  readonly #to: string;
  readonly #port: number;
  readonly #open = new Set<Socket>();
  #server: Server | undefined;

  constructor(to: string, port: number) {
    this.#to = to;
    this.#port = port;
  }

  open(): Promise<void> {
    this.#server = createServer((near) => {
      const far = connect(this.#to);
      for (const socket of [near, far]) {
        this.#open.add(socket);
        socket.on('error', () => undefined).on('close', () => this.#open.delete(socket));
      }
      near.pipe(far).pipe(near);
    });
    return new Promise((resolve) => this.#server?.listen(this.#port, '127.0.0.1', resolve));
  }

  close(): void {
    this.#server?.close();
    for (const socket of this.#open) socket.destroy();
  }
}

const waiting = `select kind, attempts, last_error from letter where sent_at is null and due_at <= now()`;

let society: Society;
beforeAll(async () => {
  society = await aSociety();
});
afterAll(() => society.close());

it(
  `a database that is away for ${length.secondsAway} s is told of clearly, and everything goes on by itself`,
  async () => {
    const port = await aFreePort();
    const { host, port: socketPort } = society.database.application;
    const way = new Way(`${host}/.s.PGSQL.${socketPort}`, port);
    await way.open();
    const byWay = (connection: object) => ({ ...connection, host: '127.0.0.1', port });
    const server = await aServerProcess(
      {
        application: byWay(society.database.application),
        owner: byWay(society.database.owner),
      },
      { LOG_LEVEL: 'silent', RATE_LIMIT_PER_MINUTE: '0' },
    );
    const { member, editor } = society;
    const headers = { authorization: `Bearer ${member.token}`, 'content-type': 'application/json' };
    const registration = (title: string) => ({
      method: 'POST',
      headers: { ...headers, 'idempotency-key': title },
      body: JSON.stringify({
        HEITI_VERKS: title,
        LENGD: '3.30',
        authors: [member, editor].map(({ authorId }) => ({ id: authorId, typeOfAuthor: 36, ratio: 50 })),
      }),
    });
    const calls: Record<string, RequestInit> = {
      '/api/authors/id': { headers },
      '/api/persons/genders': { headers },
      '/api/compositions': registration('Á meðan'),
      '/api/login': {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ KENNITALA: member.kennitala, LYKILORD: 'Rangt-lykilord-1' }),
      },
      '/readyz': {},
    };
    const ask = async (path: string) => {
      const askedAt = performance.now();
      const answer = await fetch(server.address + path, calls[path]);
      await answer.text();
      const retryAfter = Number(answer.headers.get('retry-after') ?? 0);
      return { path, status: answer.status, retryAfter, ms: performance.now() - askedAt };
    };
    expect((await ask('/api/authors/id')).status).toBe(200);

    way.close();
    const until = performance.now() + length.secondsAway * 1000;
    let longest = 0;
    while (performance.now() < until) {
      const answers = await Promise.all(Object.keys(calls).map(ask));
      expect(answers.filter(({ status }) => status !== 503)).toEqual([]);
      expect(answers.filter(({ path, retryAfter }) => path !== '/readyz' && retryAfter < 1)).toEqual([]);
      longest = Math.max(longest, ...answers.map(({ ms }) => ms));
      expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
      await sleep(100);
    }
    expect(longest).toBeLessThan(8000);

    await way.open();
    const backAt = performance.now();
    await expect.poll(async () => (await ask('/readyz')).status, { timeout: 10_000 }).toBe(200);
    await expect.poll(async () => (await ask('/api/authors/id')).status, { timeout: 10_000 }).toBe(200);
    expect((await ask('/api/compositions')).status).toBe(201);
    process.stdout.write(
      `The database was away for ${length.secondsAway} s: answered within ${Math.round(longest)} ms, written again ${Math.round(performance.now() - backAt)} ms after it was back\n`,
    );
    // What ends a session is heard of again, at once.
    const asEditor = () =>
      fetch(`${server.address}/api/authors/id`, { headers: { authorization: `Bearer ${editor.token}` } });
    expect((await asEditor()).status).toBe(200);
    await society.rows(`update session set ended_at = now() where user_id = ${editor.userId}`);
    await expect.poll(async () => (await asEditor()).status, { timeout: 10_000 }).toBe(401);
    // Letters go again as well: that of the registration is dealt with.
    await expect.poll(() => society.rows(waiting), { timeout: 30_000, interval: 250 }).toEqual([]);
    await server.stop();
    way.close();
  },
  90_000 + length.secondsAway * 1000,
);
