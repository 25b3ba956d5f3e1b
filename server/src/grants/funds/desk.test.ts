import { readSheet } from 'read-excel-file/node';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anApplication, aPeriod, closePeriod, problems } from '../../../test/funds.ts';
import { groupsOf } from '../../../test/group.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { readConfig } from '../../platform/config.ts';
import { notifyOfDecisions } from './notifyDecisions.ts';

let portal: Portal;
let member: Someone;
let staff: Someone;
let second: Someone;
let year = 2030;

beforeAll(async () => {
  portal = await aPortal();
  [member, staff, second] = await Promise.all([
    portal.someone({ name: 'Þórdís Æsa Öndólfsdóttir' }),
    portal.someone({ role: 'editor', isPerson: false, name: 'Ragnar Hólm' }),
    portal.someone({ role: 'editor', isPerson: false, name: 'Brynja Mist Hlíðberg' }),
  ]);
});
afterAll(() => portal.close());

const ask = (methodAndPath: string, body?: unknown, as = staff) => portal.ask(methodAndPath, { as, body });
/** A period of its own for each test. */
const aNewPeriod = () => aPeriod(portal, { fundId: 1, year: year++ });
const applied = async (fundPeriodId: number, changes: object = {}, by = member) => {
  const body = { ...anApplication(by, 1, fundPeriodId), ...changes };
  return (await ask('POST /api/funds/applications', body, by)).body as number;
};
const propose = (applicationId: number, changes: object = {}, as = staff) =>
  ask(
    `PATCH /api/funds/applications/${applicationId}/decision`,
    { STADA_UMSOKNAR: 'granted', UPPHAED_STYRKS: 400_000, UTGAFA: 1, ...changes },
    as,
  );
/** A grant is confirmed by another (R222); the answer is that of the decision. */
const decide = async (applicationId: number, changes: object = {}, as = staff) => {
  const answer = await propose(applicationId, changes, as);
  const { UTGAFA } = { UTGAFA: 1, ...changes };
  await ask(
    `PATCH /api/funds/applications/${applicationId}/grant`,
    { SAMTHYKKT: 1, UTGAFA: UTGAFA + 1 },
    second,
  );
  return answer;
};
const close = (fundPeriodId: number) => closePeriod(portal, { as: staff, fundPeriodId });
const onCard = async (applicationId: number, by = member) => {
  const { body } = await ask(`GET /api/persons/${by.personId}/fundApplications`, undefined, by);
  return body.find((row: Record<string, unknown>) => row['umsokN_NR'] === applicationId);
};
const told = (by = member) =>
  portal.sql('select header_is, link from notification where person_id = $1 order by 1', [by.personId]);

describe('a decision', () => {
  it('M18 is not made by one of the applicants', async () => {
    const [by, other] = await Promise.all([
      portal.someone({ role: 'editor' }),
      portal.someone({ role: 'editor' }),
    ]);
    const applicationId = await applied(await aNewPeriod(), {}, by);
    const own = await decide(applicationId, {}, by);
    expect([own.status, own.body.Code]).toEqual([403, 'fund.ownApplication']);
    await expect(
      portal.sql(
        `update fund_application set status = 'granted', granted_amount_isk = 1, decided_at = now(), decided_by = $2
         where application_id = $1`,
        [applicationId, by.userId],
      ),
    ).rejects.toThrow('gains by application');
    expect((await decide(applicationId, {}, other)).status).toBe(204);
  });
  it('R124 is not made by whoever has joined a group with an applicant, or is typed among them by name', async () => {
    const { make, agree } = groupsOf(() => portal);
    const [mate, asked, typed] = [
      await portal.someone({ role: 'editor' }),
      await portal.someone({ role: 'editor' }),
      await portal.someone({ role: 'editor', name: 'Ágúst Þór Ómarsson' }),
    ];
    const by = await portal.someone();
    const { body } = await make(by, [
      [by, 50],
      [mate, 25],
      [asked, 25],
    ]);
    await agree(body.hofundahopuR_NR, mate, body.skiptinG_HOPS_NR);
    const fundPeriodId = await aNewPeriod();
    const own = anApplication(by, 1, fundPeriodId).UMSAKJENDUR;
    const applicationId = await applied(
      fundPeriodId,
      { UMSAKJENDUR: [...own, { UMSAKJANDI: 0, NAFN: 'agust thor  OMARSSON' }] },
      by,
    );
    for (const as of [mate, typed])
      expect((await decide(applicationId, {}, as)).body.Code).toBe('fund.ownApplication');
    // Who was asked into the group and has not joined has no part in it.
    expect((await decide(applicationId, {}, asked)).status).toBe(204);
  });
  it('A2, F2.35, L3.24 is seen by the applicant when the period is closed, and told then', async () => {
    const by = await portal.someone();
    const fundPeriodId = await aNewPeriod();
    const applicationId = await applied(fundPeriodId, {}, by);
    expect((await decide(applicationId, { ATHUGASEMD: 'Gangi þér vel.' })).status).toBe(204);
    const read = async () => (await ask(`GET /api/funds/applications/${applicationId}`, undefined, by)).body;

    expect(await onCard(applicationId, by)).toMatchObject({ stadA_UMSOKNAR: null, upphaeD_STYRKS: null });
    expect(await read()).toMatchObject({ stadA_UMSOKNAR: null, upphaeD_STYRKS: null, athugasemd: null });
    expect(await told(by)).toEqual([]);

    await close(fundPeriodId);
    const seen = { stadA_UMSOKNAR: 'granted', upphaeD_STYRKS: 400_000 };
    expect(await onCard(applicationId, by)).toMatchObject({ timabilI_LOKID: 1, ...seen });
    expect(await read()).toMatchObject({ ...seen, athugasemd: 'Gangi þér vel.', afgreitT_AF: null });
    const link = `/mitt-spjald?flipi=umsoknir&umsokn=${applicationId}`;
    expect(await told(by)).toEqual([{ header_is: 'Styrkur til „Brimsorfið“', link }]);
    const staffs = await ask(`GET /api/funds/applications/${applicationId}`);
    expect(staffs.body).toMatchObject({ ...seen, afgreitT_AF: second.name });
  });
  it('J3, J2 in a closed period is told at once, by letter to those who chose so', async () => {
    const by = await portal.someone();
    await portal.sql(
      `insert into notification_setting (person_id, kind, channel) values ($1, 'applicationDecision', 'both')`,
      [by.personId],
    );
    const fundPeriodId = await aNewPeriod();
    const applicationId = await applied(fundPeriodId, {}, by);
    await close(fundPeriodId);
    await decide(applicationId, { STADA_UMSOKNAR: 'refused', UPPHAED_STYRKS: null });
    expect(await told(by)).toMatchObject([{ header_is: 'Svar við umsókn um „Brimsorfið“' }]);
    const letters = await portal.sql('select subject, body from letter where person_id = $1', [by.personId]);
    expect(letters).toMatchObject([{ body: expect.stringContaining('hlaut ekki brautargengi') }]);
  });
  it('J1 in a period whose last day is over is told by the job, once', async () => {
    const by = await portal.someone();
    const fundPeriodId = await aNewPeriod();
    const applicationId = await applied(fundPeriodId, {}, by);
    await decide(applicationId);
    await portal.sql(`update fund_period set closes_on = current_date - 1 where fund_period_id = $1`, [
      fundPeriodId,
    ]);
    const context = { pool: portal.pool, log: pino({ level: 'silent' }), config: readConfig({}) };
    await Promise.all([notifyOfDecisions.run(context, {}), notifyOfDecisions.run(context, {})]);
    expect(await told(by)).toHaveLength(1);
  });
  it('F2.35 on an application of 14 September 2021 or earlier is never shown', async () => {
    const by = await portal.someone();
    const fundPeriodId = await aNewPeriod();
    const [before, after] = [
      await applied(fundPeriodId, {}, by),
      await applied(fundPeriodId, { VERKHEITI: 'Annað' }, by),
    ];
    await portal.sql(
      `update fund_application set applied_at = case application_id when $1 then '2021-09-14 23:59+00'::timestamptz
       else '2021-09-15 00:00+00' end where application_id in ($1, $2)`,
      [before, after],
    );
    for (const applicationId of [before, after]) await decide(applicationId);
    await close(fundPeriodId);
    expect((await onCard(before, by)).stadA_UMSOKNAR).toBeNull();
    expect((await onCard(after, by)).stadA_UMSOKNAR).toBe('granted');
    expect(await told(by)).toHaveLength(1);
  });
  it('A2 that is changed is told anew, and the same one twice is told once', async () => {
    const by = await portal.someone();
    const fundPeriodId = await aNewPeriod();
    const applicationId = await applied(fundPeriodId, {}, by);
    await close(fundPeriodId);
    await decide(applicationId);
    expect((await decide(applicationId, { UTGAFA: 3 })).status).toBe(204);
    expect(await told(by)).toHaveLength(1);
    await decide(applicationId, { UPPHAED_STYRKS: 500_000, UTGAFA: 3 });
    expect(await told(by)).toHaveLength(2);
    await decide(applicationId, { STADA_UMSOKNAR: 'received', UPPHAED_STYRKS: null, UTGAFA: 5 });
    expect(await onCard(applicationId, by)).toMatchObject({
      stadA_UMSOKNAR: 'received',
      upphaeD_STYRKS: null,
    });
    expect(await told(by)).toHaveLength(2);
  });
  it('V11 by two at once is one of theirs', async () => {
    const applicationId = await applied(await aNewPeriod());
    const both = await Promise.all([propose(applicationId), propose(applicationId, { UPPHAED_STYRKS: 1 })]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 412]);
  });
  it.each<[string, object, string]>([
    ['a grant of nothing', { UPPHAED_STYRKS: null }, 'fund.grantMissing'],
    ['a grant of zero', { UPPHAED_STYRKS: 0 }, 'fund.amountMissing'],
    ['more than was applied for', { UPPHAED_STYRKS: 850_001 }, 'fund.grantTooLarge'],
    ['an amount for a refusal', { STADA_UMSOKNAR: 'refused' }, 'fund.grantOfNothing'],
  ])('A2 is not %s', async (_, changes, code) => {
    const applicationId = await applied(await aNewPeriod());
    const answer = await decide(applicationId, changes);
    expect([answer.status, problems(answer)]).toEqual([422, [['UPPHAED_STYRKS', code]]]);
    expect((await decide(2_000_000_000)).body.Code).toBe('fund.applicationNotFound');
  });
  it('J4 is recorded for staff, and in the applicant’s own records nowhere to be found', async () => {
    const by = await portal.someone();
    const applicationId = await applied(await aNewPeriod(), {}, by);
    await decide(applicationId);
    const records = (as: Someone) =>
      ask(`GET /api/records?table=fund_application&personId=${by.personId}`, undefined, as);
    expect((await records(staff)).body).toHaveLength(3);
    expect(JSON.stringify((await records(by)).body)).not.toMatch(/granted|400000|update/);
    expect((await records(by)).body).toHaveLength(1);
  });
});

describe('the applications of a period', () => {
  it('D1 are listed, searched, filtered, sorted and summed for staff', async () => {
    const fundPeriodId = await aNewPeriod();
    const other = await portal.someone({ name: 'Ægir Örn' });
    const first = await applied(fundPeriodId, { VERKHEITI: 'Ölduglit', UPPHAD: 100_000 });
    const second = await applied(fundPeriodId, { VERKHEITI: 'Andvaka', UPPHAD: 900_000 }, other);
    await decide(second);
    const list = async (query = '') =>
      (
        (await ask(`GET /api/funds/periods/${fundPeriodId}/applications${query}`)).body as Record<
          string,
          unknown
        >[]
      ).map((row) => row['umsokN_NR']);
    expect(await list()).toEqual([first, second]);
    expect(await list('?sort=VERKHEITI')).toEqual([second, first]);
    expect(await list('?sort=-UPPHAD')).toEqual([second, first]);
    expect(await list('?sort=STADA_UMSOKNAR')).toEqual([first, second]);
    expect(await list('?q=aegir')).toEqual([second]);
    expect(await list('?q=olduglit')).toEqual([first]);
    expect(await list(`?q=${first}`)).toEqual([first]);
    expect(await list('?state=granted')).toEqual([second]);
    const { body: periods } = await ask('GET /api/funds/periods?fundId=1');
    const sums = { fjoldI_UMSOKNA: 2, fjoldI_AFGREIDDRA: 1, upphad: 1_000_000, upphaeD_STYRKS: 400_000 };
    expect(
      periods.find((one: Record<string, unknown>) => one['timabiL_UMSOKNAR_NR'] === fundPeriodId),
    ).toMatchObject(sums);
    const empty = await ask(`GET /api/funds/periods/${await aNewPeriod()}/applications`);
    expect([empty.status, empty.body.Code]).toEqual([404, 'fund.noApplications']);
  });
  it('D1 go into a workbook with numbers and days that are such', async () => {
    const fundPeriodId = await aNewPeriod();
    const typed = { UMSAKJANDI: 0, HOFUNDUR_NR: null, NAFN: 'Gestur' };
    const applicationId = await applied(fundPeriodId, {
      VERKHEITI: '=1+1 <b>& "Æði"',
      TIMAPLAN: 'lína\u0001\u000B\r\ntvö 🎵',
      UMSAKJENDUR: [...anApplication(member, 1, 1).UMSAKJENDUR, typed],
    });
    await portal.sql(
      `update fund_application set applied_at = '2026-10-01 23:30+00' where application_id = $1`,
      [applicationId],
    );
    await decide(applicationId);
    const path = `/api/funds/periods/${fundPeriodId}/applications.xlsx`;
    const response = await portal.app.inject({
      url: path,
      headers: { authorization: `Bearer ${staff.token}` },
    });
    expect(response.headers['content-disposition']).toContain(`umsoknir-${fundPeriodId}.xlsx`);
    const [headings = [], row = []] = await readSheet(response.rawPayload);
    const cell = (heading: string) => row[headings.indexOf(heading)];
    expect(cell('Nr.')).toBe(applicationId);
    expect(cell('Dagsetning')).toEqual(new Date('2026-10-01T00:00:00Z'));
    expect(cell('Sótt um')).toBe(850_000);
    expect(cell('Styrkur')).toBe(400_000);
    expect(cell('Heiti verkefnis')).toBe('=1+1 <b>& "Æði"');
    expect(cell('Kennitala')).toBe(member.kennitala);
    expect(cell('Aðrir umsækjendur')).toBe('Gestur');
    expect(String(cell('Tímaáætlun'))).toMatch(/^lína\s+tvö 🎵$/);
    expect(cell('Staða')).toBe('Samþykkt');
    const empty = await portal.app.inject({
      url: path.replace(String(fundPeriodId), String(await aNewPeriod())),
      headers: { authorization: `Bearer ${staff.token}`, 'accept-language': 'en' },
    });
    expect((await readSheet(empty.rawPayload))[0]?.[0]).toBe('No.');
    expect((await ask('GET /api/funds/periods/2000000000/applications.xlsx')).status).toBe(404);
  });
});

describe('the files of an application', () => {
  const file = { NAFN_SKRAR: 'plan.pdf', TEGUND_SKRAR: 'application/pdf', STAERD: 10 };
  it('A1, S6 are for the applicant to add and for staff to read; to anyone else there is no application', async () => {
    const fundPeriodId = await aNewPeriod();
    const applicationId = await applied(fundPeriodId);
    const path = `/api/funds/applications/${applicationId}/files`;
    const stranger = await portal.someone();
    const statusOf = async (as: Someone) => (await ask(`GET ${path}`, undefined, as)).body.Code;
    expect([await statusOf(member), await statusOf(staff)]).toEqual(['file.noneFound', 'file.noneFound']);
    expect(await statusOf(stranger)).toBe('file.notFound');
    expect((await ask(`POST ${path}`, file, stranger)).status).not.toBe(201);
  });
});
