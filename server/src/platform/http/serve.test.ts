import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashOf } from '../sessions/current.ts';
import { commit } from '../version.ts';
import { ownScripts, ownStyles } from './pages.ts';
import { RequestCount } from './requestCount.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';

let portal: Portal;
let member: Someone;
const contact = { contactPhone: '555 1234', contactEmail: null, officeHours: 'kl. 9–16' };

beforeAll(async () => {
  portal = await aPortal({ metricsToken: 'sextán stafir eða fleiri', contact });
  member = await portal.someone();
});
afterAll(() => portal.close());

describe('every answer', () => {
  it.each(['/api/society', '/api/persons/0'])('that is data is guarded by headers: %s', async (address) => {
    const { headers } = await portal.ask(`GET ${address}`);
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'strict-transport-security': expect.stringContaining('max-age='),
    });
    expect(headers).not.toHaveProperty('x-powered-by');
  });
  it.each(['/api/nothing', '/healthz', '/api', '/'])('is guarded by headers: %s', async (address) => {
    const { headers } = await portal.ask(`GET ${address}`);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'strict-transport-security': expect.stringContaining('max-age='),
    });
    expect(headers).not.toHaveProperty('x-powered-by');
  });
  it('carries a request id of the server’s own making', async () => {
    const ids = await Promise.all(
      [1, 2].map(
        async () =>
          (await portal.ask('GET /api/society', { headers: { 'x-request-id': 'mine' } })).headers[
            'x-request-id'
          ],
      ),
    );
    expect(new Set(ids).size).toBe(2);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
  });
  it('is kept by no cache when it is about somebody', async () => {
    const { headers } = await portal.ask(`GET /api/persons/${member.kennitala}`, { as: member });
    expect(headers['cache-control']).toBe('no-store');
  });
  it('is an answer to HEAD as to GET, without a body', async () => {
    const { status, text } = await portal.ask('HEAD /api/society');
    expect([status, text]).toEqual([200, '']);
  });
});

describe('the watchers', () => {
  it('O20 are told that the process is alive and can serve, and which version and commit it is', async () => {
    const { version } = JSON.parse(
      readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8'),
    ) as { version: string };
    const { status, body } = await portal.ask('GET /healthz');
    expect([status, body]).toEqual([200, { status: 'ok', version, commit }]);
    // What runs from sources without git knows of none.
    expect(commit ?? '0'.repeat(40)).toMatch(/^[0-9a-f]{7,40}$/u);
    expect((await portal.ask('GET /readyz')).body).toEqual({ status: 'ready' });
  });
  it('read the metrics with the token, and are told nothing without it', async () => {
    await portal.ask('GET /api/society');
    const authorization = `Bearer ${encodeURI('x')}`;
    expect((await portal.ask('GET /metrics', { headers: { authorization } })).status).toBe(404);
    expect((await portal.ask('GET /metrics')).status).toBe(404);
  });
  it('read the metrics from this machine alone when no token is set', async () => {
    const open = await aPortal();
    const { text, headers } = await open.ask('GET /metrics');
    expect(headers['content-type']).toMatch(/^text\/plain/);
    expect(text).toContain('http_request_duration_seconds');
    expect(text).toContain('database_connections');
    const { statusCode } = await open.app.inject({ url: '/metrics', remoteAddress: '198.51.100.7' });
    expect(statusCode).toBe(404);
    await open.close();
  });
  it('O249 read no metrics through a proxy of which nobody has told the server', async () => {
    const open = await aPortal();
    for (const name of ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'])
      expect((await open.ask('GET /metrics', { headers: { [name]: '198.51.100.7' } })).status).toBe(404);
    expect((await open.ask('GET /metrics')).status).toBe(200);
    await open.close();
  });
});

describe('the page', () => {
  it('H107, H161 has its own script and styles named by their hashes in the policy, and no others', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'omur-page-')), 'index.html');
    writeFileSync(
      file,
      '<script data-frame="/assets/a.js">early();</script><script type="module" src="/b.js"></script><style>a{}</style>',
    );
    const hash = (part: string) => `'sha256-${createHash('sha256').update(part).digest('base64')}'`;
    expect(ownScripts(file)).toEqual([hash('early();')]);
    expect(ownStyles(file)).toEqual([hash('a{}')]);
    expect(ownScripts('/nowhere/index.html')).toEqual([]);
  });
  it('H109 says how the office is reached, to everybody', async () => {
    const { body } = await portal.ask('GET /api/society');
    expect(body.sambanD_VID_SKRIFSTOFU).toEqual({
      simI_SKRIFSTOFU: '555 1234',
      netfanG_SKRIFSTOFU: null,
      afgreidslutimi: 'kl. 9–16',
    });
  });
});

describe('the limit on requests', () => {
  it('slows down an address with 429, whatever tokens it makes up', async () => {
    const limited = await aPortal({ rateLimitPerMinute: 5 });
    const asked = (i: number) =>
      limited.ask('GET /api/society', {
        headers: { authorization: `Bearer ${String(i).padStart(43, 'x')}` },
        language: 'en',
      });
    for (let i = 0; i < 5; i++) expect((await asked(i)).status).toBe(200);
    const { status, body, headers } = await asked(6);
    expect(status).toBe(429);
    expect(body).toEqual({
      StatusCode: 429,
      Code: 'request.tooMany',
      Message: 'Too many requests. Try again in a moment.',
    });
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect((await limited.ask('GET /healthz')).status).toBe(200);
    await limited.close();
  });
  it('O171 is of all servers together, but for what each lets pass before it asks', async () => {
    const one = await aPortal({ rateLimitPerMinute: 40 });
    const other = await aPortal({ rateLimitPerMinute: 40 }, { ...one.database, drop: async () => undefined });
    let passed = 0;
    const ask = async (server: Portal) => {
      const { status } = await server.ask('GET /api/society');
      expect([200, 429]).toContain(status);
      if (status === 200) passed += 1;
      return status;
    };
    for (let i = 0; i < 25; i++) for (const server of [one, other]) await ask(server);
    expect(passed).toBeGreaterThanOrEqual(36);
    expect(passed).toBeLessThanOrEqual(42);
    expect([await ask(one), await ask(other)]).toEqual([429, 429]);
    // A minute that is over counts no more.
    await one.sql(`update request_count set ends_at = now() - interval '1 second'`);
    const later = new RequestCount(one.pool, 'requests');
    for (let i = 0; i < 3; i++) expect(await later.excess('127.0.0.1', 40)).toBe(undefined);
    for (const server of [other, one]) await server.close();
  });
  it('counts each user for themselves, through all of their sessions', async () => {
    const limited = await aPortal({ rateLimitPerMinute: 5 });
    const [first, second] = [await limited.someone(), await limited.someone()];
    for (const one of [first, second]) await limited.ask('GET /api/authors/id', { as: one });
    for (let i = 0; i < 5; i++)
      expect((await limited.ask('GET /api/authors/id', { as: first })).status).toBe(200);
    expect((await limited.ask('GET /api/authors/id', { as: first })).status).toBe(429);
    const token = randomBytes(32).toString('base64url');
    await limited.sql(
      `insert into session (token_hash, user_id, expires_at) values ($1, $2, now() + interval '1 hour')`,
      [hashOf(token), first.userId],
    );
    const again = { ...first, token };
    await limited.ask('GET /api/authors/id', { as: again });
    expect((await limited.ask('GET /api/authors/id', { as: again })).status).toBe(429);
    expect((await limited.ask('GET /api/authors/id', { as: second })).status).toBe(200);
    await limited.close();
  });
});
