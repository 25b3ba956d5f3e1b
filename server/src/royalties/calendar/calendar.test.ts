import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { dayFromNow } from '../../../test/stage.ts';

let portal: Portal;
let administrator: Someone;
let editor: Someone;
let member: Someone;

beforeAll(async () => {
  portal = await aPortal({ publicUrl: 'https://omur.example.is', societyName: 'Ómur' });
  administrator = await portal.someone({ role: 'administrator' });
  editor = await portal.someone({ role: 'editor' });
  member = await portal.someone();
  await portal.sql(`
    insert into distribution_category (category_id, name, name_en, line_kind) values
      (1, 'Aðalúthlutun', 'Main distribution', 'domestic'), (3, 'Streymi og sala', 'Streaming and sales', 'streaming')
    on conflict do nothing;
    insert into distribution_period (period_id, name) values (901, 'Árið 2025'), (902, 'Árið 2024') on conflict do nothing;
    insert into distribution (distribution_id, name, period_id, category_id, distributed_on, state) values
      (9001, 'Aðalúthlutun 2024', 902, 1, current_date - 300, 'finished'),
      (9002, 'Streymi 2024', 902, 3, current_date - 30, 'checked')`);
});
beforeEach(async () => {
  await portal.sql('delete from planned_distribution; delete from calendar_feed; delete from login_throttle');
});
afterAll(() => portal.close());

const aDay = (changes: object = {}) => ({
  FLOKKUR_UTHLUTUNAR_NR: 1,
  TIMABIL_UTHLUTUNAR: 'Árið 2025',
  DAGS_UTHLUTUNAR: dayFromNow(40),
  ATHUGASEMD_ISLENSKA: 'Gæti færst um viku; sjá nánar síðar',
  ...changes,
});
const plan = (changes: object = {}, as: Someone | undefined = administrator) =>
  portal.ask('POST /api/distributionCalendar/planned', { as, body: aDay(changes) });
const days = (query = '', language: 'is' | 'en' = 'is') =>
  portal.ask(`GET /api/distributionCalendar${query}`, { as: member, language });

describe('planned days of distributions', () => {
  it('D1 are kept by administrators alone', async () => {
    const { body: planned } = await plan();
    const one = `/api/distributionCalendar/planned/${planned.aetluD_UTHLUTUN_NR}`;
    for (const [as, status] of [
      [undefined, 401],
      [member, 403],
      [editor, 403],
    ] as const)
      for (const [call, body] of [
        ['GET /api/distributionCalendar/planned', undefined],
        ['POST /api/distributionCalendar/planned', aDay()],
        [`PUT ${one}`, { ...aDay(), UTGAFA: 0 }],
        [`DELETE ${one}`, undefined],
      ] as const)
        expect([call, (await portal.ask(call, { as, body })).status]).toEqual([call, status]);
    expect((await portal.ask('GET /api/distributionCalendar')).status).toBe(401);
  });
  it('M2 are seen by members beside what is finished, and by nobody beside what is not', async () => {
    await plan();
    const { status, body, headers } = await days();
    expect([status, headers['x-total-count']]).toEqual([200, '2']);
    expect(body).toEqual([
      expect.objectContaining({
        stadA_DAGS: 'finished',
        uthlutuN_NR: 9001,
        heitI_UTHLUTUNAR: 'Aðalúthlutun 2024',
      }),
      {
        dagS_UTHLUTUNAR: dayFromNow(40),
        stadA_DAGS: 'planned',
        flokkuR_UTHLUTUNAR_NR: 1,
        nafN_FLOKKUR_UTHLUTUNAR: 'Aðalúthlutun',
        timabiL_UTHLUTUNAR: 'Árið 2025',
        uthlutuN_NR: null,
        heitI_UTHLUTUNAR: null,
        aetluD_UTHLUTUN_NR: expect.any(Number),
        athugasemd: 'Gæti færst um viku; sjá nánar síðar',
      },
    ]);
    const english = await days(`?dateFrom=${dayFromNow(0)}&limit=5`, 'en');
    expect(english.body.map((day: Record<string, string>) => day['nafN_FLOKKUR_UTHLUTUNAR'])).toEqual([
      'Main distribution',
    ]);
    expect((await days(`?dateFrom=${dayFromNow(60)}`)).body.Code).toBe('calendar.noneFound');
    expect((await days('?dateFrom=2026-05-01&dateTo=2026-04-01')).status).toBe(422);
  });
  it('M2 leave the calendar when their distribution is finished, and are late until then', async () => {
    await plan({ TIMABIL_UTHLUTUNAR: 'Árið 2024', FLOKKUR_UTHLUTUNAR_NR: 3 });
    await portal.sql('update planned_distribution set planned_on = current_date - 30');
    const states = async () =>
      (await days()).body.map((day: Record<string, string>) => day['stadA_DAGS']).toSorted();
    expect(await states()).toEqual(['delayed', 'finished']);
    await portal.sql(`insert into distribution (distribution_id, name, period_id, category_id, distributed_on, state)
      values (9003, 'Streymi 2024', 902, 3, current_date - 2, 'finished')`);
    expect(await states()).toEqual(['finished', 'finished']);
    const { body } = await portal.ask('GET /api/distributionCalendar/planned', { as: administrator });
    expect(body).toMatchObject([{ stadA_DAGS: 'finished', utgafa: 0 }]);
  });
  it.each([
    [{ DAGS_UTHLUTUNAR: dayFromNow(-1) }, 'DAGS_UTHLUTUNAR', 'calendar.dayPassed'],
    [{ DAGS_UTHLUTUNAR: dayFromNow(2000) }, 'DAGS_UTHLUTUNAR', 'calendar.dayTooFar'],
    [{ DAGS_UTHLUTUNAR: '2026-02-30' }, 'DAGS_UTHLUTUNAR', 'value.wrongForm'],
    [{ DAGS_UTHLUTUNAR: '202-01-01' }, 'DAGS_UTHLUTUNAR', 'value.wrongForm'],
    [{ TIMABIL_UTHLUTUNAR: '  ' }, 'TIMABIL_UTHLUTUNAR', 'calendar.periodMissing'],
    [{ TIMABIL_UTHLUTUNAR: 'x'.repeat(101) }, 'TIMABIL_UTHLUTUNAR', 'value.tooLong'],
    [{ FLOKKUR_UTHLUTUNAR_NR: 30_000 }, 'FLOKKUR_UTHLUTUNAR_NR', 'distribution.categoryUnknown'],
    [{ FLOKKUR_UTHLUTUNAR_NR: 2_000_000_000 }, 'FLOKKUR_UTHLUTUNAR_NR', 'distribution.categoryUnknown'],
    [{ ATHUGASEMD_ENSKA: 'x'.repeat(301) }, 'ATHUGASEMD_ENSKA', 'value.tooLong'],
    [{ EITTHVAD: 1 }, 'EITTHVAD', 'value.unknownField'],
  ])('W2 are refused with %j', async (changes, field, code) => {
    const { status, body } = await plan(changes);
    expect([status, body.Errors?.[0]]).toEqual([422, expect.objectContaining({ Field: field, Code: code })]);
  });
  it('stand once for a category and a period, also for two at the same moment', async () => {
    const both = await Promise.all([plan(), plan({ TIMABIL_UTHLUTUNAR: ' Árið  2025 ' })]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([201, 409]));
    const { body: other } = await plan({ TIMABIL_UTHLUTUNAR: 'Árið 2026' });
    const moved = await portal.ask(`PUT /api/distributionCalendar/planned/${other.aetluD_UTHLUTUN_NR}`, {
      as: administrator,
      body: { ...aDay(), UTGAFA: 0 },
    });
    expect([moved.status, moved.body.Code]).toEqual([409, 'calendar.alreadyPlanned']);
  });
  it('V11, J4 are changed by anyone who has read the latest of them, and each change is on record', async () => {
    const { body } = await plan();
    const one = `/api/distributionCalendar/planned/${body.aetluD_UTHLUTUN_NR}`;
    const change = (version: number, changes: object = {}) =>
      portal.ask(`PUT ${one}`, { as: administrator, body: { ...aDay(changes), UTGAFA: version } });
    const later = await change(0, { DAGS_UTHLUTUNAR: dayFromNow(47), ATHUGASEMD_ISLENSKA: null });
    expect(later.body).toMatchObject({
      dagS_UTHLUTUNAR: dayFromNow(47),
      athugasemD_ISLENSKA: null,
      utgafa: 1,
    });
    expect((await change(0)).status).toBe(412);
    // A day that has passed may stay while something else is put right.
    await portal.sql('update planned_distribution set planned_on = current_date - 3');
    expect((await change(1, { DAGS_UTHLUTUNAR: dayFromNow(-3) })).status).toBe(200);
    expect((await change(2, { DAGS_UTHLUTUNAR: dayFromNow(-4) })).status).toBe(422);
    expect((await portal.ask(`DELETE ${one}`, { as: administrator })).status).toBe(204);
    expect((await portal.ask(`DELETE ${one}`, { as: administrator })).body.Code).toBe(
      'calendar.planNotFound',
    );
    expect((await change(2)).status).toBe(404);
    const records = await portal.sql(
      `select user_id from change_record where table_name = 'planned_distribution' and user_id is not null`,
    );
    expect(new Set(records.map(({ user_id }) => user_id))).toEqual(new Set([administrator.userId]));
  });
});

describe('the calendar that one subscribes to', () => {
  const make = async (as = member) => {
    const { status, body } = await portal.ask('PATCH /api/distributionCalendar/feed', { as });
    expect(status).toBe(200);
    return new URL(body.sloD_DAGATALS);
  };
  const read = (address: URL) => portal.ask(`GET ${address.pathname}`);
  const unfolded = (text: string) => text.replace(/\r\n[ \t]/g, '');

  it('M2 has the days, and no amount, in the form that calendars read', async () => {
    const { body: planned } = await plan({ TIMABIL_UTHLUTUNAR: 'Árið 2026, fyrri hluti' });
    const address = await make();
    expect(address.href).toMatch(
      /^https:\/\/omur\.example\.is\/api\/distributionCalendar\/feeds\/[\w-]{43}\.ics$/,
    );
    const { status, headers, text } = await read(address);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/calendar; charset=utf-8',
      'no-store',
    ]);
    const lines = unfolded(text).split('\r\n');
    expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    expect(text).toMatch(/\r\nEND:VCALENDAR\r\n$/);
    expect(lines).not.toContain('DESCRIPTION:');
    expect(lines).toEqual(
      expect.arrayContaining([
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'X-WR-CALNAME:Úthlutanir: Ómur',
        `UID:planned-${planned.aetluD_UTHLUTUN_NR}@omur.example.is`,
        'UID:distribution-9001@omur.example.is',
        `DTSTART;VALUE=DATE:${dayFromNow(40).replaceAll('-', '')}`,
        `DTEND;VALUE=DATE:${dayFromNow(41).replaceAll('-', '')}`,
        'SUMMARY:Áætluð úthlutun: Aðalúthlutun\\, Árið 2026\\, fyrri hluti',
        'DESCRIPTION:Gæti færst um viku\\; sjá nánar síðar',
        'STATUS:TENTATIVE',
        'TRANSP:TRANSPARENT',
        'END:VCALENDAR',
      ]),
    );
    expect(text).not.toMatch(/kr\.|ISK/);
  });
  it('O132 has assemblies and deadlines, one’s own and what all may know, and of works nothing', async () => {
    const other = await portal.someone();
    await portal.work({ by: other, others: [member], title: 'Leynilag' });
    await portal.sql(
      `with made as (insert into assembly (title_is, title_en, notice_is, notice_en, held_at, list_on, closes_at, most_proxies)
         values ('Aðalfundur 2027', 'Assembly 2027', 'Boð', 'Notice', now(), current_date, now() + interval '9 days', 0) returning assembly_id)
       insert into assembly_step (assembly_id, state, done_by) select assembly_id, 'announced', $1 from made`,
      [administrator.userId],
    );
    await portal.sql(
      `insert into assembly_step (assembly_id, state, done_by) select max(assembly_id), 'listed', $1 from assembly`,
      [administrator.userId],
    );
    await portal.sql(
      `insert into fund_period (fund_id, season, year, opens_on, closes_on) values (1, 'spring', 2030, current_date, current_date + 30)`,
    );
    const own = unfolded((await read(await make())).text);
    expect(own).toContain('SUMMARY:Aðalfundur: Aðalfundur 2027');
    expect(own).toContain('SUMMARY:Kosningu lýkur: Aðalfundur 2027');
    expect(own).toMatch(/SUMMARY:Umsóknarfrestur: .*Vor 2030/u);
    expect(own).toContain(`DTSTART;VALUE=DATE:${dayFromNow(7).replaceAll('-', '')}`);
    expect(own).toContain('SUMMARY:Síðasti dagur til að svara beiðni um samþykki');
    expect(own).not.toContain('Leynilag');
    const editors = unfolded((await read(await make(editor))).text);
    expect(editors).toContain('SUMMARY:Aðalfundur: Aðalfundur 2027');
    expect(editors).not.toContain('svara beiðni');
  });
  it('counts the changes of a day, so that a calendar takes the latest', async () => {
    const { body } = await plan();
    const address = await make();
    expect((await read(address)).text).toContain('SEQUENCE:0');
    await portal.ask(`PUT /api/distributionCalendar/planned/${body.aetluD_UTHLUTUN_NR}`, {
      as: administrator,
      body: { ...aDay({ DAGS_UTHLUTUNAR: dayFromNow(47) }), UTGAFA: 0 },
    });
    expect((await read(address)).text).toContain('SEQUENCE:1');
  });
  it('is the same when nothing has changed', async () => {
    await plan();
    const address = await make();
    expect((await read(address)).text).toBe((await read(address)).text);
  });
  it('speaks the language of its user', async () => {
    await plan();
    await portal.sql(`update app_user set language = 'en' where user_id = $1`, [editor.userId]);
    const { text } = await read(await make(editor));
    expect(unfolded(text)).toContain('SUMMARY:Planned distribution: Main distribution\\, 2025');
  });
  it('S6 has an address that is told once, renewed, and ended', async () => {
    const state = () => portal.ask('GET /api/distributionCalendar/feed', { as: member });
    expect((await state()).body.Code).toBe('calendar.noFeed');
    const first = await make();
    expect((await state()).body).toEqual({ dagS_BUID_TIL: expect.any(String), sidasT_LESID: null });
    const token = /([\w-]{43})\.ics/.exec(first.href)?.[1] ?? '';
    const [row] = await portal.sql('select t::text as row from calendar_feed t');
    expect(row?.row).not.toContain(token);
    await read(first);
    expect((await state()).body.sidasT_LESID).toEqual(expect.any(String));
    const second = await make();
    expect((await read(first)).body).toMatchObject({ StatusCode: 404, Code: 'calendar.feedInvalid' });
    expect((await read(second)).status).toBe(200);
    const end = () => portal.ask('DELETE /api/distributionCalendar/feed', { as: member });
    expect([(await end()).status, (await end()).status]).toEqual([204, 404]);
    expect((await read(second)).status).toBe(404);
  });
  it('S5, S6 is of their own login: nobody makes one while acting for another, nor who only acts for others', async () => {
    const external = await portal.someone({ role: 'external' });
    const proxy = await portal.someone({ role: 'administrator' });
    await portal.sql('update session set acting_for_user_id = $1 where user_id = $2', [
      member.userId,
      proxy.userId,
    ]);
    for (const call of ['GET', 'PATCH', 'DELETE'].map(
      (method) => `${method} /api/distributionCalendar/feed`,
    )) {
      expect((await portal.ask(call)).status).toBe(401);
      expect((await portal.ask(call, { as: external })).status).toBe(403);
      expect((await portal.ask(call, { as: proxy })).status).toBe(409);
    }
  });
  it.each(['is_locked', 'closed_at'])('S1 says nothing once its user has %s', async (column) => {
    const someone = await portal.someone();
    const address = await make(someone);
    await portal.sql(
      `update app_user set ${column} = ${column === 'is_locked' ? 'true' : 'now()'} where user_id = $1`,
      [someone.userId],
    );
    expect((await read(address)).status).toBe(404);
  });
  it.each(['x.ics', `${'x'.repeat(43)}.ics`, 'x'.repeat(43), '..%2f..%2fetc%2fpasswd', '%00.ics'])(
    'is not at %s',
    async (file) => {
      expect((await portal.ask(`GET /api/distributionCalendar/feeds/${file}`)).status).toBe(404);
    },
  );
  it('S2 is read so often and no more', async () => {
    const address = await make();
    for (let i = 0; i < 60; i++) expect((await read(address)).status).toBe(200);
    const { status, body, headers } = await read(address);
    expect([status, body.Code]).toEqual([429, 'calendar.readTooOften']);
    expect(Number(headers['retry-after'])).toBeGreaterThan(3000);
  });
});
