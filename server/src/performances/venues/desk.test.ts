import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';

let portal: Portal;
let staff: Someone;
let member: Someone;
let venueId: number;
let festivalId: number;
let next = 0;

/** `GET /venue` and `GET /fest` are those that each test begins with. */
const addressed = (methodAndPath: string) =>
  methodAndPath
    .replace(' /venue', ` /api/desk/venues/${venueId}`)
    .replace(' /fest', ` /api/desk/festivals/${festivalId}`);
const ask = (methodAndPath: string, body?: unknown, as: Someone | undefined = staff) =>
  portal.ask(addressed(methodAndPath), { as, body });
const add = (body: object) =>
  portal.ask('POST /api/desk/venues', {
    as: staff,
    body: { HEITI_FLUTNINGSSTADAR: `Bíó ${next}`, TEGUND_FLUTNINGSSTADAR_NR: 3, ...body },
  });
/** The whole of a venue, as the form sends it. */
const whole = (changes: object = {}) => ({
  HEITI_FLUTNINGSSTADAR: `Bíó ${next}`,
  HEIMILISFANG: 'Bryggjugata 4',
  POSTNUMER: '600',
  TEGUND_FLUTNINGSSTADAR_NR: 3,
  FLUTNINGSSTADUR_LOKADUR_ROFI: 0,
  UTGAFA: 1,
  ...changes,
});
const offered = async () => {
  const { body } = await portal.ask('GET /api/performanceLocations/concertHalls', { as: member });
  return (Array.isArray(body) ? body : []).map(
    (row: { flutningsstaduR_NR: number }) => row.flutningsstaduR_NR,
  );
};

beforeAll(async () => {
  portal = await aPortal();
  staff = await portal.someone({ role: 'editor', isPerson: false });
  member = await portal.someone();
});
beforeEach(async () => {
  next += 1;
  venueId = (await add({ HEIMILISFANG: ' Bryggjugata 4 ', POSTNUMER: '600' })).body.flutningsstaduR_NR;
  const festival = { HEITI_TONLISTARHATIDAR: `Hátíð ${next}` };
  festivalId = (await portal.ask('POST /api/desk/festivals', { as: staff, body: festival })).body
    .tonlistarhatiD_NR;
});
afterAll(() => portal.close());

describe('a venue', () => {
  it('D1 is added, and offered to members at once', async () => {
    expect((await ask('GET /venue')).body).toEqual({
      flutningsstaduR_NR: venueId,
      heitI_FLUTNINGSSTADAR: `Bíó ${next}`,
      heimilisfang: 'Bryggjugata 4',
      postnumer: '600',
      nafN_POSTSTOD: 'Akureyri',
      tegunD_FLUTNINGSSTADAR_NR: 3,
      flutningsstaduR_LOKADUR_ROFI: 0,
      fjoldI_SALA: 0,
      utgafa: 1,
    });
    expect(await offered()).toContain(venueId);
  });
  it('D1, L5.3 is closed and opened again', async () => {
    const closed = await ask('PUT /venue', whole({ FLUTNINGSSTADUR_LOKADUR_ROFI: 1 }));
    expect(closed).toMatchObject({ status: 200, body: { flutningsstaduR_LOKADUR_ROFI: 1, utgafa: 2 } });
    expect(await offered()).not.toContain(venueId);
    await ask('PUT /venue', whole({ UTGAFA: 2 }));
    expect(await offered()).toContain(venueId);
    await ask('PUT /venue', whole({ UTGAFA: 3, TEGUND_FLUTNINGSSTADAR_NR: 1 }));
    expect(await offered()).not.toContain(venueId);
  });
  it('V11 is not changed by two who read the same', async () => {
    const answers = await Promise.all([
      ask('PUT /venue', whole({ HEIMILISFANG: 'Bryggjugata 5' })),
      ask('PUT /venue', whole({ HEIMILISFANG: 'Bryggjugata 6' })),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412]);
    const late = answers.find(({ status }) => status === 412);
    expect(late?.body).toMatchObject({ Code: 'place.changedMeanwhile' });
  });
  it('has a name with letters or digits, a known type and a known postal code', async () => {
    const wrong: [object, string, string][] = [
      [{ HEITI_FLUTNINGSSTADAR: ' ?! ' }, 'HEITI_FLUTNINGSSTADAR', 'place.nameMissing'],
      [{ HEITI_FLUTNINGSSTADAR: 'x'.repeat(201) }, 'HEITI_FLUTNINGSSTADAR', 'value.tooLong'],
      [{ HEITI_FLUTNINGSSTADAR: 'Nýtt', POSTNUMER: '999' }, 'POSTNUMER', 'venue.postalCodeUnknown'],
      [
        { HEITI_FLUTNINGSSTADAR: 'Nýtt', TEGUND_FLUTNINGSSTADAR_NR: 8 },
        'TEGUND_FLUTNINGSSTADAR_NR',
        'venue.typeUnknown',
      ],
    ];
    for (const [body, Field, Code] of wrong) {
      const { status, body: refusal } = await add(body);
      expect(status < 500).toBe(true);
      expect(refusal.Errors).toEqual([expect.objectContaining({ Field, Code })]);
    }
  });
  it('is known once by its name at a postal code while it is open', async () => {
    const again = await add({ HEITI_FLUTNINGSSTADAR: `BIO ${next}`, POSTNUMER: '600' });
    expect(again).toMatchObject({ status: 409, body: { Code: 'venue.known' } });
    expect((await add({ POSTNUMER: '101' })).status).toBe(201);
    await ask('PUT /venue', whole({ FLUTNINGSSTADUR_LOKADUR_ROFI: 1 }));
    expect((await add({ POSTNUMER: '600' })).status).toBe(201);
    const reopened = await ask('PUT /venue', whole({ UTGAFA: 2 }));
    expect(reopened).toMatchObject({ status: 409, body: { Code: 'venue.known' } });
  });
  it('is added once although two add it at the same time, or one twice', async () => {
    const both = await Promise.all([1, 2].map(() => add({ HEITI_FLUTNINGSSTADAR: `Tvíbíó ${next}` })));
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    const twice = await Promise.all(
      [1, 2].map(() =>
        portal.ask('POST /api/desk/venues', {
          as: staff,
          body: { HEITI_FLUTNINGSSTADAR: `Einbíó ${next}`, TEGUND_FLUTNINGSSTADAR_NR: 3 },
          headers: { 'idempotency-key': `venue-${next}-0123456789` },
        }),
      ),
    );
    expect(twice.map(({ status }) => status)).toEqual([201, 201]);
    expect(twice[0]?.body).toEqual(twice[1]?.body);
  });
  it('L9.1 stays as it is when it is number 714, and has no halls', async () => {
    venueId = 714;
    const change = await ask('PUT /venue', whole());
    expect(change).toMatchObject({ status: 409, body: { Code: 'venue.fixed' } });
    expect((await ask('POST /venue/halls', { HEITI_SALS: 'Salur' })).status).toBe(409);
  });
  it('is not found by a number that is not there', async () => {
    venueId = 99_999;
    const answers = await Promise.all([
      ask('GET /venue'),
      ask('PUT /venue', whole()),
      ask('GET /venue/halls'),
      ask('POST /venue/halls', { HEITI_SALS: 'Salur' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  });
});

describe('the list of venues', () => {
  const listed = async (query: string) =>
    (
      (await portal.ask(`GET /api/desk/venues?limit=1000&${query}`, { as: staff })).body as {
        flutningsstaduR_NR: number;
      }[]
    ).map(({ flutningsstaduR_NR: number }) => number);

  it('D1 has the open ones, or those that members are not offered', async () => {
    const open = venueId;
    const closed = (await add({ HEITI_FLUTNINGSSTADAR: `Lokabíó ${next}` })).body.flutningsstaduR_NR;
    venueId = closed;
    await ask(
      'PUT /venue',
      whole({ HEITI_FLUTNINGSSTADAR: `Lokabíó ${next}`, FLUTNINGSSTADUR_LOKADUR_ROFI: 1 }),
    );
    expect(await listed('filter=open')).toContain(open);
    expect(await listed('filter=open')).not.toContain(closed);
    expect(await listed('filter=closed')).toContain(closed);
    expect(await listed('filter=closed')).not.toContain(open);
    expect(await listed('')).toEqual(expect.arrayContaining([open, closed]));
    expect(await listed('')).not.toContain(714);
  });
  it('V8 is searched by name, number, postal code and town', async () => {
    await add({ HEITI_FLUTNINGSSTADAR: `Ölfusþing ${next}`, POSTNUMER: '815' });
    expect(await listed(`q=olfusthing+${next}`)).toHaveLength(1);
    expect(await listed('q=815')).toHaveLength(1);
    expect(await listed('q=%C3%BEorl%C3%A1ksh')).toHaveLength(1);
    expect(await listed(`q=${venueId}`)).toContain(venueId);
    expect((await portal.ask('GET /api/desk/venues?limit=5&q=%25', { as: staff })).status).toBe(404);
  });
  it.each(['venueName', 'venueTypeId', 'venueId'])('W3 is read in pages by %s', async (sort) => {
    const wire = {
      venueName: 'HEITI_FLUTNINGSSTADAR',
      venueTypeId: 'TEGUND_FLUTNINGSSTADAR_NR',
      venueId: 'FLUTNINGSSTADUR_NR',
    }[sort];
    const pages: number[] = [];
    for (let cursor: string | undefined = ''; cursor !== undefined; ) {
      const page = await portal.ask(`GET /api/desk/venues?limit=4&sort=-${wire}${cursor}`, { as: staff });
      pages.push(...page.body.map((row: { flutningsstaduR_NR: number }) => row.flutningsstaduR_NR));
      const place = page.headers['x-next-cursor'];
      cursor = typeof place === 'string' ? `&cursor=${place}` : undefined;
    }
    expect(pages).toEqual(await listed(`sort=-${wire}`));
    expect(new Set(pages).size).toBe(pages.length);
  });
});

describe('a hall', () => {
  it('D1, L5.3 is added to a venue, renamed, closed and opened', async () => {
    const added = await ask('POST /venue/halls', { HEITI_SALS: ' Stóri salur ' });
    expect(added).toMatchObject({
      status: 201,
      body: { heitI_SALS: 'Stóri salur', saluR_LOKADUR_ROFI: 0, utgafa: 1 },
    });
    const hall = `/venue/halls/${added.body.saluR_NR}`;
    const forMembers = () => portal.ask(`GET /api/performanceLocations/${venueId}/halls`, { as: member });
    expect((await forMembers()).body).toHaveLength(1);
    const closed = await ask(`PUT ${hall}`, { HEITI_SALS: 'Stóri', SALUR_LOKADUR_ROFI: 1, UTGAFA: 1 });
    expect(closed).toMatchObject({ status: 200, body: { heitI_SALS: 'Stóri', utgafa: 2 } });
    expect((await forMembers()).status).toBe(404);
    expect((await ask('GET /venue/halls')).body).toMatchObject([
      { heitI_SALS: 'Stóri', saluR_LOKADUR_ROFI: 1 },
    ]);
    const late = await ask(`PUT ${hall}`, { HEITI_SALS: 'Litli', SALUR_LOKADUR_ROFI: 0, UTGAFA: 1 });
    expect(late).toMatchObject({ status: 412, body: { Code: 'place.changedMeanwhile' } });
  });
  it('is known once at its venue, and is not one of another', async () => {
    const { body } = await ask('POST /venue/halls', { HEITI_SALS: 'Stóri salur' });
    expect(await ask('POST /venue/halls', { HEITI_SALS: 'stori SALUR' })).toMatchObject({
      status: 409,
      body: { Code: 'hall.known', Errors: [{ Field: 'HEITI_SALS' }] },
    });
    expect(await ask('POST /venue/halls', { HEITI_SALS: '–' })).toMatchObject({
      body: { Errors: [{ Field: 'HEITI_SALS', Code: 'place.nameMissing' }] },
    });
    venueId = (await add({ HEITI_FLUTNINGSSTADAR: `Annað ${next}` })).body.flutningsstaduR_NR;
    const change = { HEITI_SALS: 'Nýr', SALUR_LOKADUR_ROFI: 0, UTGAFA: 1 };
    expect(await ask(`PUT /venue/halls/${body.saluR_NR}`, change)).toMatchObject({ status: 404 });
  });
});

describe('places', () => {
  it('D1, L2.16 are kept by editors and administrators, and by nobody else', async () => {
    const venue = { HEITI_FLUTNINGSSTADAR: `Hlöðubíó ${next}`, TEGUND_FLUTNINGSSTADAR_NR: 3 };
    const tries: [string, unknown][] = [
      ['GET /api/desk/venues', undefined],
      ['GET /venue', undefined],
      ['POST /api/desk/venues', venue],
      ['PUT /venue', whole()],
      ['POST /venue/halls', { HEITI_SALS: 'Salur' }],
      ['GET /api/desk/festivals', undefined],
      ['POST /api/desk/festivals', { HEITI_TONLISTARHATIDAR: 'Ný hátíð' }],
      ['POST /fest/years', { AR: 2027 }],
    ];
    const others = [member, await portal.someone({ role: 'viewer' })];
    for (const [path, body] of tries) {
      for (const as of others) expect((await ask(path, body, as)).status).toBe(403);
      expect((await portal.ask(addressed(path), { body })).status).toBe(401);
    }
    const administrator = await portal.someone({ role: 'administrator', isPerson: false });
    expect((await ask('POST /api/desk/venues', venue, administrator)).status).toBe(201);
  });
  it('J4 leave a record of what staff changed, with the name of the place', async () => {
    await ask('PUT /venue', whole({ FLUTNINGSSTADUR_LOKADUR_ROFI: 1 }));
    const { body } = await portal.ask('GET /api/records?limit=5&table=venue', { as: staff });
    expect(body[0]).toMatchObject({
      tafla: 'venue',
      adgerd: 'update',
      vidfang: `Bíó ${next}`,
      breytingar: [{ reitur: 'is_closed', var: 'false', verdur: 'true' }],
    });
  });
});
