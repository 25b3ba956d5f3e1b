import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aPortal, aRegistration, type Portal, type Someone } from '../../../test/portal.ts';
import { watchMasquerades } from './deadlines.ts';

let portal: Portal;
let owner: Someone;
let agent: Someone;

beforeAll(async () => {
  portal = await aPortal();
});
beforeEach(async () => {
  owner = await portal.someone({ name: 'Þórdís Æsa' });
  agent = await portal.someone({ role: 'external', name: 'Hrafnhildur Lóa', isPerson: false });
});
afterAll(() => portal.close());

const grant = (more: object = {}, as = owner, to = agent) =>
  portal.ask('POST /api/users/access', { as, body: { NOTENDA_NR_TENGSLAADILLA: to.userId, ...more } });
const start = (as: Someone, { userId } = owner) =>
  portal.ask(`PATCH /api/users/masquerade/${userId}`, { as });
const stop = (as: Someone) => portal.ask('PATCH /api/users/stopMasquerade/', { as });
/** Somebody with the session that an answer gave. */
const now = (one: Someone, { body }: { body: { token: string } }): Someone => ({ ...one, token: body.token });
const acting = async (as = agent, of = owner) => now(as, await start(as, of));
const statusOf = async (as: Someone) => (await portal.ask('GET /api/users/language', { as })).status;
const register = (as: Someone) => portal.ask('POST /api/compositions', { as, body: aRegistration(owner) });
const dies = async (as: Someone) => {
  await expect.poll(() => statusOf(as)).toBe(401);
};
const toldOf = async ({ personId }: Someone) =>
  (
    await portal.sql(`select header_is from notification where person_id = $1 and kind = 'accessUsed'`, [
      personId,
    ])
  ).map(({ header_is }) => header_is);

describe('a masquerade', () => {
  it('C7.17, F7.13, F3.1, C4.9 puts a session with both identities in the place of their own, which ends', async () => {
    await grant();
    const answer = await start(agent);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      nafn: 'Þórdís Æsa',
      kennitala: owner.kennitala,
      notandI_NR: owner.userId,
      hlutverK_NOTANDA: 'Meðlimur',
      masquerader: {
        masqueradeR_NAME: 'Hrafnhildur Lóa',
        masqueradeR_ROLE: 'Utanaðkomandi',
        adeinS_LESTUR: 0,
      },
    });
    await dies(agent);
    const both = now(agent, answer);
    expect((await portal.ask('GET /api/authors/id', { as: both })).body.hofunduR_NR).toBe(owner.authorId);
  });
  it('C7.18, F7.14, F4.4 is stopped, which restores a session of their own', async () => {
    await grant();
    const both = await acting();
    const answer = await stop(both);
    expect(answer.body).toMatchObject({ notandI_NR: agent.userId, masquerader: null });
    await dies(both);
    const own = now(agent, answer);
    expect((await portal.ask(`GET /api/persons/${owner.kennitala}`, { as: own })).status).toBe(404);
    expect((await stop(own)).body.Code).toBe('access.notActing');
  });
  it('S5, C6.7, F6.7 is of a user who granted access; to anybody else the user is not there (S6)', async () => {
    for (const role of ['member', 'editor', 'viewer', 'external'] as const) {
      const one = await portal.someone({ role });
      const { status, body } = await start(one);
      expect([role, status, body.Code, await statusOf(one)]).toEqual([role, 404, 'user.notFound', 200]);
    }
    expect((await start(agent, { ...owner, userId: 2_000_000_000 })).status).toBe(404);
    expect((await start(agent, agent)).body.Code).toBe('access.actsAsSelf');
    // Access is not given back.
    await grant();
    expect((await start(owner, agent)).status).toBe(404);
  });
  it('S5 is of anyone for an administrator, who goes on to another and stops as themselves', async () => {
    const administrator = await portal.someone({ role: 'administrator', isPerson: false });
    const other = await portal.someone();
    const first = await acting(administrator, owner);
    const second = await acting(first, other);
    expect((await portal.ask('GET /api/authors/id', { as: second })).body.hofunduR_NR).toBe(other.authorId);
    await dies(first);
    expect((await start(second, administrator)).body.Code).toBe('access.actsAsSelf');
    expect((await stop(second)).body).toMatchObject({
      notandI_NR: administrator.userId,
      hlutverK_NOTANDA: 'Stjornandi',
    });
  });
  it('S5 counts no grant that is past its last day, nor one of a user who is locked', async () => {
    await grant();
    await portal.sql('update access_grant set last_day = current_date - 1 where user_id = $1', [
      owner.userId,
    ]);
    expect((await start(agent)).status).toBe(404);
    await portal.sql('update access_grant set last_day = null where user_id = $1', [owner.userId]);
    await portal.sql('update app_user set is_locked = true where user_id = $1', [owner.userId]);
    expect((await start(agent)).status).toBe(404);
  });
  it('S1, S5 lives no longer than their own session would have, nor than the grant’s last day', async () => {
    await grant({ SIDASTI_DAGUR: new Date().toISOString().slice(0, 10) });
    await portal.sql(`update session set expires_at = now() + interval '11 hours' where user_id = $1`, [
      agent.userId,
    ]);
    await acting();
    const [session] = await portal.sql(
      `select expires_at <= least(now() + interval '11 hours', (current_date + 1)::timestamp at time zone 'UTC') as is_short
       from session where user_id = $1 and ended_at is null`,
      [agent.userId],
    );
    expect(session?.is_short).toBe(true);
  });
  it('S5 is one of two that are started at once with the same session', async () => {
    await grant();
    const both = await Promise.all([start(agent), start(agent)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401]);
  });
  it('S1 ends with a log-out', async () => {
    await grant({ ADEINS_LESTUR: 1 });
    const both = await acting();
    expect((await portal.ask('POST /api/logout', { as: both })).status).toBe(204);
    await dies(both);
  });
});

describe('what is refused in a masquerade', () => {
  const calls = (one: Someone) =>
    [
      ['POST /api/users/access', { NOTENDA_NR_TENGSLAADILLA: one.userId }],
      [`PATCH /api/users/access/${one.userId}`, { ADEINS_LESTUR: 0 }],
      [`DELETE /api/users/access/${one.userId}`, undefined],
      [`DELETE /api/users/myAccess/${one.userId}`, undefined],
      ['POST /api/users/accessRequests', { NOTANDI_NR: one.userId }],
      ['PATCH /api/users/accessRequests/1', { SAMTHYKKT: 1 }],
      ['DELETE /api/users/accessRequests/1', undefined],
      [`PATCH /api/users/masquerade/${one.userId}`, undefined],
    ] as const;

  it('S5 is granting, removing, asking and masquerading further, with 409', async () => {
    await grant();
    const other = await portal.someone();
    await grant({}, other, owner);
    const both = await acting();
    for (const [call, body] of calls(other)) {
      const answer = await portal.ask(call, { as: both, ...(body && { body }) });
      expect([call, answer.status, answer.body?.Code]).toEqual([call, 409, 'access.whileActing']);
    }
  });
  it('S5 is not refused to an administrator, of whom the one acted for is told (J3)', async () => {
    const administrator = await portal.someone({ role: 'administrator', isPerson: false, name: 'Katla' });
    const both = await acting(administrator);
    expect((await grant({}, both)).status).toBe(201);
    expect((await portal.ask(`DELETE /api/users/access/${agent.userId}`, { as: both })).status).toBe(204);
    const told = await portal.sql('select body_is from notification where person_id = $1', [owner.personId]);
    expect(told.map(({ body_is }) => body_is)).toContain(
      'Félagið veitti umboð í þínu nafni: Hrafnhildur Lóa.',
    );
    expect(JSON.stringify(told)).not.toContain('Katla');
  });
  it('S6 is whatever the role of the one acted for does not allow', async () => {
    const viewer = await portal.someone({ role: 'viewer' });
    await grant({}, viewer);
    const both = await acting(agent, viewer);
    expect((await register(both)).status).toBe(403);
  });
  it('S5, F6.9 is nothing that the grant covers; records name who really did it', async () => {
    await grant();
    const both = await acting();
    const { status, body } = await register(both);
    expect(status).toBe(201);
    const { body: records } = await portal.ask(`GET /api/records?workId=${body.verK_NR}`, { as: owner });
    expect(records[0]).toMatchObject({ gerandi: 'Hrafnhildur Lóa', fyriR_HOND: 'Þórdís Æsa' });
  });
  it('S5 is all but reading on a grant for reading', async () => {
    await grant({ ADEINS_LESTUR: 1 });
    const answer = await start(agent);
    expect(answer.body.masquerader.adeinS_LESTUR).toBe(1);
    const both = now(agent, answer);
    expect((await portal.ask(`GET /api/persons/${owner.kennitala}`, { as: both })).status).toBe(200);
    const calls = [
      'POST /api/compositions',
      `PATCH /api/persons/${owner.personId}`,
      'PATCH /api/users/language',
    ];
    for (const call of calls) {
      const { status, body } = await portal.ask(call, { as: both, body: {} });
      expect([call, status, body.Code]).toEqual([call, 403, 'access.readOnly']);
    }
    expect((await stop(both)).status).toBe(200);
  });
});

describe('the end of a grant', () => {
  it('S5 ends what runs on it at once, though it was remembered', async () => {
    await grant();
    const both = await acting();
    expect(await statusOf(both)).toBe(200);
    expect((await portal.ask(`DELETE /api/users/access/${agent.userId}`, { as: owner })).status).toBe(204);
    await dies(both);
    expect((await register(both)).status).toBe(401);
  });
  it('S5 ends nothing that rests on another', async () => {
    const other = await portal.someone();
    await grant();
    await grant({}, other);
    const both = await acting(agent, other);
    const administrator = await portal.someone({ role: 'administrator' });
    await grant({}, owner, administrator);
    const unbound = await acting(administrator);
    await portal.ask(`DELETE /api/users/access/${agent.userId}`, { as: owner });
    await portal.ask(`DELETE /api/users/access/${administrator.userId}`, { as: owner });
    expect([await statusOf(both), await statusOf(unbound)]).toEqual([200, 200]);
  });
  it('S5 narrows what runs on it, when it becomes one for reading', async () => {
    await grant();
    const both = await acting();
    expect((await register(both)).status).toBe(201);
    await portal.ask(`PATCH /api/users/access/${agent.userId}`, { as: owner, body: { ADEINS_LESTUR: 1 } });
    await expect.poll(async () => (await register(both)).body.Code).toBe('access.readOnly');
  });
  it('S5 is the end of its last day for what runs on it', async () => {
    await grant();
    const both = await acting();
    expect(await statusOf(both)).toBe(200);
    await portal.sql('update access_grant set last_day = current_date - 1 where user_id = $1', [
      owner.userId,
    ]);
    await dies(both);
  });
});

describe('who acted', () => {
  const acted = (as = owner) => portal.ask('GET /api/users/actedForMe', { as });

  it('S5, J3 is told once a day for each who acts', async () => {
    await grant();
    let own = agent;
    for (let i = 0; i < 2; i++) own = now(agent, await stop(await acting(own)));
    expect(await toldOf(owner)).toEqual(['Umboð notað: Hrafnhildur Lóa']);
    await portal.sql(`update masquerade set started_at = started_at - interval '1 day' where user_id = $1`, [
      owner.userId,
    ]);
    await acting(own);
    expect(await toldOf(owner)).toHaveLength(2);
  });
  it('S5, J3 is told of the next day when the session goes on past midnight, and not of one that sleeps', async () => {
    await grant();
    const both = await acting();
    await portal.sql(`update masquerade set started_at = started_at - interval '1 day' where user_id = $1`, [
      owner.userId,
    ]);
    await Promise.all([watchMasquerades(portal.pool), watchMasquerades(portal.pool)]);
    expect(await toldOf(owner)).toHaveLength(2);
    expect((await acted()).body).toHaveLength(2);
    await portal.sql(`update masquerade set started_at = started_at - interval '1 day' where user_id = $1`, [
      owner.userId,
    ]);
    await stop(both);
    await watchMasquerades(portal.pool);
    expect(await toldOf(owner)).toHaveLength(2);
  });
  it('S5, D2 is shown to the one acted for, by day, with what was changed', async () => {
    expect((await acted()).body.Code).toBe('access.noneActed');
    await grant();
    const both = await acting();
    await register(both);
    const { body } = await acted();
    expect(body).toMatchObject([
      { tegunD_GERANDA: 'user', gerandi: 'Hrafnhildur Lóa', fjoldI_HERMANA: 1, hermuN_I_GANGI: 1 },
    ]);
    const records = await portal.ask(`GET /api/records?actingForUserId=${owner.userId}`, { as: owner });
    expect(body[0].fjoldI_BREYTINGA).toBe(records.body.length);
    expect(records.body.length).toBeGreaterThan(2);
    await stop(both);
    expect((await acted()).body).toMatchObject([{ hermuN_I_GANGI: 0 }]);
  });
  it('S5 is the society where an administrator acted, without a name', async () => {
    const administrator = await portal.someone({ role: 'administrator', isPerson: false, name: 'Katla' });
    await acting(administrator);
    const { text, body } = await acted();
    expect(body).toMatchObject([{ tegunD_GERANDA: 'society', gerandi: null }]);
    expect(text).not.toContain('Katla');
    expect(await toldOf(owner)).toEqual(['Umboð notað: Félagið']);
  });
  it('S6 is nobody else’s to read', async () => {
    await grant();
    await acting();
    const other = await portal.someone();
    expect((await acted(other)).status).toBe(404);
    const { status } = await portal.ask(`GET /api/records?actingForUserId=${owner.userId}`, { as: other });
    expect(status).toBe(403);
  });
});
