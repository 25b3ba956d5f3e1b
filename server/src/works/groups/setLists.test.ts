import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { groupsOf } from '../../../test/group.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

const { make, aBand } = groupsOf(() => portal);

describe('the set lists of a group', () => {
  it('H64 have works as they are now and titles in order, by a name of their own', async () => {
    const { people, groupId } = await aBand(50, 50);
    const [first, second] = people as [Someone, Someone];
    const [kept, gone] = [
      await portal.work({ by: first }),
      await portal.work({ by: first, title: 'Horfið' }),
    ];
    const aList = {
      HEITI_LAGALISTA: 'Sumarið',
      LOG_A_LISTA: [
        { VERK_NR: gone },
        { HEITI_VERKS: 'Vorvísa', HOFUNDAR_LAGS: 'Ókunnur', LENGD: '2.05' },
        { VERK_NR: kept },
      ],
    };
    const path = `/api/groups/${groupId}/setLists`;
    const made = await portal.ask(`POST ${path}`, { as: first, body: aList });
    expect(made.status).toBe(201);
    expect(made.body.loG_A_LISTA).toMatchObject([
      { verK_NR: gone, heitI_VERKS: 'Horfið', lengd: '3.30' },
      { verK_NR: null, heitI_VERKS: 'Vorvísa', listamenn: 'Ókunnur', lengd: '2.05' },
      { verK_NR: kept },
    ]);
    expect(
      (await portal.ask(`POST ${path}`, { as: second, body: { ...aList, HEITI_LAGALISTA: 'SUMARIÐ' } }))
        .status,
    ).toBe(409);
    await portal.sql(`update work set review = 'withdrawn' where work_id = $1`, [gone]);
    const read = await portal.ask(`GET ${path}`, { as: second });
    expect(read.body[0].loG_A_LISTA).toHaveLength(2);
    const one = `${path}/${made.body.lagalistI_HOPS_NR}`;
    expect((await portal.ask(`PUT ${one}`, { as: second, body: aList })).status).toBe(422);
    const shorter = { ...aList, LOG_A_LISTA: [{ VERK_NR: kept }] };
    expect((await portal.ask(`PUT ${one}`, { as: second, body: shorter })).body.loG_A_LISTA).toHaveLength(1);
    expect((await portal.ask(`DELETE ${one}`, { as: second })).status).toBe(204);
    expect((await portal.ask(`GET ${path}`, { as: second })).status).toBe(404);
  });

  it('H64 have in each line a work that there is, or a title; and are for members to change', async () => {
    const { people, groupId } = await aBand(50, 50);
    const [first] = people as [Someone];
    const path = `/api/groups/${groupId}/setLists`;
    const add = (lines: object[], as: Someone | undefined = first, name = 'Listi') =>
      portal.ask(`POST ${path}`, { as, body: { HEITI_LAGALISTA: name, LOG_A_LISTA: lines } });
    for (const lines of [[], [{}], [{ VERK_NR: 2_000_000_000 }], [{ VERK_NR: 1, HEITI_VERKS: 'Bæði' }]])
      expect((await add(lines)).status).toBe(422);
    expect((await add([{ HEITI_VERKS: 'Lag' }], first, ' ')).status).toBe(422);
    expect((await add([{ HEITI_VERKS: 'Lag' }], await portal.someone())).status).toBe(404);
    expect((await portal.ask(`GET ${path}`, { as: await portal.someone() })).status).toBe(404);
    const third = await portal.someone();
    const asked = await make(first, [
      [first, 50],
      [third, 50],
    ]);
    const of = `/api/groups/${asked.body.hofundahopuR_NR}/setLists`;
    const early = { HEITI_LAGALISTA: 'Of snemmt', LOG_A_LISTA: [{ HEITI_VERKS: 'Lag' }] };
    expect((await portal.ask(`POST ${of}`, { as: third, body: early })).status).toBe(409);
  });
});
