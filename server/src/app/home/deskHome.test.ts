import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPayingSociety } from '../../../test/paying.ts';
import { aPortal, aRegistration, type Portal, type Someone } from '../../../test/portal.ts';

let portal: Portal;
let society: Awaited<ReturnType<typeof aPayingSociety>>;

beforeAll(async () => {
  portal = await aPortal();
  society = await aPayingSociety(portal);
});
afterAll(() => portal.close());

describe('the home of the desk', () => {
  const desk = (as: Someone) => portal.ask('GET /api/desk/home', { as });

  it('H26 counts what waits in each queue, the longest first, and days that come or are late', async () => {
    await portal.sql(
      `insert into planned_distribution (category_id, period_name, planned_on) values
       (1, 'Fyrri', current_date - 3), (1, 'Seinni', current_date + 12), (1, 'Síðast', current_date + 40)`,
    );
    const author = await portal.someone();
    await portal.ask('POST /api/compositions', { as: author, body: aRegistration(author) });
    const { body } = await desk(society.anna);
    const [row] = await portal.sql(`select count(*)::integer as waiting from work where review = 'waiting'`);
    expect(body.bidradir).toContainEqual(expect.objectContaining({ bidrod: 'review', fjoldi: row?.waiting }));
    expect(body.dagaR_FRAMUNDAN.map((day: { dagaR_EFTIR: number }) => day.dagaR_EFTIR)).toEqual([-3, 12]);
  });
  it('H26 is for staff, and tells of failed jobs to administrators alone', async () => {
    for (const role of ['member', 'viewer', 'external'] as const)
      expect((await desk(await portal.someone({ role }))).status).toBe(403);
    expect((await portal.ask('GET /api/desk/home')).status).toBe(401);
    const editor = await portal.someone({ role: 'editor', isPerson: false });
    const kinds = (await desk(editor)).body.bidradir.map((one: { bidrod: string }) => one.bidrod);
    expect(kinds).not.toContain('jobs');
  });
  it('H27 says whose a queue is: taken on, taken over, given back only by its holder', async () => {
    const holder = '/api/desk/queues/review/holder';
    const editor = await portal.someone({ role: 'editor', isPerson: false, name: 'Ragnar Hólm' });
    const reviewFor = async (as: Someone) =>
      (await desk(as)).body.bidradir.find((one: { bidrod: string }) => one.bidrod === 'review');
    expect(await reviewFor(editor)).toMatchObject({ umsjoN_HEFUR: null, umsjoN_ER_MIN: 0 });
    expect((await portal.ask(`PUT ${holder}`, { as: editor })).status).toBe(204);
    expect(await reviewFor(editor)).toMatchObject({ umsjoN_HEFUR: 'Ragnar Hólm', umsjoN_ER_MIN: 1 });
    expect((await portal.ask(`DELETE ${holder}`, { as: society.bera })).status).toBe(204);
    expect(await reviewFor(society.bera)).toMatchObject({ umsjoN_HEFUR: 'Ragnar Hólm', umsjoN_ER_MIN: 0 });
    await portal.ask(`PUT ${holder}`, { as: society.bera });
    expect(await reviewFor(editor)).toMatchObject({ umsjoN_HEFUR: society.bera.name, umsjoN_ER_MIN: 0 });
    await portal.ask(`DELETE ${holder}`, { as: society.bera });
    expect(await reviewFor(editor)).toMatchObject({ umsjoN_HEFUR: null });
    expect((await portal.ask(`PUT ${holder}`, { as: await portal.someone() })).status).toBe(403);
    expect((await portal.ask('PUT /api/desk/queues/coffee/holder', { as: editor })).status).toBe(404);
  });
  it('H26 shows what only administrators decide to them alone, and not to the one who asked', async () => {
    const asked = await portal.someone({ role: 'administrator', isPerson: false });
    await portal.sql(
      `insert into pay_run (balance_day, pay_on, least_units, asked_by) values (current_date, current_date, 10000, $1)`,
      [asked.userId],
    );
    await portal.sql(
      `insert into money_rule (kind, residence, payee_form, percent, starts_on, asked_by) values
       ('withholding', 'domestic', 'person', 22, current_date, $1)`,
      [asked.userId],
    );
    const kindsOf = async (as: Someone) =>
      (await desk(as)).body.bidradir.map((one: { bidrod: string }) => one.bidrod);
    const editor = await portal.someone({ role: 'editor', isPerson: false });
    expect(await kindsOf(society.anna)).toEqual(expect.arrayContaining(['payRuns', 'moneyRules']));
    for (const as of [asked, editor]) {
      expect(await kindsOf(as)).not.toContain('payRuns');
      expect(await kindsOf(as)).not.toContain('moneyRules');
    }
  });
  it('H26 counts codes to confirm, usage to match and performances to look at', async () => {
    const author = await portal.someone();
    const workId = await portal.work({ by: author, title: 'Kóðuð' });
    await portal.sql(
      `insert into work_isrc (work_id, isrc, is_verified) values ($1, 'ISX012300001', false)`,
      [workId],
    );
    await portal.sql(
      `insert into usage_fingerprint (fingerprint_id, title, performers, author_names, waiting_lines) values (gen_random_uuid(), 'a', '', '', 3)`,
    );
    const { bidradir } = (await desk(society.anna)).body;
    expect(bidradir).toContainEqual(expect.objectContaining({ bidrod: 'codes', fjoldi: 1 }));
    expect(bidradir).toContainEqual(
      expect.objectContaining({ bidrod: 'matching', fjoldi: 1, elstA_FRA: null }),
    );
  });
  it('H33 keeps the eight finds that came last, of what there is, for the one who found', async () => {
    const editor = await portal.someone({ role: 'editor', isPerson: false });
    const find = (path: string, as: Someone) => portal.ask(`PUT /api/desk/finds/${path}`, { as });
    const found = async (as: Someone) => (await desk(as)).body.sidasT_FUNDID;
    const people = [];
    for (let n = 0; n < 9; n++) people.push(await portal.someone());
    for (const { personId } of people) expect((await find(`person/${personId}`, editor)).status).toBe(204);
    await find('work/2000000000', editor);
    const finds = await found(editor);
    expect(finds).toHaveLength(8);
    expect(finds[0]).toMatchObject({ tegund: 'person', numer: people[8]?.personId, nafn: people[8]?.name });
    expect(await found(society.bera)).toEqual([]);
    expect((await find(`person/${people[0]?.personId}`, people[0] as Someone)).status).toBe(403);
    expect((await find('user/1', editor)).status).toBe(404);
  });
});
