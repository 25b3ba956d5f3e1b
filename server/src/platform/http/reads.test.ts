import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mostReads } from '@omur/contract/platform/calls/reads';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';

const mostOfOne = 60;
let portal: Portal;
let member: Someone;
let other: Someone;
let viewer: Someone;

beforeAll(async () => {
  portal = await aPortal({ rateLimitPerMinute: mostOfOne });
  member = await portal.someone();
  other = await portal.someone();
  viewer = await portal.someone({ role: 'viewer' });
});
afterAll(() => portal.close());

const together = (addresses: readonly string[]) =>
  `GET /api/reads?of=${encodeURIComponent(addresses.join('\n'))}`;

async function readAs(as: Someone, addresses: readonly string[], language?: 'is' | 'en') {
  const { status, text } = await portal.ask(together(addresses), { as, ...(language && { language }) });
  expect(status).toBe(200);
  const lines = text.trimEnd().split('\n');
  const answers = lines.map((line) => JSON.parse(line));
  return answers.toSorted((a, b) => a.Read - b.Read);
}

describe('reads that go together', () => {
  it('H52 are answered as each would be alone, in any order, by a line each', async () => {
    await portal.work({ by: member, title: 'Fyrra\nlagið' });
    await portal.work({ by: member, title: 'Síðara lagið' });
    const works = `/api/persons/${member.personId}/compositions`;
    const addresses = [`/api/persons/${member.kennitala}`, `${works}?limit=1`, works, '/api/home'];
    const answers = await readAs(member, addresses);
    expect(answers).toHaveLength(addresses.length);
    for (const [at, address] of addresses.entries()) {
      const alone = await portal.ask(`GET ${address}`, { as: member });
      expect(answers[at]).toMatchObject({ Read: at, StatusCode: alone.status, Body: alone.body });
      expect(answers[at].TotalCount).toBe(
        alone.headers['x-total-count'] === undefined ? undefined : Number(alone.headers['x-total-count']),
      );
      expect(answers[at].RequestId).toMatch(/^[\da-f-]{36}$/u);
    }
    expect(answers[1].NextCursor).toBeDefined();
  });

  it('H52 are refused one by one, by the rules and in the words of their own calls', async () => {
    const answers = await readAs(
      member,
      [
        `/api/persons/${other.kennitala}`,
        `/api/persons/${other.personId}/rights`,
        '/api/jobs',
        '/api/nothing',
        '/api/home',
      ],
      'en',
    );
    expect(answers.map(({ StatusCode }) => StatusCode)).toEqual([404, 404, 403, 404, 200]);
    const { body } = await portal.ask('GET /api/jobs', { as: member, language: 'en' });
    expect(answers[2].Body).toEqual(body);
    const [asViewer] = await readAs(viewer, ['/api/desk/home']);
    expect(asViewer.StatusCode).toBe(403);
  });

  it('H52 are declared reads that answer JSON, and nothing else that the server has', async () => {
    const answers = await readAs(member, [
      `/api/persons/${member.personId}/held.json`,
      '/api/notifications/stream',
      '/api/reads?of=/api/home',
      '/api/../metrics',
      '/api/../login',
      '/api/logout',
    ]);
    expect(answers.map(({ StatusCode }) => StatusCode)).toEqual([404, 404, 404, 404, 404, 404]);
  });

  it('H52 need a session, and are asked for by whole addresses, at most twenty', async () => {
    expect((await portal.ask(together(['/api/home']))).status).toBe(401);
    for (const wrong of [[''], ['api/home'], ['http://example.is/api/home'], ['/api/home', '']])
      expect((await portal.ask(together(wrong), { as: member })).status).toBe(422);
    const many = Array.from({ length: mostReads + 1 }, () => '/api/home');
    expect((await portal.ask(together(many), { as: member })).status).toBe(422);
    expect((await portal.ask('GET /api/reads', { as: member })).status).toBe(422);
  });

  it('H52 that are too long have to be asked for alone', async () => {
    await portal.sql(
      `insert into notification (person_id, kind, header_is, header_en, body_is, body_en)
       select $1, 'workLight', 'x', 'x', repeat('a', 3000), 'x' from generate_series(1, 200)`,
      [member.personId],
    );
    const [answer] = await readAs(member, [`/api/persons/${member.personId}/notifications`]);
    expect(answer).toEqual({ Read: 0, StatusCode: 413 });
  });

  it('H52 count against the limit one by one', async () => {
    const someone = await portal.someone();
    const most = Array.from({ length: mostReads }, () => '/api/drafts');
    const answers = [];
    for (let batch = 0; batch < 3; batch++) answers.push(...(await readAs(someone, most)));
    // Three batches and sixty reads; the first counts for the network, where the session is not known yet.
    expect(answers.filter(({ StatusCode }) => StatusCode === 429)).toHaveLength(2);
  });
});
