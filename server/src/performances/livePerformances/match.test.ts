import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';

let portal: Portal;
let member: Someone;
let other: Someone;
let own: number;
let others: number;

beforeAll(async () => {
  portal = await aPortal();
  member = await portal.someone({ name: 'Þórdís Æsa Öndólfsdóttir' });
  other = await portal.someone({ name: 'Vébjörn Logi Dalstjarna' });
  own = await portal.work({ by: member, title: 'Andvaka' });
  others = await portal.work({ by: other, title: 'Andvaka' });
  await portal.work({ by: other, title: 'Hringnót' });
  await portal.work({ by: other, title: 'Vor' });
  await portal.work({ by: await portal.someone(), title: 'Vor' });
  await portal.work({ by: member, title: 'Norðurljósanótt' });
});
afterAll(() => portal.close());

interface Line {
  linU_NR: number;
  vissa: string;
  fundiN_VERK: { verK_NR: number; heitI_VERKS: string }[];
}
const match = async (LINUR: { HEITI_VERKS: string; HOFUNDAR?: string }[], as: Someone | undefined = member) =>
  portal.ask('POST /api/compositions/matches', { as, body: { LINUR } });
const matched = async (HEITI_VERKS: string, HOFUNDAR?: string) => {
  const { body } = await match([{ HEITI_VERKS, ...(HOFUNDAR && { HOFUNDAR }) }]);
  const [line] = body.nidurstodur as Line[];
  return [line?.vissa, ...(line?.fundiN_VERK.map(({ verK_NR }) => verK_NR) ?? [])];
};

describe('the lines of a pasted set list', () => {
  it('V8 mean their own work before others of the same title', async () => {
    expect(await matched('andvaka')).toEqual(['sure', own, others]);
  });
  it('mean the work of an author who is named', async () => {
    expect(await matched('Andvaka', 'Vébjörn Dalstjarna')).toEqual(['sure', others, own]);
  });
  it('are likely where only one work has the title, and unsure where several have', async () => {
    expect((await matched('Hringnót'))[0]).toBe('likely');
    expect((await matched('Vor'))[0]).toBe('unsure');
  });
  it('are found without what stands in brackets, and by a like spelling', async () => {
    expect((await matched('Andvaka (órafmögnuð)'))[1]).toBe(own);
    const [sureness, ...found] = await matched('Nordurljosanott!');
    expect([sureness, found.length]).toEqual(['sure', 1]);
    expect((await matched('Norðurljósanóttin'))[0]).toBe('unsure');
  });
  it('are each answered, in the order sent, those not found as well', async () => {
    const { status, body } = await match([
      { HEITI_VERKS: 'Finnst hvergi nokkurs staðar' },
      { HEITI_VERKS: 'Hringnót' },
    ]);
    expect(status).toBe(200);
    expect(body.nidurstodur).toMatchObject([
      { linU_NR: 1, vissa: 'none', fundiN_VERK: [] },
      { linU_NR: 2, vissa: 'likely', fundiN_VERK: [{ heitI_VERKS: 'Hringnót', eigiD_VERK: 0 }] },
    ]);
  });
  it('L2.14 may be 200 in one request, and no more', async () => {
    const lines = (count: number) =>
      Array.from({ length: count }, (_, i) => ({ HEITI_VERKS: i % 2 ? 'Andvaka' : `Lag númer ${i}` }));
    const { status, body } = await match(lines(200));
    expect([status, body.nidurstodur.length]).toEqual([200, 200]);
    expect((await match(lines(201))).status).toBe(422);
    expect((await match([])).status).toBe(422);
    expect((await matched('!?'))[0]).toBe('none');
  });
  it('S6 are matched for those who may register', async () => {
    expect((await match([{ HEITI_VERKS: 'Vor' }], await portal.someone({ role: 'viewer' }))).status).toBe(
      403,
    );
    expect((await portal.ask('POST /api/compositions/matches', { body: { LINUR: [] } })).status).toBe(401);
  });
});
