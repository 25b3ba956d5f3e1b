import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';

let portal: Portal;
let administrator: Someone;
beforeAll(async () => {
  portal = await aPortal();
  administrator = await portal.someone({ role: 'administrator', isPerson: false });
});
afterAll(() => portal.close());

const codes = (as: Someone | undefined, personId: number) =>
  portal.ask(`GET /api/persons/${personId}/musicStartCodes`, { as });
const make = (as: Someone | undefined, personId: number) =>
  portal.ask(`PATCH /api/persons/${personId}/musicStartCodes`, { as });

describe('MusicStart codes', () => {
  it('F2.36, F7.11, A3 are made by an administrator, and seen by the person', async () => {
    const member = await portal.someone();
    expect(await codes(member, member.personId)).toMatchObject({
      status: 404,
      body: { Code: 'musicStart.noneFound', Message: 'Enginn kóði fannst' },
    });
    const made = await make(administrator, member.personId);
    expect(made.status).toBe(200);
    expect(made.body).toEqual({
      musiC_START_CODE: expect.stringMatching(/^[ACDEFGHJKMNPRTVWXY34679]{12}$/),
      dagsetning: new Date().toISOString().slice(0, 10),
    });
    for (const reader of [member, administrator, await portal.someone({ role: 'editor' })])
      expect((await codes(reader, member.personId)).body).toEqual([made.body]);
  });
  it('F7.10, S6 are nobody else’s to see', async () => {
    const member = await portal.someone();
    await make(administrator, member.personId);
    const stranger = await portal.someone();
    expect((await codes(stranger, member.personId)).status).toBe(404);
    expect((await codes(undefined, member.personId)).status).toBe(401);
    const external = await portal.someone({ role: 'external' });
    expect((await codes(external, member.personId)).status).toBe(404);
    const proxy = await portal.someone({ role: 'external' });
    await portal.sql('update session set acting_for_user_id = $1 where user_id = $2', [
      member.userId,
      proxy.userId,
    ]);
    expect((await codes(proxy, member.personId)).status).toBe(200);
  });
  it('F2.36, F6.1 are made by nobody else', async () => {
    const member = await portal.someone();
    for (const role of ['editor', 'member', 'viewer', 'external'] as const) {
      const as = await portal.someone({ role });
      expect(await make(as, member.personId)).toMatchObject({
        status: 403,
        body: { Code: 'session.forbidden' },
      });
    }
    expect((await make(member, member.personId)).status).toBe(403);
    expect((await make(undefined, member.personId)).status).toBe(401);
    expect((await codes(member, member.personId)).status).toBe(404);
  });
  it('A3 are one a person, however often and at once they are asked for', async () => {
    const member = await portal.someone();
    const answers = await Promise.all(Array.from({ length: 6 }, () => make(administrator, member.personId)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 409, 409, 409, 409, 409,
    ]);
    expect((await make(administrator, member.personId)).body.Code).toBe('musicStart.alreadyThere');
    expect((await codes(member, member.personId)).body).toHaveLength(1);
  });
  it.each(['2000000000', '0', '-1', 'x', '99999999999'])(
    'A3 are not made for person %s, who is not there',
    async (id) => {
      const { status } = await portal.ask(`PATCH /api/persons/${id}/musicStartCodes`, { as: administrator });
      expect(status).toBe(404);
    },
  );
  it('J4 leave a record of who made them', async () => {
    const member = await portal.someone();
    await make(administrator, member.personId);
    expect(
      await portal.sql(
        `select user_id, operation from change_record where table_name = 'music_start_code' and person_id = $1`,
        [member.personId],
      ),
    ).toEqual([{ user_id: administrator.userId, operation: 'insert' }]);
  });
});
