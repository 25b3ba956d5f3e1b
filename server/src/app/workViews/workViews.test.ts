import { mostWorkViews } from '@omur/contract/app/workViews';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

const keep = (body: unknown, as?: Someone) => portal.ask('POST /api/workViews', { as, body });
const viewsOf = async (as: Someone) => {
  const { body, status } = await portal.ask('GET /api/workViews', { as });
  return status === 404 ? [] : body;
};

describe('views of works', () => {
  it('H30 are kept by name, one of a name, and deleted by their owner alone', async () => {
    const [owner, other] = [await portal.someone(), await portal.someone()];
    expect((await keep({ HEITI_SYNAR: 'Rauð verk', LEIT: 'vaka', ROD_LISTA: '-ljos' }, owner)).status).toBe(
      204,
    );
    await keep({ HEITI_SYNAR: ' rauð verk ', HOFUNDUR_NR: 20001 }, owner);
    const [view, ...rest] = await viewsOf(owner);
    expect(rest).toEqual([]);
    expect(view).toMatchObject({ heitI_SYNAR: 'rauð verk', leit: null, hofunduR_NR: 20001, roD_LISTA: null });
    expect(await viewsOf(other)).toEqual([]);
    const remove = (as: Someone) => portal.ask(`DELETE /api/workViews/${view.syN_NR}`, { as });
    expect((await remove(other)).status).toBe(404);
    expect((await remove(owner)).status).toBe(204);
    expect(await viewsOf(owner)).toEqual([]);
  });
  it('H30 have a name and an order that a list can take', async () => {
    const owner = await portal.someone();
    for (const body of [
      { HEITI_SYNAR: ' ' },
      { HEITI_SYNAR: 'a'.repeat(61) },
      { HEITI_SYNAR: 'Röð', ROD_LISTA: 'title; drop table work' },
      { HEITI_SYNAR: 'Leit', LEIT: 'a'.repeat(201) },
    ])
      expect((await keep(body, owner)).status).toBe(422);
    expect((await keep({ HEITI_SYNAR: 'Án notanda' })).status).toBe(401);
  });
  it('H30 are thirty at most', async () => {
    const owner = await portal.someone();
    await portal.sql(
      `insert into work_view (user_id, name) select $1, 'Sýn ' || n from generate_series(1, $2) n`,
      [owner.userId, mostWorkViews],
    );
    expect((await keep({ HEITI_SYNAR: 'Ein enn' }, owner)).status).toBe(409);
    expect((await keep({ HEITI_SYNAR: 'Sýn 3', LEIT: 'vaka' }, owner)).status).toBe(204);
  });
});
