import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aPortal, aRegistration, type Portal, type Someone } from '../../../test/portal.ts';

let portal: Portal;
let member: Someone;
let other: Someone;
let key: string;
let next = 0;

beforeAll(async () => {
  portal = await aPortal();
  member = await portal.someone();
  other = await portal.someone();
});
beforeEach(() => {
  key = `key ${++next}`;
});
afterAll(() => portal.close());

const register = (as: Someone, withKey: string, changes: Record<string, unknown> = {}) =>
  portal.ask('POST /api/compositions', {
    as,
    body: aRegistration(as, changes),
    headers: { 'idempotency-key': withKey },
  });

async function countWorks(): Promise<number> {
  const [row] = await portal.sql('select count(*)::integer as works from work');
  return row?.works;
}

describe('an idempotency key', () => {
  it('W5 answers the first result again and registers nothing twice', async () => {
    const before = await countWorks();
    const first = await register(member, key);
    const again = await register(member, key);
    expect(again).toMatchObject({ status: 201, body: first.body });
    expect(again.headers['content-type']).toBe(first.headers['content-type']);
    expect(await countWorks()).toBe(before + 1);
  });
  it('W5 makes one work of several requests at once', async () => {
    const before = await countWorks();
    const answers = await Promise.all(Array.from({ length: 5 }, () => register(member, key)));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(await countWorks()).toBe(before + 1);
  });
  it('W5, S5 is another call for the person acted for', async () => {
    const [proxy, one, other] = [await portal.someone(), await portal.someone(), await portal.someone()];
    const acting = async (as: Someone) => {
      await portal.sql('update session set acting_for_user_id = $2 where user_id = $1', [
        proxy.userId,
        as.userId,
      ]);
      // The server believes what it remembers of a session for a moment.
      await expect
        .poll(async () => (await portal.ask(`GET /api/persons/${as.personId}/card`, { as: proxy })).status)
        .toBe(200);
    };
    const registration = aRegistration(one, {
      authors: [one, other].map(({ authorId }) => ({ id: authorId, typeOfAuthor: 36, ratio: 50 })),
    });
    const post = () =>
      portal.ask('POST /api/compositions', {
        as: proxy,
        body: registration,
        headers: { 'idempotency-key': key },
      });
    await acting(one);
    expect((await post()).status).toBe(201);
    await acting(other);
    expect((await post()).body.Code).toBe('request.keyReused');
  });
  it('W5 is refused with another body, and at another address', async () => {
    const { body } = await register(member, key);
    const changed = await register(member, key, { HEITI_VERKS: 'Annað' });
    expect([changed.status, changed.body.Code]).toEqual([409, 'request.keyReused']);
    const elsewhere = await portal.ask(`POST /api/compositions/${body.verK_NR}/searchnames`, {
      as: member,
      body: aRegistration(member),
      headers: { 'idempotency-key': key },
    });
    expect(elsewhere.status).toBe(422);
    const title = { as: member, body: { HEITI_VERKS: 'Annað' }, headers: { 'idempotency-key': key } };
    expect((await portal.ask(`POST /api/compositions/${body.verK_NR}/searchnames`, title)).status).toBe(409);
  });
  it('W5 does not stick to a try that failed', async () => {
    const refused = await register(member, key, { LENGD: '0' });
    expect(refused.status).toBe(422);
    expect((await register(member, key)).status).toBe(201);
  });
  it('W5 belongs to one user', async () => {
    const first = await register(member, key);
    const second = await register(other, key);
    expect(second.status).toBe(201);
    expect(second.body.verK_NR).not.toBe(first.body.verK_NR);
  });
  it('W5 holds for 24 hours', async () => {
    const first = await register(member, key);
    const age = (interval: string) =>
      portal.sql(`update idempotency_key set created_at = now() - $1::interval where key = $2`, [
        interval,
        key,
      ]);
    await age('23 hours 59 minutes');
    expect((await register(member, key)).body).toEqual(first.body);
    await age('24 hours 1 minute');
    const later = await register(member, key);
    expect(later.status).toBe(201);
    expect(later.body.verK_NR).not.toBe(first.body.verK_NR);
  });
  it.each([
    ['x'.repeat(200), 201, undefined],
    ['x'.repeat(201), 422, 'request.keyInvalid'],
    ['', 422, 'request.keyInvalid'],
  ])('W5 has 1 to 200 characters: %s', async (given, status, code) => {
    const answer = await register(member, given);
    expect([answer.status, answer.body.Code]).toEqual([status, code]);
  });
  it('W5 may be left out', async () => {
    const first = await portal.ask('POST /api/compositions', { as: member, body: aRegistration(member) });
    const second = await portal.ask('POST /api/compositions', { as: member, body: aRegistration(member) });
    expect(second.body.verK_NR).not.toBe(first.body.verK_NR);
  });
});
