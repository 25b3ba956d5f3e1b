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
  agent = await portal.someone({ role: 'external', name: 'Hrafnhildur Lóa' });
});
afterAll(() => portal.close());

const ask = (as: Someone | undefined, userId: number, more: object = {}) =>
  portal.ask('POST /api/users/accessRequests', { as, body: { NOTANDI_NR: userId, ...more } });
const requests = (as: Someone) => portal.ask('GET /api/users/accessRequests', { as });
const answer = (as: Someone, requestId: number, SAMTHYKKT: number, more: object = {}) =>
  portal.ask(`PATCH /api/users/accessRequests/${requestId}`, { as, body: { SAMTHYKKT, ...more } });
const held = (as: Someone) => portal.ask('GET /api/users/myAccess', { as });
const asked = async (more: object = {}): Promise<number> =>
  (await ask(agent, owner.userId, more)).body.umbodsbeidnI_NR;
const toldOf = async ({ personId }: Someone) =>
  (await portal.sql('select header_is from notification where person_id = $1 order by 1', [personId])).map(
    ({ header_is }) => header_is,
  );

describe('a request for access', () => {
  it('S5, J3 waits on both sides, and gives nothing by itself', async () => {
    const requestId = await asked({ ADEINS_LESTUR: 1, ATHUGASEMD: 'Ég sé um tónleikana í vor.' });
    const row = { umbodsbeidnI_NR: requestId, adeinS_LESTUR: 1, athugasemd: 'Ég sé um tónleikana í vor.' };
    expect((await requests(owner)).body).toMatchObject([
      { ...row, eigiN_BEIDNI: 0, nafn: 'Hrafnhildur Lóa', kennitala: agent.kennitala.slice(0, 6) },
    ]);
    expect((await requests(agent)).body).toMatchObject([{ ...row, eigiN_BEIDNI: 1, nafn: 'Þórdís Æsa' }]);
    expect((await held(agent)).status).toBe(409);
    expect((await portal.ask(`PATCH /api/users/masquerade/${owner.userId}`, { as: agent })).status).toBe(404);
    expect(await toldOf(owner)).toEqual(['Beiðni um umboð: Hrafnhildur Lóa']);
  });
  it('S5 is accepted as it was made, or on other terms', async () => {
    const requestId = await asked({ ADEINS_LESTUR: 1 });
    expect((await answer(owner, requestId, 1)).status).toBe(204);
    expect((await held(agent)).body).toMatchObject([{ notandI_NR: owner.userId, adeinS_LESTUR: 1 }]);
    expect((await requests(owner)).body.Code).toBe('access.noRequests');
    expect(await toldOf(agent)).toEqual(['Umboð: Þórdís Æsa']);

    const other = await portal.someone();
    const { body } = await ask(agent, other.userId);
    await answer(other, body.umbodsbeidnI_NR, 1, { ADEINS_LESTUR: 1, SIDASTI_DAGUR: '2199-01-01' });
    expect((await held(agent)).body).toContainEqual(
      expect.objectContaining({ notandI_NR: other.userId, adeinS_LESTUR: 1, sidastI_DAGUR: '2199-01-01' }),
    );
  });
  it('S5, J3 is refused, and may be made again after a week', async () => {
    await answer(owner, await asked(), 0);
    expect((await held(agent)).status).toBe(409);
    expect(await toldOf(agent)).toEqual(['Beiðni hafnað: Þórdís Æsa']);
    expect((await ask(agent, owner.userId)).body.Code).toBe('access.requestRefused');
    await portal.sql(
      `update access_request set answered_at = now() - interval '8 days' where state = 'refused'`,
    );
    expect((await ask(agent, owner.userId)).status).toBe(201);
  });
  it('S6 is answered by the one who is asked, withdrawn by the one who asks, and by nobody else', async () => {
    const requestId = await asked();
    const other = await portal.someone();
    const withdraw = (as: Someone) => portal.ask(`DELETE /api/users/accessRequests/${requestId}`, { as });
    expect((await answer(other, requestId, 1)).status).toBe(404);
    expect((await answer(agent, requestId, 1)).status).toBe(403);
    for (const one of [other, owner]) expect((await withdraw(one)).status).toBe(404);
    expect((await requests(other)).status).toBe(404);
    expect((await withdraw(agent)).status).toBe(204);
    expect((await answer(owner, requestId, 1)).status).toBe(404);
    expect((await ask(undefined, owner.userId)).status).toBe(401);
  });
  it('S5 is not made to the caller, to nobody, twice, or for access that exists', async () => {
    expect((await ask(agent, agent.userId)).body.Errors).toMatchObject([{ Field: 'NOTANDI_NR' }]);
    expect((await ask(agent, 2_000_000_000)).status).toBe(404);
    await asked();
    expect((await ask(agent, owner.userId)).body.Code).toBe('access.requestExists');
    const body = { NOTENDA_NR_TENGSLAADILLA: agent.userId };
    await portal.ask('POST /api/users/access', { as: owner, body });
    expect((await requests(agent)).body.Code).toBe('access.noRequests');
    expect((await ask(agent, owner.userId)).body.Code).toBe('access.held');
  });
  it('S5 is one when two are sent at once, and no more than twenty wait', async () => {
    const both = await Promise.all([ask(agent, owner.userId), ask(agent, owner.userId)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    for (let i = 0; i < 19; i++) {
      const { userId } = await portal.someone({ isPerson: false, role: 'viewer' });
      expect((await ask(agent, userId)).status).toBe(201);
    }
    const { userId } = await portal.someone();
    expect((await ask(agent, userId)).body.Code).toBe('access.tooManyRequests');
  });
});
