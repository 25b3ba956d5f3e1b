import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { hashOf } from '../../platform/sessions/current.ts';

let portal: Portal;
let member: Someone;
let phone: Someone;

beforeAll(async () => {
  portal = await aPortal();
});
beforeEach(async () => {
  member = await portal.someone();
  phone = await sessionOf(member, { device: 'Sími' });
});
afterAll(() => portal.close());

async function sessionOf(
  of: Someone,
  { device = null as string | null, actingFor = null as number | null, isReadOnly = false } = {},
): Promise<Someone> {
  const token = randomBytes(32).toString('base64url');
  await portal.sql(
    `insert into session (token_hash, user_id, acting_for_user_id, is_read_only, device, last_used_at, expires_at)
     values ($1, $2, $3, $4, $5, now() - interval '1 minute', now() + interval '1 hour')`,
    [hashOf(token), of.userId, actingFor, isReadOnly, device],
  );
  return { ...of, token };
}
const list = (as?: Someone) => portal.ask('GET /api/users/sessions', { as });
const numberOf = async (as: Someone): Promise<number> =>
  (await list(as)).body.find((one: { eR_NUVERANDI_LOTA: number }) => one.eR_NUVERANDI_LOTA === 1).lotA_NR;
const end = (as: Someone | undefined, number: number) =>
  portal.ask(`DELETE /api/users/sessions/${number}`, { as });
const isLive = async (as: Someone) => (await portal.ask('GET /api/users/language', { as })).status === 200;

describe('running sessions', () => {
  it('D2 are listed with device and last use, the last used first, and nothing of their tokens', async () => {
    const { status, body, text } = await list(member);
    expect(status).toBe(200);
    expect(body).toEqual([
      {
        lotA_NR: expect.any(Number),
        taeki: null,
        dagS_INNSKRANINGAR: expect.any(String),
        sidasT_VIRKUR: expect.any(String),
        fyriR_HOND: null,
        innskraningarleid: 'password',
        eR_NUVERANDI_LOTA: 1,
      },
      expect.objectContaining({ taeki: 'Sími', eR_NUVERANDI_LOTA: 0 }),
    ]);
    expect(text).not.toContain(hashOf(member.token).toString('hex'));
    const page = await portal.ask('GET /api/users/sessions?limit=1', { as: member });
    expect([page.body.length, page.headers['x-total-count']]).toEqual([1, '2']);
  });
  it.each([
    ['ended', 'ended_at = now()'],
    ['expired', `expires_at = now() - interval '1 second'`],
    ['idle for an hour', `last_used_at = now() - interval '61 minutes'`],
  ])('S1, D2 are no more once %s', async (_, set) => {
    await portal.sql(`update session set ${set} where token_hash = $1`, [hashOf(phone.token)]);
    expect((await list(member)).body).toHaveLength(1);
  });
  it('D2 one is ended at once, the others go on', async () => {
    const number = await numberOf(phone);
    expect(await isLive(phone)).toBe(true);
    const { status, text } = await end(member, number);
    expect([status, text]).toEqual([204, '']);
    await expect.poll(() => isLive(phone)).toBe(false);
    expect(await isLive(member)).toBe(true);
    const again = await end(member, number);
    expect([again.status, again.body.Code]).toEqual([404, 'session.notFound']);
  });
  it('D2 all others are ended, and the one that asks goes on', async () => {
    const third = await sessionOf(member);
    const stranger = await portal.someone();
    expect((await portal.ask('DELETE /api/users/sessions', { as: member })).status).toBe(204);
    for (const one of [phone, third]) await expect.poll(() => isLive(one)).toBe(false);
    expect([await isLive(member), await isLive(stranger)]).toEqual([true, true]);
    expect((await portal.ask('DELETE /api/users/sessions', { as: member })).status).toBe(204);
  });
  it('S6 401 signed out; 404 for somebody else’s, staff or not', async () => {
    const number = await numberOf(member);
    expect((await list()).status).toBe(401);
    expect((await end(undefined, number)).status).toBe(401);
    for (const role of ['member', 'external', 'administrator'] as const)
      expect((await end(await portal.someone({ role }), number)).status).toBe(404);
    expect((await end(member, 2_147_483_647)).status).toBe(404);
    expect((await portal.ask('DELETE /api/users/sessions/0', { as: member })).status).toBe(404);
    expect(await isLive(member)).toBe(true);
  });
  it.each([false, true])(
    'S5 are one’s own while acting for another, reading only: %s',
    async (isReadOnly) => {
      const other = await portal.someone();
      const acting = await sessionOf(other, { actingFor: member.userId, isReadOnly });
      const { body } = await list(acting);
      expect(body).toHaveLength(2);
      expect(body).toContainEqual(expect.objectContaining({ fyriR_HOND: member.name, eR_NUVERANDI_LOTA: 1 }));
      expect((await end(acting, await numberOf(member))).status).toBe(404);
      expect((await portal.ask('DELETE /api/users/sessions', { as: acting })).status).toBe(204);
      await expect.poll(() => isLive(other)).toBe(false);
      expect([await isLive(member), await isLive(acting)]).toEqual([true, true]);
    },
  );
});
