import { createHash, randomBytes, randomUUID } from 'node:crypto';
import net from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPortal, aRegistration, type Portal, type Someone } from '../../portal.ts';
import { aServerProcess } from '../../serverProcess.ts';
import { tokenOf } from '../../../src/works/approvals/link.ts';
import { hashOf } from '../../../src/platform/sessions/current.ts';
import { askRaw, bearer, faultOf, Line } from './line.ts';

let portal: Portal;
let server: Awaited<ReturnType<typeof aServerProcess>>;
let line: Line;
let member: Someone;
let other: Someone;

beforeAll(async () => {
  portal = await aPortal();
  server = await aServerProcess(portal.database, {
    RATE_LIMIT_PER_MINUTE: '0',
    OVERLOAD_MILLISECONDS: '0',
    JOB_WORKERS: '0',
  });
  line = new Line(server.address);
  member = await portal.someone({ name: 'Sigga' });
  other = await portal.someone({ name: 'Bjartur' });
});
afterAll(async () => {
  line.close();
  await server.stop();
  await portal.close();
});

const own = { method: 'GET', url: '/api/authors/id', body: undefined } as const;
const statusWith = async (headers: Record<string, string>) => (await line.ask(own, headers)).status;

async function sessionOf({ userId }: Someone, ending = `now() + interval '1 hour'`): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await portal.sql(`insert into session (token_hash, user_id, expires_at) values ($1, $2, ${ending})`, [
    hashOf(token),
    userId,
  ]);
  return token;
}

describe('a token', () => {
  it('S1 opens nothing when it is made up, cut, lengthened, or changed in any one of its letters', async () => {
    const { token } = member;
    expect(await statusWith(bearer(token) as Record<string, string>)).toBe(200);
    const changed = Array.from(
      token,
      (letter, i) => token.slice(0, i) + (letter === 'A' ? 'B' : 'A') + token.slice(i + 1),
    );
    // The last letter carries two bits that no byte has; what differs there alone is the same token.
    const isOther = (one: string) => !Buffer.from(one, 'base64url').equals(Buffer.from(token, 'base64url'));
    const none = [
      '',
      'x',
      randomBytes(32).toString('base64url'),
      token.slice(1),
      `${token}A`,
      token.toLowerCase(),
      createHash('sha256').update(token).digest('base64url'),
      createHash('sha256').update(token).digest('hex'),
      'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.',
      'null',
      'undefined',
      "' or 1=1 --",
      ...changed,
    ];
    for (const one of none)
      expect([one, await statusWith({ authorization: `Bearer ${one}` })]).toEqual([one, 401]);
    expect(changed.filter(isOther).length).toBeGreaterThan(40);
  });
  it('S1 opens nothing from any other place than its header', async () => {
    const { token } = member;
    for (const headers of [
      { cookie: `token=${token}; session=${token}; authorization=Bearer ${token}` },
      { authorization: token },
      { authorization: `Basic ${Buffer.from(`${member.kennitala}:${token}`).toString('base64')}` },
      { authorization: `Bearer ${other.token.slice(0, 20)}, Bearer ${token}` },
      { 'x-access-token': token },
      { 'proxy-authorization': `Bearer ${token}` },
    ])
      expect(await statusWith(headers as unknown as Record<string, string>)).toBe(401);
    const asked = { ...own, url: `${own.url}?token=${token}&access_token=${token}` };
    expect((await line.ask(asked)).status).toBe(401);
  });
  it('S1 opens nothing once its session has ended, has run out, or its user is locked', async () => {
    const [out, old, locked] = [
      await sessionOf(member),
      await sessionOf(member, `now() - interval '1 second'`),
      await portal.someone(),
    ];
    expect(await statusWith(bearer(locked.token) as Record<string, string>)).toBe(200);
    await portal.sql('update app_user set is_locked = true where user_id = $1', [locked.userId]);
    expect(
      (await line.ask({ method: 'POST', url: '/api/logout', body: undefined }, bearer(out))).status,
    ).toBe(204);
    // As soon as PostgreSQL has told the server, which takes a moment.
    for (const token of [out, old, locked.token])
      await expect.poll(() => statusWith(bearer(token) as Record<string, string>)).toBe(401);
  });
  it('S3, V5 of one kind is worth nothing as one of another', async () => {
    const [reset, invitation, guid] = [
      randomBytes(32).toString('base64url'),
      randomBytes(32).toString('base64url'),
      randomUUID(),
    ];
    await portal.sql(
      `insert into password_reset (user_id, guid_hash, email, verified_at, token_hash) values ($1, $2, 'a@example.is', now(), $3)`,
      [member.userId, hashOf(guid), hashOf(reset)],
    );
    await portal.sql(`insert into invitation (user_id, token_hash, email) values ($1, $2, 'a@example.is')`, [
      member.userId,
      hashOf(invitation),
    ]);
    const [row] = await portal.sql('select secret from signing_secret');
    const letter = tokenOf(1, row?.['secret']);
    for (const token of [reset, invitation, guid, letter])
      expect(await statusWith(bearer(token) as Record<string, string>)).toBe(401);
    const body = { KENNITALA: member.kennitala, NYJA_LYKILORD: 'átta hvítir hrafnar' };
    const resetWith = async (token: string) =>
      (await line.ask({ method: 'PATCH', url: '/api/users/resetPassword', body }, bearer(token))).status;
    for (const token of [member.token, invitation, letter]) expect(await resetWith(token)).toBe(401);
    for (const token of [member.token, reset, letter])
      expect((await line.ask({ ...own, url: `/api/invitations/${token}` })).status).toBe(404);
    for (const token of [member.token, reset, invitation])
      expect((await line.ask({ ...own, url: `/api/approvals/${token}` })).status).toBe(404);
    // A reset is for the one whose link it was.
    const ofOther = {
      method: 'PATCH',
      url: '/api/users/resetPassword',
      body: { ...body, KENNITALA: other.kennitala },
    } as const;
    expect((await line.ask(ofOther, bearer(reset))).status).not.toBe(204);
  });
  it('W5 of an idempotent request gives nobody else its answer', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const register = (one: Someone) =>
      line.ask(
        { method: 'POST', url: '/api/compositions', body: aRegistration(one) },
        { ...bearer(one.token), ...key },
      );
    const [first, second] = [await register(member), await register(other)];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.text).not.toBe(first.text);
  });
});

describe('a header', () => {
  it.each([
    'x-user-id',
    'x-forwarded-user',
    'x-remote-user',
    'x-original-url',
    'x-rewrite-url',
    'x-http-method-override',
    'x-masquerade',
    'omur-user-id',
  ])('S6 %s makes nobody of the caller but themselves', async (name) => {
    const value = name.includes('url') ? `/api/persons/${other.personId}/card` : `${other.userId}`;
    const answer = await line.ask(own, {
      ...bearer(member.token),
      [name]: name.includes('method') ? 'DELETE' : value,
    });
    expect([answer.status, JSON.parse(answer.text).hofunduR_NR]).toEqual([200, member.authorId]);
  });
  it('S3 about the host leads no letter elsewhere, and comes back in no answer', async () => {
    const evil = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
    const body = { KENNITALA: member.kennitala };
    const answer = await line.ask({ method: 'PATCH', url: '/api/users/forgottenPassword', body }, evil);
    expect(answer.status).toBe(204);
    const letters = await portal.sql(
      'select to_jsonb(l)::text as letter from letter l where person_id = $1',
      [member.personId],
    );
    expect(letters.length).toBeGreaterThan(0);
    expect(JSON.stringify(letters)).not.toContain('evil.example');
    const page = await line.ask({ method: 'GET', url: '/login', body: undefined }, evil);
    expect(page.text + JSON.stringify(page.headers)).not.toContain('evil.example');
  });
  it('lets no other site’s page read an answer, nor ask whether it may', async () => {
    const headers = { ...bearer(member.token), origin: 'https://evil.example' };
    const answer = await line.ask(own, headers);
    const asked = await line.ask(
      { ...own, method: 'OPTIONS' as 'GET' },
      { ...headers, 'access-control-request-method': 'GET' },
    );
    for (const one of [answer, asked])
      expect(Object.keys(one.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    expect(asked.status).toBe(404);
  });
  it('is refused when there are too many of them', async () => {
    const answer = await line.ask(own, { 'x-long': 'a'.repeat(20_000) });
    expect([answer.status, faultOf(answer)]).toEqual([431, undefined]);
  });
});

const raw = (text: string) => askRaw(server.address, text);
const post = `POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n`;

describe('a body', () => {
  it.each([
    ['two lengths', 'Content-Length: 2\r\nContent-Length: 30\r\n\r\n{}GET /healthz HTTP/1.1\r\n\r\n'],
    [
      'a length and pieces',
      'Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /healthz HTTP/1.1\r\nHost: x\r\n\r\n',
    ],
    ['pieces that are spelled oddly', 'Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n'],
    ['a length below zero', 'Content-Length: -1\r\n\r\n'],
    ['a piece of a wrong length', 'Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n'],
  ])('smuggles no second request in: %s', async (_, rest) => {
    const said = await raw(post + rest);
    expect(said).toMatch(/^HTTP\/1\.1 (400|501)[^]*\{"StatusCode":/);
    expect(said.match(/HTTP\/1\.1/g)).toHaveLength(1);
  });
  it.each(['Content-Length: 2000000\r\n\r\n', 'Transfer-Encoding: chunked\r\n\r\n'])(
    'W2 of more than a megabyte is refused with 413, whether it says its length or not: %j',
    async (head) => {
      const body = head.includes('chunked')
        ? `1e8480\r\n${'a'.repeat(2_000_000)}\r\n0\r\n\r\n`
        : 'a'.repeat(2_000_000);
      expect(await raw(post + head + body)).toMatch(/^HTTP\/1\.1 413/);
    },
  );
  it('that is packed is not unpacked', async () => {
    const answer = await line.ask(
      { method: 'POST', url: '/api/login', body: '\u001f\u008b' },
      { 'content-encoding': 'gzip' },
    );
    expect([400, 415]).toContain(answer.status);
  });
  it('that comes slowly, or not at all, keeps nobody else waiting', async () => {
    const { port } = new URL(server.address);
    const slow = Array.from({ length: 300 }, (_, i) => {
      const from = { host: '127.0.0.1', port: Number(port), localAddress: '127.0.0.2' };
      const socket = net.connect(from, () =>
        socket.write(i % 2 === 0 ? `${post}Content-Length: 100\r\n\r\n{"KENN` : 'GET /api/auth'),
      );
      return socket.on('error', () => undefined);
    });
    const startedAt = performance.now();
    for (let i = 0; i < 20; i++) expect((await line.ask(own, bearer(member.token))).status).toBe(200);
    expect(performance.now() - startedAt).toBeLessThan(10_000);
    for (const socket of slow) socket.destroy();
  });
});

describe('a path', () => {
  const inside = /root:x:|"workspaces"|BEGIN [A-Z ]*PRIVATE|create table|PG_VERSION|^import .* from '/m;
  it.each([
    '/../../../../etc/passwd',
    '/assets/../../package.json',
    '/assets/..%2f..%2f..%2fpackage.json',
    '/%2e%2e/%2e%2e/package.json',
    '/..%252f..%252fpackage.json',
    '/..%5c..%5cpackage.json',
    '/assets/..\\..\\package.json',
    '//etc/passwd',
    '/%00',
    '/package.json%00.js',
    '/package.json',
    '/server/src/app/main.ts',
    '/.git/config',
    '/.env',
    '/node_modules/pg/package.json',
    '/index.html/../../package.json',
    '/api/../package.json',
    '/api/storage?key=../../../etc/passwd&method=GET&expires=9999999999&signature=x',
    '/storage?key=../../../etc/passwd&method=GET&type=text/html&name=x&save=0&expires=9999999999&signature=x',
    '/files/../../../etc/passwd',
    'http://evil.example/',
    '/%ff%fe',
    `/${'a'.repeat(7000)}`,
    `/${'../'.repeat(500)}etc/passwd`,
  ])('A1 leads to nothing that is not meant to be seen: %s', async (url) => {
    const { status, text } = await line.ask({ method: 'GET', url, body: undefined }, bearer(member.token));
    expect([200, 400, 403, 404]).toContain(status);
    expect(text).not.toMatch(inside);
  });
  it('A1 of a file opens nothing without the signature that was given for just that', async () => {
    const { text } = await line.ask({ method: 'GET', url: '/api', body: undefined });
    expect(text).not.toMatch(inside);
    expect(
      (await line.ask({ method: 'PUT', url: '/api/storage?key=x', body: 'x' })).status,
    ).toBeGreaterThanOrEqual(400);
  });
});
