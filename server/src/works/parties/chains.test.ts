import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Portal, Someone } from '../../../test/portal.ts';
import { aPublishedWork, publisherIpi as ipi } from '../../../test/publishedWork.ts';

let portal: Portal;
let staff: Someone;
let author: Someone;
let publisher: Someone;
let stranger: Someone;
let workId: number;
let contractId: number;
let registered: (more?: object, of?: object) => Promise<number>;

beforeAll(async () => {
  const made = await aPublishedWork({ fourEyes: new Set(['registrations']) });
  ({ portal, staff, author, publisher, stranger, workId, contractId, register: registered } = made);
});
afterAll(() => portal.close());

const parties = async (as = author, of = workId) =>
  (await portal.ask(`GET /api/compositions/${of}/parties`, { as })).body;
const territory = (svaedi: number, performance: number, more: object = {}) => ({
  INNIFALID: 1,
  SVAEDI: svaedi,
  HLUTUR_FLUTNINGS: performance,
  HLUTUR_UPPTOKU: 0,
  HLUTUR_HLJODSETNINGAR: 0,
  ...more,
});
const party = (role: string, [performance, mechanical]: [number, number], more: object = {}) => ({
  HLUTVERK_ADILA: role,
  NAFN: role === 'E' ? 'Hver sem er' : 'Undir ApS',
  HLUTUR_FLUTNINGS: performance,
  HLUTUR_UPPTOKU: mechanical,
  HLUTUR_HLJODSETNINGAR: mechanical,
  SVAEDI_ADILA: [],
  ...more,
});
const sound = () => [
  party('E', [50, 40], { SVAEDI_ADILA: [territory(2136, 50), { ...territory(208, 0), INNIFALID: 0 }] }),
  party('SE', [0, 0], { SVAEDI_ADILA: [territory(208, 50)], IPI_NUMER: null, SAMNINGSNUMER: 'A1' }),
];
const state = (as: Someone | undefined, adilar: unknown[] = sound()) =>
  portal.ask(`PUT /api/compositions/${workId}/chains/${author.authorId}`, {
    as,
    body: { ADILAR_KEDJU: adilar },
  });
/** Changes the publisher's role; their session hears of it by NOTIFY. */
const becomes = async (role: 'editor' | 'member') => {
  await portal.sql('update app_user set role = $2 where user_id = $1', [publisher.userId, role]);
  await expect
    .poll(async () => (await portal.ask('GET /api/chainProposals', { as: publisher })).status)
    .toBe(role === 'editor' ? 200 : 403);
};

describe('a chain of publishers', () => {
  it.each([
    ['owns more than the contract gives', [party('E', [60, 40])], 'chain.ownership'],
    ['owns less', [party('E', [50, 39.99])], 'chain.ownership'],
    ['begins with a sub-publisher', [party('SE', [0, 0]), party('AQ', [50, 40])], 'chain.firstIsOriginal'],
    ['has two original publishers', [party('E', [25, 20]), party('E', [25, 20])], 'chain.firstIsOriginal'],
    ['gives an administrator a part', [party('E', [40, 40]), party('AM', [10, 0])], 'chain.owners'],
    [
      'collects more than it owns',
      [party('E', [50, 40], { SVAEDI_ADILA: [territory(2136, 50.01)] })],
      'chain.collection',
    ],
    [
      'collects twice in a country of two groups',
      [
        party('E', [50, 40], { SVAEDI_ADILA: [territory(2136, 50), { ...territory(208, 0), INNIFALID: 0 }] }),
        party('SE', [0, 0], { SVAEDI_ADILA: [territory(2127, 50)] }),
      ],
      'chain.collection',
    ],
    [
      'collects where there is no territory',
      [party('E', [50, 40], { SVAEDI_ADILA: [territory(9998, 50)] })],
      'chain.territoryUnknown',
    ],
    [
      'collects the same twice',
      [
        party('E', [50, 40], { SVAEDI_ADILA: [territory(208, 30)] }),
        party('SE', [0, 0], { SVAEDI_ADILA: [territory(208, 30)] }),
      ],
      'chain.collection',
    ],
    [
      'names a territory twice',
      [party('E', [50, 40], { SVAEDI_ADILA: [territory(208, 1), territory(208, 2)] })],
      'chain.territoryTwice',
    ],
    [
      'collects where it is left out',
      [party('E', [50, 40], { SVAEDI_ADILA: [territory(208, 1, { INNIFALID: 0 })] })],
      'chain.excludedShares',
    ],
    [
      'has a publisher with a wrong IPI',
      [party('E', [50, 40]), party('SE', [0, 0], { IPI_NUMER: '00014107339' })],
      'ipi.checkDigit',
    ],
  ])('X66, X67 is refused when it %s', async (_, adilar, code) => {
    for (const as of [publisher, staff]) {
      const { status, body } = await state(as, adilar);
      expect(status).toBe(422);
      expect(body.Errors.map(({ Code }: { Code: string }) => Code)).toContain(code);
    }
  });
  it('X70 is stated by its own publisher and staff alone', async () => {
    expect((await state(undefined)).status).toBe(401);
    expect((await state(stranger)).status).toBe(404);
    expect((await state(author)).body).toMatchObject({ StatusCode: 403, Code: 'chain.notYours' });
  });
  it('X70 of a publisher is a proposal, which staff accept as it is; the original publisher is named by the contract', async () => {
    expect((await state(publisher)).body).toEqual({ eR_TILLAGA: 1 });
    expect((await state(publisher)).body).toEqual({ eR_TILLAGA: 1 });
    expect(
      (await parties()).filter(({ heimild }: { heimild: string }) => heimild !== 'registration'),
    ).toEqual([]);
    expect((await portal.ask('GET /api/chainProposals', { as: publisher })).status).toBe(403);
    const { body: waiting } = await portal.ask('GET /api/chainProposals', { as: staff });
    expect(waiting).toHaveLength(1);
    expect(waiting[0]).toMatchObject({
      nafn: 'Brim ehf.',
      adilaR_KEDJU: [{ nafn: 'Brim ehf.', ipI_NUMER: ipi }, { nafn: 'Undir ApS' }],
    });
    const decide = (as: Someone, SAMTHYKKT = 1) =>
      portal.ask(`PATCH /api/chainProposals/${waiting[0].tillogU_NR}`, { as, body: { SAMTHYKKT } });
    expect((await decide(publisher)).status).toBe(403);
    expect((await decide(staff)).status).toBe(204);
    expect((await decide(staff)).status).toBe(409);
    const chain = (await parties()).slice(2);
    expect(chain).toMatchObject([
      {
        hlutverK_ADILA: 'E',
        nafn: 'Brim ehf.',
        nafN_NR: publisher.personId,
        publisheR_SAMNINGUR_NR: contractId,
        heimild: 'publisher',
      },
      { hlutverK_ADILA: 'SE', nafn: 'Undir ApS', nafN_NR: null, samningsnumer: 'A1' },
    ]);
    expect(
      chain[0].svaedI_ADILA.map(({ svaedi, innifalid }: Record<string, number>) => [svaedi, innifalid]),
    ).toEqual([
      [2136, 1],
      [208, 0],
    ]);
    const told = await portal.sql(
      `select header_is from notification where person_id = $1 and kind = 'workAmended'`,
      [publisher.personId],
    );
    expect(told.map(({ header_is }) => header_is)).toContain('Útgefendur skráðir á „Brimalda“');
  });
  it('X70 is written by staff at once, and taken back to the registration by an empty list', async () => {
    expect((await state(staff)).body).toEqual({ eR_TILLAGA: 0 });
    expect((await parties()).slice(2)).toHaveLength(2);
    expect((await state(staff, [])).body).toEqual({ eR_TILLAGA: 0 });
    expect((await parties()).slice(2)).toMatchObject([{ heimild: 'registration' }]);
  });
  it('X108 is decided and written by nobody with a right of their own to the work', async () => {
    await state(publisher);
    const { body: waiting } = await portal.ask('GET /api/chainProposals', { as: staff });
    await becomes('editor');
    const own = (SAMTHYKKT: number) =>
      portal.ask(`PATCH /api/chainProposals/${waiting[0].tillogU_NR}`, {
        as: publisher,
        body: { SAMTHYKKT },
      });
    for (const isApproved of [1, 0])
      expect((await own(isApproved)).body).toMatchObject({ StatusCode: 409, Code: 'work.ownRight' });
    expect((await state(publisher)).body.Code).toBe('work.ownRight');
    await becomes('member');
    expect((await state(staff)).status).toBe(200);
  });
  it('X65, X67 is held by the database, whoever writes', async () => {
    await state(staff);
    const broken = (text: string) => portal.sql(text, [workId]);
    await expect(
      broken('update work_party set performance_share = 51 where work_id = $1 and position = 0'),
    ).rejects.toMatchObject({
      constraint: 'work_parties_add_up',
    });
    await expect(broken(`delete from work_party where work_id = $1 and role = 'E'`)).rejects.toMatchObject({
      code: '23514',
    });
    await expect(
      broken(`update work_party set synchronisation_share = 1 where work_id = $1 and role = 'SE'`),
    ).rejects.toMatchObject({
      constraint: 'work_party_owner',
    });
    await expect(
      broken(
        `update work_party_territory t set performance_share = 1 from work_party p
         where p.work_party_id = t.work_party_id and p.work_id = $1 and not t.is_included`,
      ),
    ).rejects.toMatchObject({ constraint: 'work_party_territory_shares' });
    await expect(
      broken(
        `insert into work_party_territory (work_party_id, position, is_included, territory, performance_share)
         select work_party_id, 9, true, 208, 60 from work_party where work_id = $1 and role = 'E'
         on conflict (work_party_id, territory) do update set is_included = true, performance_share = 60`,
      ),
    ).rejects.toMatchObject({ constraint: 'work_parties_collect' });
  });
});

const add = (as: Someone | undefined, body: object) =>
  portal.ask(`POST /api/compositions/${workId}/numbers`, { as, body });

describe('what others call a work', () => {
  it('X68 is added by staff for anybody, and by a publisher of the work for itself', async () => {
    expect((await add(staff, { UTGEFANDI_NUMERS: '052', NUMER_ANNARRA: 'Ab-12/3' })).status).toBe(201);
    expect((await add(publisher, { NUMER_ANNARRA: 'BRIM0001' })).body).toMatchObject({
      utgefandI_NUMERS: ipi,
      nafN_UTGEFANDA_NUMERS: 'Brim ehf.',
    });
    expect((await add(publisher, { UTGEFANDI_NUMERS: '077', NUMER_ANNARRA: 'X1' })).body.Code).toBe(
      'workNumber.notYours',
    );
    expect((await add(author, { NUMER_ANNARRA: 'X1' })).status).toBe(403);
    expect((await add(stranger, { NUMER_ANNARRA: 'X1' })).status).toBe(404);
    expect((await add(staff, { UTGEFANDI_NUMERS: 'þ', NUMER_ANNARRA: 'X1' })).status).toBe(422);
    expect((await add(staff, { UTGEFANDI_NUMERS: '077', NUMER_ANNARRA: 'númer' })).status).toBe(422);
  });
  it('X68 belongs to one work, whatever the case of its letters', async () => {
    const other = await registered({}, { HEITI_VERKS: 'Önnur' });
    const { body } = await portal.ask(`POST /api/compositions/${other}/numbers`, {
      as: staff,
      body: { UTGEFANDI_NUMERS: '052', NUMER_ANNARRA: 'AB-12/3' },
    });
    expect(body.Code).toBe('workNumber.taken');
  });
  it('X69 finds the work, for everyone and at the desk', async () => {
    const found = await portal.ask('GET /api/compositions?name=ab-12%2F3', { as: stranger });
    expect(found.body[0]).toMatchObject({ verK_NR: workId });
    const desk = await portal.ask('GET /api/desk/search?q=brim0001', { as: staff });
    expect(JSON.stringify(desk.body)).toContain(String(workId));
  });
  it('X68 is taken off by staff, and by the publisher whose it is', async () => {
    const { body: numbers } = await portal.ask(`GET /api/compositions/${workId}/numbers`, { as: publisher });
    expect(numbers.map(({ mA_FJARLAEGJA }: { mA_FJARLAEGJA: number }) => mA_FJARLAEGJA)).toEqual([0, 1]);
    const remove = (as: Someone, i: number) =>
      portal.ask(`DELETE /api/compositions/${workId}/numbers/${numbers[i].numeR_ANNARRA_NR}`, { as });
    expect((await remove(publisher, 0)).status).toBe(403);
    expect((await remove(author, 1)).status).toBe(403);
    expect((await remove(stranger, 1)).status).toBe(404);
    expect((await remove(publisher, 1)).status).toBe(204);
    expect((await remove(staff, 0)).status).toBe(204);
    expect((await portal.ask(`GET /api/compositions/${workId}/numbers`, { as: author })).status).toBe(404);
  });
});
