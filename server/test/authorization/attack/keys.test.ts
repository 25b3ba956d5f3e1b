import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemOf } from '../../keys.ts';
import { aPortal, aRegistration, type Portal, type Someone } from '../../portal.ts';
import { aServerProcess } from '../../serverProcess.ts';
import { bearer, Line } from './line.ts';

let portal: Portal;
let server: Awaited<ReturnType<typeof aServerProcess>>;
let line: Line;
let member: Someone;
let key: string;

beforeAll(async () => {
  portal = await aPortal();
  server = await aServerProcess(portal.database, {
    RATE_LIMIT_PER_MINUTE: '0',
    JOB_WORKERS: '0',
  });
  line = new Line(server.address);
  member = await portal.someone({ name: 'Sigga' });
  key = (await systemOf(portal, member)).token;
});
afterAll(async () => {
  line.close();
  await server.stop();
  await portal.close();
});

const own = { method: 'GET', url: '/api/keys/own', body: undefined } as const;
const open = { method: 'GET', url: '/api/society', body: undefined } as const;
const statusOf = async (asked: typeof own | typeof open, headers: Record<string, string>) =>
  (await line.ask(asked, headers)).status;

describe('a key', () => {
  it('O44 opens nothing when it is cut, lengthened, or changed in any one of its letters, and no public call either', async () => {
    expect(await statusOf(own, { authorization: `Bearer ${key}` })).toBe(200);
    const changed = Array.from(
      key.slice('omur_'.length),
      (letter, i) => key.slice(0, 5 + i) + (letter === 'A' ? 'B' : 'A') + key.slice(6 + i),
    );
    for (const one of [key.slice(0, -1), `${key}A`, `${key}=`, `omur_${member.token}`, 'omur_', ...changed]) {
      expect([one, await statusOf(own, { authorization: `Bearer ${one}` })]).toEqual([one, 401]);
      expect([one, await statusOf(open, { authorization: `Bearer ${one}` })]).toEqual([one, 401]);
    }
    for (const one of [key.slice(5), key.toUpperCase(), key.replace('omur_', 'OMUR_')])
      expect([one, await statusOf(own, { authorization: `Bearer ${one}` })]).toEqual([one, 401]);
  });

  it('O42 opens nothing from any other place than its header', async () => {
    for (const headers of [
      { cookie: `token=${key}; session=${key}; authorization=Bearer ${key}` },
      { authorization: key },
      { authorization: `Basic ${Buffer.from(`${member.kennitala}:${key}`).toString('base64')}` },
      { 'x-api-key': key },
      { 'x-access-token': key },
      { 'proxy-authorization': `Bearer ${key}` },
    ])
      expect(await statusOf(own, headers as unknown as Record<string, string>)).toBe(401);
    const asked = { ...own, url: `${own.url}?token=${key}&key=${key}&access_token=${key}` };
    expect((await line.ask(asked)).status).toBe(401);
  });

  it('W5, O43 of little scope gets no answer that was given to its owner, or to another key, under the same number', async () => {
    const again = { 'idempotency-key': randomUUID() };
    const { token: reader } = await systemOf(portal, member, { scopes: ['readWorks'] });
    const body = aRegistration(member, { HEITI_VERKS: 'Leynilag' });
    const register = { method: 'POST', url: '/api/compositions', body } as const;
    const headersOf = (token: string) => ({ ...bearer(token), ...again });
    expect((await line.ask(register, headersOf(key))).status).toBe(201);
    const answer = await line.ask(register, headersOf(reader));
    expect(answer.status).toBe(403);
    expect(answer.text).not.toContain('Leynilag');
  });
});
