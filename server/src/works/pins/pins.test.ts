import { mostPins } from '@omur/contract/works/pins';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

const pin = (workId: number, as?: Someone) => portal.ask(`PUT /api/pins/${workId}`, { as });
const pinnedBy = async (as: Someone) => {
  const { body, status } = await portal.ask('GET /api/pins', { as });
  return status === 404 ? [] : body.map((one: { verK_NR: number }) => one.verK_NR);
};

describe('pinned works', () => {
  it('H29 are a user’s own, the last first; once more changes nothing, and unpinned they are gone', async () => {
    const [author, other] = [await portal.someone(), await portal.someone()];
    const [first, second] = [await portal.work({ by: author }), await portal.work({ by: other })];
    for (const workId of [first, second, first]) expect((await pin(workId, author)).status).toBe(204);
    expect(await pinnedBy(author)).toEqual([second, first]);
    expect(await pinnedBy(other)).toEqual([]);
    const home = await portal.ask('GET /api/home', { as: author });
    expect(home.body.fesT_VERK).toMatchObject([
      { verK_NR: second },
      { verK_NR: first, heitI_VERKS: 'Andvaka' },
    ]);
    await portal.ask(`DELETE /api/pins/${second}`, { as: other });
    expect((await portal.ask(`DELETE /api/pins/${second}`, { as: author })).status).toBe(204);
    expect(await pinnedBy(author)).toEqual([first]);
  });
  it('H29 are of works that the user may see', async () => {
    const [author, other] = [await portal.someone(), await portal.someone()];
    const workId = await portal.work({ by: author });
    await pin(workId, other);
    await pin(workId, author);
    await portal.sql(`update work set review = 'withdrawn' where work_id = $1`, [workId]);
    expect(await pinnedBy(other)).toEqual([]);
    expect((await pin(workId, other)).status).toBe(404);
    expect((await pin(2_000_000_000, author)).status).toBe(404);
    expect((await pin(workId)).status).toBe(401);
  });
  it('H29 are the member’s for those who act for them; to read alone, they change nothing', async () => {
    const [author, friend] = [await portal.someone(), await portal.someone()];
    const workId = await portal.work({ by: author });
    await pin(workId, author);
    await portal.ask('POST /api/users/access', {
      as: author,
      body: { NOTENDA_NR_TENGSLAADILLA: friend.userId, ADEINS_LESTUR: 1 },
    });
    const begun = await portal.ask(`PATCH /api/users/masquerade/${author.userId}`, { as: friend });
    const acting = { ...friend, token: begun.body.token };
    expect(await pinnedBy(acting)).toEqual([workId]);
    expect((await portal.ask(`DELETE /api/pins/${workId}`, { as: acting })).status).toBe(403);
  });
  it('H29 are fifty at most', async () => {
    const author = await portal.someone();
    const workId = await portal.work({ by: author });
    await portal.sql(
      `with made as (insert into work (title) select 'Verk ' || n from generate_series(1, $2) n returning work_id)
       insert into pinned_work (user_id, work_id) select $1, work_id from made`,
      [author.userId, mostPins],
    );
    const refused = await pin(workId, author);
    expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('50 verk')]);
  });
});
