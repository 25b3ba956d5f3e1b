import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import {
  aLivePerformance,
  performanceRow,
  type Registered,
  notificationsOf,
} from '../../../test/livePerformance.ts';

let portal: Portal;
let staff: Someone;
let other: Someone;
let member: Someone;
let work: number;
let one: Registered;

beforeAll(async () => {
  portal = await aPortal();
  [staff, other, member] = await Promise.all([
    portal.someone({ role: 'editor', isPerson: false }),
    portal.someone({ role: 'administrator', isPerson: false }),
    portal.someone({ name: 'Þórdís Æsa Öndólfsdóttir' }),
  ]);
  work = await portal.work({ by: member, title: 'Andvaka' });
});
beforeEach(async () => {
  one = await aLivePerformance(portal, { by: member, works: [work], foreign: ['Kveldúlfur'] });
});
afterAll(() => portal.close());

const ask = (methodAndPath: string, as: Someone | undefined = staff, body?: unknown) =>
  portal.ask(methodAndPath.replace(/\/api\/pot\b/u, `/api/pots/${one.id}`), { as, body });
const row = (id = one.id) => performanceRow(portal, id);
const told = () => notificationsOf(portal, member);

const concert = {
  FLYTJANDI: 'Æsa og Ída',
  FLUTNINGSSTADUR_NR: 714,
  HEIMILISFANG: 'Gamla hlaðan',
  DAGSETNING_POTTS: '2019-06-17',
  TONLEIKAHALDARI: 'Hlöðuvinir',
};

describe('the desk of live performances', () => {
  it('D1, S6 is for staff alone', async () => {
    const { id, lines, foreignLines } = one;
    const calls = [
      ['GET /api/pots', undefined],
      [`GET /api/pots/${id}/registrant`, undefined],
      [`PUT /api/pots/${id}`, { ...concert, UTGAFA: 1 }],
      [`PATCH /api/pots/${id}`, { POTTUR_LOKADUR_ROFI: 1, UTGAFA: 1 }],
      [
        `PUT /api/pots/${id}/performances/${lines[0]}`,
        { VERK_NR: work, LENGD: '3', FJOLDI_FL: 1, UTGAFA: 1 },
      ],
      [`DELETE /api/pots/${id}/performances/${lines[0]}`, undefined],
      [`DELETE /api/pots/${id}/foreignPerformances/${foreignLines[0]}`, undefined],
      [`GET /api/pots/${id}/foreignPerformances/${foreignLines[0]}/candidates`, undefined],
      [`GET /api/pots/${id}/foreignPerformances/${foreignLines[0]}/same`, undefined],
      [`POST /api/pots/${id}/foreignPerformances/${foreignLines[0]}/join`, { VERK_NR: work, UTGAFA: 1 }],
    ] as const;
    for (const [call, body] of calls) {
      expect([call, (await portal.ask(call, { body })).status]).toEqual([call, 401]);
      for (const as of [member, await portal.someone({ role: 'viewer' })])
        expect([call, (await portal.ask(call, { as, body })).status]).toEqual([call, 403]);
    }
    expect(await row()).toMatchObject({ version: 1, work_count: 2 });
  });

  describe('lists', () => {
    const ids = async (query: string) => {
      const { body } = await ask(`GET /api/pots?${query}`);
      return Array.isArray(body) ? body.map(({ pottuR_NR }) => pottuR_NR) : body.Code;
    };
    it('D1, P3 those with red works and with works that are not in the system, and the others when asked', async () => {
      const red = await portal.work({ by: member, title: 'Rauða', isApproved: false });
      const withRed = await aLivePerformance(portal, { by: member, works: [red, red, work] });
      const green = await aLivePerformance(portal, { by: member, works: [work] });
      const waiting = await ids('');
      expect(waiting).toEqual(expect.arrayContaining([one.id, withRed.id]));
      expect(waiting).not.toContain(green.id);
      expect(await ids('filter=red')).toEqual([withRed.id]);
      expect(await ids('filter=unknown')).not.toContain(withRed.id);
      expect(await ids('filter=all')).toContain(green.id);
      expect(await ids('filter=closed')).toBe('performanceDesk.noneFound');
      const { body } = await ask(`GET /api/pots?filter=red`);
      expect(body[0]).toMatchObject({
        nafN_NR: member.personId,
        nafn: member.name,
        ljos: 2,
        fjoldI_VERK: 3,
        fjoldI_RAUDRA_LJOSA: 1,
        fjoldI_ERLENDRA_FLUTNINGA: 0,
        pottuR_LOKADUR_ROFI: 0,
      });
      await portal.sql(`update work set light = 0 where work_id = $1`, [red]);
      expect(await ids('filter=red')).toBe('performanceDesk.noneFound');
      expect(await row(withRed.id)).toMatchObject({ light: 0, red_count: 0 });
    });
    it('V8 are searched by title, venue, registrant and number', async () => {
      const { id } = await aLivePerformance(portal, { by: member, works: [work], performers: 'Ölduhljómur' });
      for (const q of ['olduhlj', 'Ölduhljómur']) expect(await ids(`filter=all&q=${q}`)).toEqual([id]);
      expect(await ids(`filter=all&q=${id}`)).toContain(id);
      expect(await ids(`filter=all&q=${encodeURIComponent('Þórdís')}`)).toContain(id);
      expect(await ids('filter=all&q=ekkert+slikt')).toBe('performanceDesk.noneFound');
    });
    it('W3 are sorted, and paged', async () => {
      const all: number[] = await ids('filter=all&sort=-POTTUR_NR');
      expect(all).toEqual(all.toSorted((a, b) => b - a));
      const { headers } = await ask('GET /api/pots?filter=all&limit=1');
      expect(headers['x-total-count']).toBe(String(all.length));
      expect((await ask('GET /api/pots?filter=nothing')).status).toBe(422);
    });
  });

  it('D1 says who registered a performance', async () => {
    expect((await ask('GET /api/pot/registrant')).body).toEqual({
      nafN_NR: member.personId,
      nafn: member.name,
    });
    expect((await portal.ask('GET /api/pots/2000000000/registrant', { as: staff })).status).toBe(404);
  });
});

describe('correcting a performance', () => {
  const correct = (changes: object = {}, as = staff) =>
    ask('PUT /api/pot', as, { ...concert, UTGAFA: 1, ...changes });

  it('D1, L5.1 says what it should have said, also of one that is older than members may register', async () => {
    expect((await correct({ ANNAD: ' Tvisvar. ' })).status).toBe(204);
    expect(await row()).toMatchObject({
      performers: 'Æsa og Ída',
      venue_id: 714,
      address: 'Gamla hlaðan',
      other_info: 'Tvisvar.',
      version: 2,
    });
    const [promoter] = await portal.sql(
      'select p.name, p.person_id from promoter p join live_performance using (promoter_id) where live_performance_id = $1',
      [one.id],
    );
    expect(promoter).toEqual({ name: 'Hlöðuvinir', person_id: member.personId });
  });
  it('V11 is refused when somebody else changed it meanwhile', async () => {
    const answers = await Promise.all([correct({}, staff), correct({ FLYTJANDI: 'Annað' }, other)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 412]);
    expect(answers.find(({ status }) => status === 412)?.body.Code).toBe('performanceDesk.changedMeanwhile');
    expect((await row())?.version).toBe(2);
  });
  it('J3 is told to the registrant, once until they look, and never by the name of staff', async () => {
    await correct();
    await correct({ UTGAFA: 2 });
    const link = `/lifandi-flutningar/${one.id}`;
    const messages = (await told()).filter((message) => message.link === link);
    expect(messages).toMatchObject([
      { kind: 'livePerformance', header_is: 'Félagið hefur leiðrétt lifandi flutning' },
    ]);
    expect(JSON.stringify(messages)).not.toContain(staff.name);
  });
  it('J4 is recorded', async () => {
    await correct();
    const records = await portal.sql(
      `select user_id, old_row ->> 'address' as before, new_row ->> 'address' as after from change_record
       where table_name = 'live_performance' and operation = 'update' and row_key ->> 'live_performance_id' = $1`,
      [String(one.id)],
    );
    expect(records).toEqual([{ user_id: staff.userId, before: null, after: 'Gamla hlaðan' }]);
  });
  it.each([
    ['no performers', { FLYTJANDI: ' ' }, 'FLYTJANDI', 'livePerformance.performersMissing'],
    [
      'no address of a venue that is not in the list',
      { HEIMILISFANG: null },
      'HEIMILISFANG',
      'livePerformance.addressMissing',
    ],
    ['no promoter', { TONLEIKAHALDARI: '' }, 'TONLEIKAHALDARI', 'livePerformance.promoterMissing'],
    ['a day to come', { DAGSETNING_POTTS: '2999-01-01' }, 'DAGSETNING_POTTS', 'livePerformance.dateInFuture'],
    [
      'a day that is none',
      { DAGSETNING_POTTS: '2026-02-30' },
      'DAGSETNING_POTTS',
      'livePerformance.dateForm',
    ],
    [
      'a venue that is not there',
      { FLUTNINGSSTADUR_NR: 2_000_000_000 },
      'FLUTNINGSSTADUR_NR',
      'livePerformance.venueUnknown',
    ],
    ['a hall of another venue', { SALUR_NR: 1 }, 'SALUR_NR', 'livePerformance.hallUnknown'],
    [
      'a year of no festival',
      { TONLISTARHATID_TILVIK_NR: 2_000_000_000 },
      'TONLISTARHATID_TILVIK_NR',
      'livePerformance.festivalYearUnknown',
    ],
  ])('L5.1 refuses %s', async (_, changes, field, code) => {
    const { status, body } = await correct(changes);
    expect([
      status,
      body.Errors?.map((error: Record<string, string>) => [error['Field'], error['Code']]),
    ]).toEqual([422, [[field, code]]]);
    expect((await row())?.version).toBe(1);
  });
  it('L2.17 leaves a stream without hall and festival, and without a promoter', async () => {
    one = await aLivePerformance(portal, { by: member, works: [work], type: 2 });
    expect((await correct({ SALUR_NR: 1 })).body.Code).toBe('livePerformance.notOfStream');
    expect((await correct({ TONLEIKAHALDARI: null })).status).toBe(204);
    expect(await row()).toMatchObject({ performance_type_id: 2, promoter_id: null });
  });
  it('P2 makes a concert with the year of a festival one of a festival', async () => {
    const [festival] = await portal.sql(
      `insert into festival (name) values ('Hlöðuhátíð ${one.id}') returning festival_id`,
    );
    const [year] = await portal.sql(
      'insert into festival_year (festival_id, year, is_closed) values ($1, 2019, true) returning festival_year_id',
      [festival?.festival_id],
    );
    expect((await correct({ TONLISTARHATID_TILVIK_NR: year?.festival_year_id })).status).toBe(204);
    expect((await row())?.performance_type_id).toBe(3);
    expect((await correct({ UTGAFA: 2 })).status).toBe(204);
    expect((await row())?.performance_type_id).toBe(1);
  });
  it('L3.10 has a call of its own for one abroad', async () => {
    one = await aLivePerformance(portal, { by: member, works: [work], type: 4 });
    const abroad = {
      FLYTJENDUR: 'Æsa',
      LAND_NR: 208,
      BORG: 'Kaupmannahöfn',
      STADUR: 'Vega',
      DAGSETNING: '2025-05-02',
      ADALATRIDI: 1,
      TONLEIKAHALDARI: 'Nordic Nights',
      UTGAFA: 1,
    };
    const send = (changes: object = {}) =>
      portal.ask(`PUT /api/pots/foreignPots/${one.id}`, { as: staff, body: { ...abroad, ...changes } });
    expect((await correct()).status).toBe(404);
    expect((await send({ LAND_NR: 1 })).body.Errors).toMatchObject([
      { Field: 'LAND_NR', Code: 'livePerformance.countryUnknown' },
    ]);
    expect((await send({ FLYTJENDUR: '', BORG: ' ' })).body.Errors).toMatchObject([
      { Field: 'FLYTJENDUR' },
      { Field: 'BORG' },
    ]);
    expect((await send({ HEITI_TONLEIKA: 'Norrænar nætur' })).status).toBe(204);
    expect(await row()).toMatchObject({ title: 'Norrænar nætur', is_main_act: true, city: 'Kaupmannahöfn' });
  });
});

describe('closing a performance', () => {
  const close = (POTTUR_LOKADUR_ROFI: number, UTGAFA: number, ATHUGASEMD?: string) =>
    ask('PATCH /api/pot', staff, { POTTUR_LOKADUR_ROFI, UTGAFA, ATHUGASEMD });

  it('D1 keeps it from being changed until it is opened again, and tells the registrant', async () => {
    expect((await close(1, 1, 'Farið yfir.')).status).toBe(204);
    expect((await ask('PUT /api/pot', staff, { ...concert, UTGAFA: 2 })).body.Code).toBe(
      'performanceDesk.isClosed',
    );
    expect((await ask(`DELETE /api/pot/performances/${one.lines[0]}`)).body.Code).toBe(
      'performanceDesk.isClosed',
    );
    const { body } = await ask('GET /api/pots?filter=closed');
    expect(body).toMatchObject([{ pottuR_NR: one.id, pottuR_LOKADUR_ROFI: 1 }]);
    expect(
      (await told()).find(({ header_is }) => header_is === `Flutningnum „${one.title}“ er lokað`)?.body_is,
    ).toContain('Farið yfir.');
    expect((await close(0, 2)).status).toBe(204);
    expect((await ask('PUT /api/pot', staff, { ...concert, UTGAFA: 3 })).status).toBe(204);
  });
  it('V11 is refused when somebody else changed it meanwhile', async () => {
    await ask('PUT /api/pot', other, { ...concert, UTGAFA: 1 });
    expect((await close(1, 1)).status).toBe(412);
    expect((await close(1, 2)).status).toBe(204);
    expect(
      (
        await portal.ask('PATCH /api/pots/2000000000', {
          as: staff,
          body: { POTTUR_LOKADUR_ROFI: 1, UTGAFA: 1 },
        })
      ).status,
    ).toBe(404);
  });
});
