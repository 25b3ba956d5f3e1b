import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';

let portal: Portal;
let staff: Someone;
let member: Someone;
let festivalId: number;
let next = 0;

/** `GET /fest` is the one that each test begins with. */
const ask = (methodAndPath: string, body?: unknown) =>
  portal.ask(methodAndPath.replace(' /fest', ` /api/desk/festivals/${festivalId}`), { as: staff, body });

beforeAll(async () => {
  portal = await aPortal();
  staff = await portal.someone({ role: 'editor', isPerson: false });
  member = await portal.someone();
});
beforeEach(async () => {
  next += 1;
  const body = { HEITI_TONLISTARHATIDAR: `Hátíð ${next}` };
  festivalId = (await ask('POST /api/desk/festivals', body)).body.tonlistarhatiD_NR;
});
afterAll(() => portal.close());

describe('a festival', () => {
  it('D1, L5.3 is added with its years, which are opened and closed', async () => {
    const year = await ask('POST /fest/years', { AR: 2027 });
    expect(year).toMatchObject({ status: 201, body: { ar: 2027, tonlistarhatiD_LOKID_ROFI: 0, utgafa: 1 } });
    await ask('POST /fest/years', { AR: 2028 });
    const years = async () =>
      (await portal.ask(`GET /api/musicFestivals/${festivalId}/instances`, { as: member })).body;
    expect(await years()).toMatchObject([{ ar: 2028 }, { ar: 2027 }]);
    const path = `PUT /fest/years/${year.body.tonlistarhatiD_TILVIK_NR}`;
    await ask(path, { AR: 2027, TONLISTARHATID_LOKID_ROFI: 1, UTGAFA: 1 });
    expect(await years()).toMatchObject([{ ar: 2028 }]);
    expect(await ask(path, { AR: 2027, TONLISTARHATID_LOKID_ROFI: 0, UTGAFA: 1 })).toMatchObject({
      status: 412,
    });
    expect((await ask('GET /fest')).body).toMatchObject({ fjoldI_TILVIKA: 2, fjoldI_OPINNA_TILVIKA: 1 });
    expect((await ask('GET /fest/years')).body).toMatchObject([{ ar: 2028 }, { ar: 2027, utgafa: 2 }]);
  });
  it('D1 is renamed, closed and opened', async () => {
    const change = (changes: object) =>
      ask('PUT /fest', {
        HEITI_TONLISTARHATIDAR: `Ný ${next}`,
        TONLISTARHATID_LOKUD_ROFI: 1,
        UTGAFA: 1,
        ...changes,
      });
    expect(await change({})).toMatchObject({
      status: 200,
      body: { tonlistarhatiD_LOKUD_ROFI: 1, utgafa: 2 },
    });
    expect((await portal.ask(`GET /api/musicFestivals?name=N%C3%BD+${next}`, { as: member })).status).toBe(
      404,
    );
    expect(await change({})).toMatchObject({ status: 412 });
    await change({ UTGAFA: 2, TONLISTARHATID_LOKUD_ROFI: 0 });
    const found = await portal.ask(`GET /api/desk/festivals?limit=50&filter=open&q=ny+${next}`, {
      as: staff,
    });
    expect(found.body).toMatchObject([{ tonlistarhatiD_NR: festivalId, utgafa: 3 }]);
  });
  it('is known once by name and has each year once', async () => {
    const again = await portal.ask('POST /api/desk/festivals', {
      as: staff,
      body: { HEITI_TONLISTARHATIDAR: `hatid ${next}` },
    });
    expect(again).toMatchObject({ status: 409, body: { Code: 'festival.known' } });
    const both = await Promise.all([1, 2].map(() => ask('POST /fest/years', { AR: 2027 })));
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect((await ask('POST /fest/years', { AR: 27 })).body).toMatchObject({ Errors: [{ Field: 'AR' }] });
  });
  it('is not found by a number that is not there, nor a year of another', async () => {
    const { body } = await ask('POST /fest/years', { AR: 2027 });
    festivalId = 99_999;
    const answers = await Promise.all([
      ask('GET /fest'),
      ask('PUT /fest', { HEITI_TONLISTARHATIDAR: 'Ný', TONLISTARHATID_LOKUD_ROFI: 0, UTGAFA: 1 }),
      ask('POST /fest/years', { AR: 2027 }),
      ask('GET /fest/years'),
      ask(`PUT /fest/years/${body.tonlistarhatiD_TILVIK_NR}`, {
        AR: 2027,
        TONLISTARHATID_LOKID_ROFI: 0,
        UTGAFA: 1,
      }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  });
});
