import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';

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

const grant = (as: Someone | undefined, to: number, more: object = {}) =>
  portal.ask('POST /api/users/access', { as, body: { NOTENDA_NR_TENGSLAADILLA: to, ...more } });
const held = (as: Someone, query = '') => portal.ask(`GET /api/users/myAccess${query}`, { as });
const given = (as: Someone) => portal.ask('GET /api/users/accessToMe', { as });
const search = (as: Someone, query: string) => portal.ask(`GET /api/users?${query}`, { as });
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const toldOf = async ({ personId }: Someone) =>
  (await portal.sql('select header_is from notification where person_id = $1 order by 1', [personId])).map(
    ({ header_is }) => header_is,
  );

describe('granting access', () => {
  it('C7.15, C3.8, C7.13, C7.14 lets a user act, and both see it, with six digits of the national ID (V10)', async () => {
    const { status, body } = await grant(owner, agent.userId);
    expect([status, body]).toEqual([201, { notandI_NR: agent.userId }]);
    const { body: mine } = await held(agent);
    expect(mine).toMatchObject([
      {
        notandI_NR: owner.userId,
        nafn: 'Þórdís Æsa',
        kennitala: owner.kennitala.slice(0, 6),
        adeinS_LESTUR: 0,
        sidastI_DAGUR: null,
      },
    ]);
    expect((await given(owner)).body).toMatchObject([
      { notandI_NR: agent.userId, nafn: 'Hrafnhildur Lóa', kennitala: agent.kennitala.slice(0, 6) },
    ]);
  });
  it('C7.13, C8.3 says 409 when there is none', async () => {
    for (const answer of [await held(agent), await given(owner)])
      expect([answer.status, answer.body.Message]).toEqual([409, 'Engin umboð fundust']);
  });
  it('C5.6, C4.7 cannot be granted to oneself, nor to somebody who has it already', async () => {
    const toOneself = await grant(owner, owner.userId);
    expect([toOneself.status, toOneself.body.Errors]).toMatchObject([
      422,
      [{ Field: 'NOTENDA_NR_TENGSLAADILLA', Code: 'access.self' }],
    ]);
    await grant(owner, agent.userId);
    const again = await grant(owner, agent.userId);
    expect([again.status, again.body.Code]).toEqual([409, 'access.exists']);
  });
  it('C6.2, F6.5, S6 is refused to external users and to those who are signed out', async () => {
    expect((await grant(agent, owner.userId)).status).toBe(403);
    expect((await grant(undefined, owner.userId)).status).toBe(401);
  });
  it.each(['member', 'viewer'] as const)('C6.2, F6.4, S6 is there for the role %s', async (role) => {
    expect((await grant(await portal.someone({ role }), agent.userId)).status).toBe(201);
  });
  it.each(['administrator', 'editor'] as const)('S8 lends the role %s to nobody', async (role) => {
    const staff = await portal.someone({ role });
    expect((await grant(staff, agent.userId)).body).toMatchObject({
      StatusCode: 409,
      Code: 'access.byStaff',
    });
    const asked = await portal.ask('POST /api/users/accessRequests', {
      as: agent,
      body: { NOTANDI_NR: staff.userId },
    });
    expect(asked.body.Code).toBe('access.ofStaff');
    await expect(
      portal.sql('insert into access_grant (user_id, grantee_user_id) values ($1, $2)', [
        staff.userId,
        agent.userId,
      ]),
    ).rejects.toThrow('grant no access');
    const act = await portal.ask(`PATCH /api/users/masquerade/${staff.userId}`, { as: agent });
    expect(act.body.Code).toBe('user.notFound');
  });
  it('S8 ends what was given by somebody who becomes staff, with the sessions that rest on it', async () => {
    const giver = await portal.someone();
    await grant(giver, agent.userId);
    const own = await portal.someone({ role: 'external' });
    await grant(giver, own.userId);
    const { body } = await portal.ask(`PATCH /api/users/masquerade/${giver.userId}`, { as: own });
    const acting = { ...own, token: body.token as string };
    expect((await portal.ask('GET /api/users/language', { as: acting })).status).toBe(200);
    await portal.sql(`update app_user set role = 'administrator' where user_id = $1`, [giver.userId]);
    await expect
      .poll(async () => (await portal.ask('GET /api/users/language', { as: acting })).status)
      .toBe(401);
    expect(await portal.sql('select from access_grant where user_id = $1', [giver.userId])).toEqual([]);
  });
  it('S6 finds nobody who is not there, or is locked or closed', async () => {
    await portal.sql('update app_user set is_locked = true where user_id = $1', [agent.userId]);
    for (const userId of [agent.userId, 2_000_000_000])
      expect((await grant(owner, userId)).body.Code).toBe('user.notFound');
  });
  it.each([
    ['0000-01-01', 'access.lastDayPassed'],
    [day(-1), 'access.lastDayPassed'],
    ['2026-02-30', 'value.wrongForm'],
    [7, 'value.wrongType'],
  ])('S5 takes no last day %j', async (SIDASTI_DAGUR, code) => {
    const { status, body } = await grant(owner, agent.userId, { SIDASTI_DAGUR });
    expect([status, body.Errors]).toMatchObject([422, [{ Field: 'SIDASTI_DAGUR', Code: code }]]);
  });
  it('S5 holds until its last day and then counts for nothing, so that it can be granted anew', async () => {
    await grant(owner, agent.userId, { SIDASTI_DAGUR: day(0), ADEINS_LESTUR: 1 });
    expect((await held(agent)).body).toMatchObject([{ adeinS_LESTUR: 1, sidastI_DAGUR: day(0) }]);
    await portal.sql('update access_grant set last_day = current_date - 1 where user_id = $1', [
      owner.userId,
    ]);
    for (const answer of [await held(agent), await given(owner)]) expect(answer.status).toBe(409);
    const remove = await portal.ask(`DELETE /api/users/access/${agent.userId}`, { as: owner });
    expect(remove.status).toBe(404);
    expect((await grant(owner, agent.userId)).status).toBe(201);
    expect((await held(agent)).body).toMatchObject([{ adeinS_LESTUR: 0, sidastI_DAGUR: null }]);
  });
  it('S5 is changed by anyone who granted it, and by nobody else', async () => {
    await grant(owner, agent.userId);
    const change = (as: Someone, body: object) =>
      portal.ask(`PATCH /api/users/access/${agent.userId}`, { as, body });
    expect((await change(owner, { ADEINS_LESTUR: 1, SIDASTI_DAGUR: day(3) })).status).toBe(204);
    expect((await held(agent)).body).toMatchObject([{ adeinS_LESTUR: 1, sidastI_DAGUR: day(3) }]);
    expect((await change(owner, { SIDASTI_DAGUR: null })).status).toBe(204);
    expect((await held(agent)).body).toMatchObject([{ adeinS_LESTUR: 1, sidastI_DAGUR: null }]);
    expect((await change(await portal.someone(), { ADEINS_LESTUR: 0 })).status).toBe(404);
    expect((await change(owner, { SIDASTI_DAGUR: day(-2) })).status).toBe(422);
  });
  it('C7.16, S6 is removed by anyone who granted it, given up by anyone who has it, and by nobody else', async () => {
    await grant(owner, agent.userId);
    const other = await portal.someone();
    const remove = (as: Someone, path: string) => portal.ask(`DELETE /api/users/${path}`, { as });
    for (const path of [`access/${agent.userId}`, `myAccess/${owner.userId}`])
      expect((await remove(other, path)).status).toBe(404);
    expect((await remove(owner, `access/${agent.userId}`)).status).toBe(204);
    expect((await remove(owner, `access/${agent.userId}`)).status).toBe(404);
    await grant(owner, agent.userId);
    expect((await remove(agent, `myAccess/${owner.userId}`)).status).toBe(204);
    expect((await given(owner)).status).toBe(409);
  });
  it('W5 is one grant when two are sent at once', async () => {
    const both = await Promise.all([grant(owner, agent.userId), grant(owner, agent.userId)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  });
  it('J3, J4 tells the other one, and is on record', async () => {
    const friend = await portal.someone();
    await grant(owner, friend.userId, { ADEINS_LESTUR: true });
    await portal.ask(`DELETE /api/users/access/${friend.userId}`, { as: owner });
    expect(await toldOf(friend)).toEqual(['Umboð fellt niður: Þórdís Æsa', 'Umboð: Þórdís Æsa']);
    expect(await toldOf(owner)).toEqual([]);
    const { body } = await portal.ask('GET /api/records?table=access_grant', { as: owner });
    expect(body.map(({ adgerd, vidfang }: Record<string, string>) => `${adgerd} ${vidfang}`)).toEqual([
      `delete ${friend.name}`,
      `insert ${friend.name}`,
    ]);
    expect((await portal.ask('GET /api/records?table=access_grant', { as: friend })).status).toBe(404);
  });
});

describe('whom you may act for', () => {
  it('C6.3, C2.32 is everybody for an administrator, and searched by name', async () => {
    const administrator = await portal.someone({ role: 'administrator', isPerson: false });
    const unlike = await portal.someone({ name: 'Ylfa Sædal Hólm' });
    const { body, headers } = await held(administrator, '?limit=5');
    expect(body).toHaveLength(5);
    expect(Number(headers['x-total-count'])).toBeGreaterThan(5);
    const named = await held(administrator, `?limit=5&name=${encodeURIComponent('saedal')}`);
    expect(named.body).toMatchObject([{ notandI_NR: unlike.userId, dagS_VEITT: null }]);
    const numbered = await held(administrator, `?name=${unlike.kennitala}`);
    expect(numbered.body).toMatchObject([{ notandI_NR: unlike.userId }]);
    expect((await held(administrator, '?name=enginn+heitir+svo')).status).toBe(409);
    expect((await held(administrator, `?name=${administrator.kennitala}`)).status).toBe(409);
  });
  it('F6.5 is searched by name within their own, and never beyond', async () => {
    await grant(owner, agent.userId);
    expect((await held(agent, '?name=thordis')).body).toMatchObject([{ notandI_NR: owner.userId }]);
    expect((await held(agent, '?name=katla')).status).toBe(409);
    await portal.sql('update app_user set is_locked = true where user_id = $1', [owner.userId]);
    expect((await held(agent)).status).toBe(409);
  });
});

describe('searching for a user', () => {
  it('C7.12, C3.7, V8, V10 finds by name blind to case and accents, with six digits, and never themselves', async () => {
    const friend = await portal.someone({ name: 'Ívar Þröstur Ægisson' });
    const me = await portal.someone({ name: 'Ívar Þröstur Ægisson' });
    await grant(me, friend.userId);
    const { body } = await search(me, 'name=ivar+throstur');
    expect(body).toEqual([
      {
        notandI_NR: friend.userId,
        kennitala: friend.kennitala.slice(0, 6),
        nafn: 'Ívar Þröstur Ægisson',
        hlutverK_NOTANDA: 'Meðlimur',
        hefuR_UMBOD: 1,
      },
    ]);
  });
  it('C7.12, S4 finds by a whole national ID, with or without its hyphen, and by no part of it (V10)', async () => {
    const { kennitala, userId } = agent;
    for (const text of [kennitala, `${kennitala.slice(0, 6)}-${kennitala.slice(6)}`])
      expect((await search(owner, `SSN=${text}&name=${encodeURIComponent(agent.name)}`)).body).toMatchObject([
        { notandI_NR: userId, hefuR_UMBOD: 0 },
      ]);
    expect((await search(owner, `SSN=${kennitala.slice(0, 9)}&name=x`)).status).toBe(404);
    expect(
      (await search(owner, `SSN=${owner.kennitala}&name=${encodeURIComponent(owner.name)}`)).status,
    ).toBe(404);
    expect((await search(owner, '')).body.Code).toBe('user.noneFound');
  });
  it('V10 shows members nobody of the staff by name, and external users nobody at all', async () => {
    const editor = await portal.someone({ role: 'editor', name: 'Ragnheiður Starfsdóttir' });
    expect((await search(owner, 'name=ragnheidur+starfs')).status).toBe(404);
    expect((await search(owner, `SSN=${editor.kennitala}&name=ragnheidur`)).status).toBe(200);
    const administrator = await portal.someone({ role: 'administrator' });
    expect((await search(administrator, 'name=ragnheidur+starfs')).body).toHaveLength(1);
    expect((await search(agent, 'name=thordis')).status).toBe(404);
    expect(
      (await search(agent, `SSN=${owner.kennitala}&name=${encodeURIComponent(owner.name)}`)).body,
    ).toHaveLength(1);
  });
  it('S9 tells nothing of a number without a name that fits, and not more than twenty times an hour', async () => {
    const [asker, other] = [await portal.someone(), await portal.someone({ name: 'Dagur Nói Bárðarson' })];
    const by = (name: string) => search(asker, `SSN=${other.kennitala}&name=${encodeURIComponent(name)}`);
    expect((await search(asker, `SSN=${other.kennitala}`)).body.Code).toBe('person.nameForNumber');
    for (const wrong of ['Jökull', 'Dagu', 'Dagur Jökull', 'D'])
      expect((await by(wrong)).body.Code).not.toBe(undefined);
    expect((await by('Jökull')).status).toBe(404);
    expect((await by('dagur')).body).toHaveLength(1);
    for (let i = 0; i < 20; i++) await by('Jökull');
    expect((await by('dagur')).body.Code).toBe('person.lookedUpTooOften');
    // Another asks for themselves.
    expect((await search(agent, `SSN=${other.kennitala}&name=dagur`)).status).toBe(200);
  });
  it('V8 leaves out anyone who cannot log in', async () => {
    const gone = await portal.someone({ name: 'Horfinn Brottfarinn' });
    await portal.sql('update app_user set closed_at = now() where user_id = $1', [gone.userId]);
    expect((await search(owner, 'name=horfinn')).status).toBe(404);
    expect((await search(owner, `SSN=${gone.kennitala}&name=horfinn`)).status).toBe(404);
  });
});
