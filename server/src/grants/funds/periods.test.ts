import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anApplication, aPeriod, closePeriod, problems } from '../../../test/funds.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { untilOneWaits } from '../../../test/waiting.ts';

let portal: Portal;
let member: Someone;
let staff: Someone;
let year = 2030;
const open: Record<number, number> = {};

beforeAll(async () => {
  portal = await aPortal();
  [member, staff] = await Promise.all([
    portal.someone(),
    portal.someone({ role: 'editor', isPerson: false }),
  ]);
  for (const fundId of [1, 2, 3, 4]) open[fundId] = await aPeriod(portal, { fundId });
});
afterAll(() => portal.close());

const ask = (methodAndPath: string, body?: unknown, as = staff) => portal.ask(methodAndPath, { as, body });
/** A period of its own for each test. */
const aNewPeriod = (fundId = 1, days: { opensIn?: number; closesIn?: number } = {}) =>
  aPeriod(portal, { fundId, year: year++, ...days });
const close = (fundPeriodId: number, isClosed: 0 | 1, version?: number) =>
  closePeriod(portal, { as: staff, fundPeriodId, isClosed, version });

describe('funds and periods', () => {
  it('L7.30, L3.19 are listed, in the language asked for', async () => {
    const { body: funds } = await portal.ask('GET /api/funds', { as: member });
    expect(funds).toHaveLength(4);
    expect(funds[3]).toEqual({ sjoduR_NR: 4, sjodur: 'Ferðasjóður' });
    const english = await portal.ask('GET /api/funds', { as: member, language: 'en' });
    expect(english.body[3].sjodur).toBe('Travel Fund');
  });
  it('L7.30, L2.38 of a fund are called by season and year, those of the travel fund by the year alone', async () => {
    const ofFund = await portal.ask('GET /api/funds/1/dates', { as: member });
    expect(ofFund.body).toEqual([
      {
        timabiL_UMSOKNAR_NR: open[1],
        timabiL_UMSOKNAR: 'Haust 2026',
        timabilI_LOKID: 0,
        arstimi: 'autumn',
        sjoduR_NR: 1,
        sjodur: 'Nýsköpunarsjóður',
        ar: 2026,
        dagS_OPNAR: expect.any(String),
        dagS_LOKAR: expect.any(String),
        stadA_TIMABILS: 'open',
      },
    ]);
    const travel = await portal.ask('GET /api/funds/4/dates', { as: member });
    expect(travel.body).toMatchObject([{ timabiL_UMSOKNAR: '2026', arstimi: null }]);
    const all = await portal.ask('GET /api/funds/dates', { as: member });
    expect(all.body).toHaveLength(4);
    const none = await portal.ask('GET /api/funds/9/dates', { as: member });
    expect([none.status, none.body.Code]).toEqual([404, 'fund.noPeriods']);
  });
});

describe('a period', () => {
  const AR = new Date().getUTCFullYear() + 1;
  const terms = { ARSTIMI: 'spring', AR, DAGS_OPNAR: `${AR}-02-01`, DAGS_LOKAR: `${AR}-03-15` };
  it('D1, L2.38 is added, changed and removed by staff', async () => {
    const { status, body: added } = await ask('POST /api/funds/periods', { SJODUR_NR: 1, ...terms });
    expect([status, added]).toMatchObject([
      201,
      {
        timabiL_UMSOKNAR: `Vor ${AR}`,
        stadA_TIMABILS: 'coming',
        timabilI_LOKID: 1,
        fjoldI_UMSOKNA: 0,
        utgafa: 1,
      },
    ]);
    const path = `/api/funds/periods/${added.timabiL_UMSOKNAR_NR}`;
    const changed = await ask(`PUT ${path}`, {
      ...terms,
      ARSTIMI: 'summer',
      DAGS_OPNAR: '2026-01-01',
      UTGAFA: 1,
    });
    expect(changed.body).toMatchObject({
      timabiL_UMSOKNAR: `Sumar ${AR}`,
      dagS_OPNAR: '2026-01-01',
      utgafa: 2,
    });
    expect((await ask(`PUT ${path}`, { ...terms, UTGAFA: 1 })).body.Code).toBe('fund.changedMeanwhile');
    expect((await ask(`DELETE ${path}`)).status).toBe(204);
    expect((await ask(`GET ${path}`)).body.Code).toBe('fund.periodNotFound');
  });
  it('L2.38 of the travel fund is called by its year', async () => {
    const travel = { SJODUR_NR: 4, ...terms, ARSTIMI: null };
    expect((await ask('POST /api/funds/periods', travel)).body.timabiL_UMSOKNAR).toBe(String(AR));
  });
  it.each<[string, object, string, string]>([
    ['with a season in the travel fund', { SJODUR_NR: 4 }, 'ARSTIMI', 'fund.seasonOfTravel'],
    ['without a season elsewhere', { ARSTIMI: null }, 'ARSTIMI', 'fund.seasonMissing'],
    ['that closes before it opens', { DAGS_LOKAR: `${AR}-01-31` }, 'DAGS_LOKAR', 'fund.closesBeforeItOpens'],
    ['of a fund that is not there', { SJODUR_NR: 9 }, 'SJODUR_NR', 'fund.notFound'],
    ['of another season', { ARSTIMI: 'monsoon' }, 'ARSTIMI', 'value.wrongType'],
    ['of no year', { AR: 20 }, 'AR', 'value.tooShort'],
    ['of no day', { DAGS_OPNAR: `${AR}-02-30` }, 'DAGS_OPNAR', 'value.wrongForm'],
  ])('D1 is refused %s', async (_, changes, field, code) => {
    const answer = await ask('POST /api/funds/periods', { SJODUR_NR: 1, ...terms, ...changes });
    expect([answer.status, problems(answer)]).toEqual([422, [[field, code]]]);
  });
  it('D1 is in its fund once, also when two add it at once', async () => {
    const body = { SJODUR_NR: 2, ...terms };
    const both = await Promise.all([
      ask('POST /api/funds/periods', body),
      ask('POST /api/funds/periods', body),
    ]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    const other = await aNewPeriod(2);
    const answer = await ask(`PUT /api/funds/periods/${other}`, { ...terms, UTGAFA: 1 });
    expect(answer.body.Code).toBe('fund.periodExists');
  });
  it('D1 stays when somebody has applied in it', async () => {
    const fundPeriodId = await aNewPeriod();
    await ask('POST /api/funds/applications', anApplication(member, 1, fundPeriodId), member);
    expect((await ask(`DELETE /api/funds/periods/${fundPeriodId}`)).body.Code).toBe(
      'fund.periodHasApplications',
    );
  });
  it('D1 is closed by staff and opened again, but not after its last day', async () => {
    const fundPeriodId = await aNewPeriod();
    expect((await close(fundPeriodId, 1)).body).toMatchObject({ stadA_TIMABILS: 'closed', utgafa: 2 });
    expect((await close(fundPeriodId, 1)).body.Code).toBe('fund.changedMeanwhile');
    expect((await close(fundPeriodId, 0, 2)).body).toMatchObject({
      stadA_TIMABILS: 'open',
      timabilI_LOKID: 0,
    });
    const over = await aNewPeriod(1, { opensIn: -9, closesIn: -1 });
    expect((await close(over, 0)).body.Code).toBe('fund.periodIsOver');
  });
  it('D1 that is being closed takes no application any more', async () => {
    const fundPeriodId = await aNewPeriod();
    const client = await portal.pool.connect();
    await client.query('begin');
    await client.query('select from fund_period where fund_period_id = $1 for update', [fundPeriodId]);
    const waiting = ask('POST /api/funds/applications', anApplication(member, 1, fundPeriodId), member);
    await untilOneWaits(portal);
    await client.query('update fund_period set closed_at = now() where fund_period_id = $1', [fundPeriodId]);
    await client.query('commit');
    client.release();
    expect((await waiting).body.Code).toBe('fund.periodNotOpen');
  });
  it('D1 funds are named anew by staff, in both languages', async () => {
    const { body: funds } = await ask('GET /api/funds/names');
    const names = { SJODUR_ISLENSKA: ' Tónskáldasjóður ', SJODUR_ENSKA: 'Composers’ Fund' };
    expect((await ask('PUT /api/funds/1', { ...names, UTGAFA: funds[0].utgafa })).status).toBe(204);
    expect((await ask('GET /api/funds', undefined, member)).body[0].sjodur).toBe('Tónskáldasjóður');
    expect((await ask('PUT /api/funds/1', { ...names, UTGAFA: funds[0].utgafa })).status).toBe(412);
    expect((await ask('PUT /api/funds/9', { ...names, UTGAFA: 1 })).body.Code).toBe('fund.notFound');
    expect((await ask('PUT /api/funds/1', { ...names, SJODUR_ENSKA: ' ', UTGAFA: 2 })).status).toBe(422);
  });
});
