import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { earliestPerformanceDay, societyToday } from '@omur/contract/platform/rules/performanceDays';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { aConcert, aForeignConcert, dayFromNow, setStage, stage } from '../../../test/stage.ts';

let portal: Portal;
let member: Someone;
let work: number;
let withdrawn: number;

beforeAll(async () => {
  portal = await aPortal();
  await setStage(portal);
  member = await portal.someone();
  work = await portal.work({ by: member, title: 'Andvaka' });
  withdrawn = await portal.work({ by: member, title: 'Farið' });
  await portal.sql(`update work set review = 'withdrawn' where work_id = $1`, [withdrawn]);
  await portal.sql(`select refresh_lights(array[$1::integer], 'withdrawn')`, [withdrawn]);
});
afterAll(() => portal.close());

const post = (path: string, body: unknown, headers: Record<string, string> = {}, as = member) =>
  portal.ask(`POST /api/pots${path}`, { as, body, headers });
/** What is wrong with a concert changed so. */
const wrong = async (changes: object) => problems(await post('', aConcert(work, { ...changes })));
const wrongAbroad = async (changes: object) =>
  problems(await post('/foreignPots', aForeignConcert(work, { ...changes })));
// oxlint-disable-next-line typescript/no-explicit-any -- as the answers of the portal
const problems = ({ status, body }: { status: number; body: any }) => [
  status,
  ...(body.Errors ?? []).map(({ Field, Code }: { Field: string; Code: string }) => `${Field} ${Code}`),
];
const counted = async () =>
  (
    await portal.sql<{ pots: number; lines: number }>(
      `select (select count(*)::integer from live_performance) as pots, (select count(*)::integer from performance) as lines`,
    )
  )[0];

const notInList = { FLUTNINGSSTADUR_NR: 714, HEIMILISFANG: 'Hér', ANNAD: 'Skúr' };
describe('a concert at home', () => {
  it('L5.1 is refused without performers, venue, day, promoter or works, and says each', async () => {
    const answer = await post('', { FLUTNINGAR: [] });
    expect(problems(answer)).toEqual([
      422,
      'FLYTJANDI livePerformance.performersMissing',
      expect.stringMatching(/^FLUTNINGSSTADUR_NR livePerformance\.venue/),
      'DAGSETNING_POTTS livePerformance.dateMissing',
      'TONLEIKAHALDARI livePerformance.promoterMissing',
      'FLUTNINGAR setList.empty',
    ]);
    expect(await wrong({ FLYTJANDI: '   ' })).toEqual([422, 'FLYTJANDI livePerformance.performersMissing']);
  });
  it('L5.1 is refused without an address where the venue is not in the list', async () => {
    expect(await wrong({ FLUTNINGSSTADUR_NR: 714, ANNAD: 'Hlaðan' })).toEqual([
      422,
      'HEIMILISFANG livePerformance.addressMissing',
    ]);
    expect(await wrong({ FLUTNINGSSTADUR_NR: 714, HEIMILISFANG: ' ', TEGUND_FLUTNINGS: 2 })).toEqual([
      422,
      'HEIMILISFANG livePerformance.addressMissing',
      'ANNAD livePerformance.venueInOther',
    ]);
  });
  it('L5.2 is refused outside the window of days', async () => {
    const earliest = earliestPerformanceDay(societyToday());
    const dayBefore = new Date(Date.parse(earliest) - 86_400_000).toISOString().slice(0, 10);
    expect((await post('', aConcert(work, { DAGSETNING_POTTS: earliest }))).status).toBe(201);
    for (const [day, code] of [
      [dayBefore, 'dateTooEarly'],
      [dayFromNow(1), 'dateInFuture'],
      ['2026-02-30', 'dateForm'],
      ['17.06.2026', 'dateForm'],
      ['', 'dateMissing'],
    ])
      expect(await wrong({ DAGSETNING_POTTS: day })).toEqual([
        422,
        `DAGSETNING_POTTS livePerformance.${code}`,
      ]);
  });
  it('L5.3 is refused at a venue that is closed, hidden, not there, or no place for concerts', async () => {
    for (const [venue, code] of [
      [stage.closedVenue, 'venueClosed'],
      [stage.hiddenVenue, 'venueClosed'],
      [999_999, 'venueUnknown'],
      [stage.radio, 'venueNotForConcerts'],
    ] as const)
      expect(await wrong({ FLUTNINGSSTADUR_NR: venue })).toEqual([
        422,
        `FLUTNINGSSTADUR_NR livePerformance.${code}`,
      ]);
    expect((await post('', aConcert(work, { FLUTNINGSSTADUR_NR: stage.church }))).status).toBe(201);
  });
  it('L4.2 is refused in a hall of another venue, or one that is closed', async () => {
    for (const [hall, code] of [
      [stage.otherHall, 'hallUnknown'],
      [999_999, 'hallUnknown'],
      [stage.closedHall, 'hallClosed'],
    ] as const)
      expect(await wrong({ SALUR_NR: hall })).toEqual([422, `SALUR_NR livePerformance.${code}`]);
    expect(await wrong({ ...notInList, SALUR_NR: stage.hall })).toEqual([
      422,
      'SALUR_NR livePerformance.hallUnknown',
    ]);
  });
  it('L4.2 is refused in a year of another festival, a closed one, or none', async () => {
    const at = 'TONLISTARHATID_TILVIK_NR livePerformance';
    const year = (TONLISTARHATID_TILVIK_NR?: number) =>
      wrong({ TONLISTARHATID_NR: stage.festival, TONLISTARHATID_TILVIK_NR });
    expect(await year(stage.otherYear)).toEqual([422, `${at}.festivalYearOfOther`]);
    expect(await year(stage.closedYear)).toEqual([422, `${at}.festivalYearClosed`]);
    expect(await year(999_999)).toEqual([422, `${at}.festivalYearUnknown`]);
    expect(await year()).toEqual([422, `${at}.festivalYearMissing`]);
  });
  it('P2 is refused under a type that it is not', async () => {
    expect(await wrong({ TEGUND_FLUTNINGS: 4 })).toEqual([422, 'TEGUND_FLUTNINGS livePerformance.typeUnfit']);
    expect(await wrong({ TEGUND_FLUTNINGS: 3 })).toEqual([422, 'TEGUND_FLUTNINGS livePerformance.typeUnfit']);
    expect((await wrong({ TEGUND_FLUTNINGS: 5 }))[0]).toBe(422);
    expect(await wrong({ TEGUND_FLUTNINGS: 2, SALUR_NR: stage.hall })).toEqual([
      422,
      'SALUR_NR livePerformance.notOfStream',
    ]);
  });
  it('L5.1 is refused with texts that are too long, or an address that is no e-mail address', async () => {
    expect(await wrong({ ANNAD: 'a'.repeat(2001), NETFANG_TONLEIKAHALDARA: 'a@b' })).toEqual([
      422,
      'NETFANG_TONLEIKAHALDARA livePerformance.promoterEmailInvalid',
      'ANNAD livePerformance.tooLong',
    ]);
    expect((await wrong({ FLYTJANDI: 'a\u0000b' }))[0]).toBe(422);
    expect((await wrong({ FLYTJANDI: ['a'] }))[0]).toBe(422);
    expect((await wrong({ EKKI_TIL: 1 }))[0]).toBe(422);
  });
});

describe('a concert abroad', () => {
  it('L5.1, L9.8 is refused without performers, country, city, venue, day, host or works', async () => {
    const answer = await post('/foreignPots', { FLUTNINGAR: [], ERLENDIR_FLUTNINGAR: [] });
    expect(problems(answer)).toEqual([
      422,
      'FLYTJENDUR livePerformance.performersMissing',
      'LAND_NR livePerformance.countryMissing',
      'BORG livePerformance.cityMissing',
      'STADUR livePerformance.venueMissing',
      'DAGSETNING livePerformance.dateMissing',
      'TONLEIKAHALDARI livePerformance.promoterMissing',
      'FLUTNINGAR setList.empty',
    ]);
    expect(await wrongAbroad({ BORG: 'a'.repeat(101) })).toEqual([422, 'BORG livePerformance.tooLong']);
  });
  it('L9.8 is refused in Iceland and in countries that there are not', async () => {
    expect(await wrongAbroad({ LAND_NR: 352 })).toEqual([422, 'LAND_NR livePerformance.countryAtHome']);
    expect(await wrongAbroad({ LAND_NR: 9_999 })).toEqual([422, 'LAND_NR livePerformance.countryUnknown']);
    expect(await wrongAbroad({ LAND_NR: 99_999 })).toEqual([422, 'LAND_NR livePerformance.countryUnknown']);
  });
});

describe('a set list', () => {
  const line = (changes: object) => wrong({ FLUTNINGAR: [{ VERK_NR: work, LENGD: '3', ...changes }] });
  const foreign = (changes: object) =>
    wrong({ ERLENDIR_FLUTNINGAR: [{ HEITI_VERKS: 'Lag', LISTAMENN: 'Höfundur', LENGD: '3', ...changes }] });

  it('L5.4 is refused with 0, 10,000 or half a play', async () => {
    for (const plays of [0, -1, 10_000, 1.5])
      expect(await line({ FJOLDI_FL: plays })).toEqual([422, 'FLUTNINGAR.0.FJOLDI_FL setList.quantity']);
    expect(await foreign({ FJOLDI_FL: 10_000 })).toEqual([
      422,
      'ERLENDIR_FLUTNINGAR.0.FJOLDI_FL setList.quantity',
    ]);
  });
  it('L5.5 is refused with lengths that are none', async () => {
    for (const length of ['0', '3.75', '3.6', 'löng', '0.0', -3])
      expect((await line({ LENGD: length }))[0]).toBe(422);
    for (const length of ['3,05', '3:05', 3.5]) expect(await line({ LENGD: length })).toEqual([201]);
  });
  it('L5.4 is refused with works that do not exist or were withdrawn', async () => {
    expect(await line({ VERK_NR: 2_000_000_000 })).toEqual([422, 'FLUTNINGAR.0.VERK_NR setList.workUnknown']);
    expect(await line({ VERK_NR: withdrawn })).toEqual([422, 'FLUTNINGAR.0.VERK_NR setList.workWithdrawn']);
    expect(await line({ VERK_NR: 2_000_000_000, LENGD: null })).toEqual([
      422,
      'FLUTNINGAR.0.VERK_NR setList.workUnknown',
    ]);
    expect(await line({ DAGS_FRUM_FL: 'vor' })).toEqual([422, 'FLUTNINGAR.0.DAGS_FRUM_FL value.wrongForm']);
  });
  it('L5.4 is refused with foreign works that lack a title, authors or a length, or have no ISWC', async () => {
    expect(await foreign({ HEITI_VERKS: ' ', LISTAMENN: null, LENGD: null, ISWC: 'T1234567890' })).toEqual([
      422,
      'ERLENDIR_FLUTNINGAR.0.HEITI_VERKS setList.titleMissing',
      'ERLENDIR_FLUTNINGAR.0.LISTAMENN setList.authorsMissing',
      'ERLENDIR_FLUTNINGAR.0.ISWC setList.iswcInvalid',
      'ERLENDIR_FLUTNINGAR.0.LENGD setList.durationMissing',
    ]);
  });
  it('takes 2,000 lines and refuses one more', async () => {
    const lines = (count: number) => Array.from({ length: count }, () => ({ VERK_NR: work }));
    expect(await wrong({ FLUTNINGAR: lines(2001) })).toEqual([422, 'FLUTNINGAR setList.tooLong']);
    expect(await wrong({ FLUTNINGAR: lines(2000) })).toEqual([201]);
  });
  it('P1 that is wrong at its end leaves nothing behind', async () => {
    const before = await counted();
    const FLUTNINGAR = [...Array.from({ length: 60 }, () => ({ VERK_NR: work })), { VERK_NR: withdrawn }];
    expect((await post('', aConcert(work, { FLUTNINGAR }))).status).toBe(422);
    expect(await counted()).toEqual(before);
  });
});

describe('registered before', () => {
  const day = dayFromNow(-500);

  it('P4 is asked about with the number there is, and can be registered all the same', async () => {
    const concert = aConcert(work, { DAGSETNING_POTTS: day });
    const first = await post('', concert);
    const again = await post('', { ...concert, FLYTJANDI: ' ÞÓRDÍS  Æsa og hljómsveit', ANNAD: 'Seinni' });
    expect(again).toMatchObject({
      status: 409,
      body: { Code: 'livePerformance.alreadyRegistered', Number: first.body.pottuR_NR },
    });
    expect(again.body.Message).toContain(String(first.body.pottuR_NR));
    const anyway = await post('', { ...concert, SKRA_SAMT: true });
    expect(anyway.status).toBe(201);
    expect(anyway.body.pottuR_NR).not.toBe(first.body.pottuR_NR);
  });
  it('P4 is neither another venue, nor another day, nor another person', async () => {
    const concert = aConcert(work);
    const other = await portal.someone();
    const othersWork = await portal.work({ by: other });
    for (const [changes, as] of [
      [{}, member],
      [{ FLUTNINGSSTADUR_NR: stage.otherVenue }, member],
      [{ DAGSETNING_POTTS: dayFromNow(-501) }, member],
      [notInList, member],
      [{ ...notInList, HEIMILISFANG: 'Þar' }, member],
      [{ FLUTNINGAR: [{ VERK_NR: othersWork }] }, other],
    ] as const)
      expect((await post('', { ...concert, ...changes }, {}, as)).status).toBe(201);
    expect((await post('', { ...concert, ...notInList, HEIMILISFANG: 'þar' })).status).toBe(409);
  });
  it('P4 is asked about abroad, by country and venue', async () => {
    const concert = aForeignConcert(work);
    const first = await post('/foreignPots', concert);
    expect((await post('/foreignPots', { ...concert, STADUR: 'pustervik' })).body).toMatchObject({
      Code: 'livePerformance.alreadyRegistered',
      Number: first.body.erlendiR_TONLEIKAR_NR,
    });
    expect((await post('/foreignPots', { ...concert, LAND_NR: 578 })).status).toBe(201);
  });
  it('P4 is asked about once of two that come at the same time', async () => {
    const concert = aConcert(work);
    const answers = await Promise.all([post('', concert), post('', concert), post('', concert)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
  });
  it('W5 answers the same POST twice with the same performance', async () => {
    const concert = aConcert(work);
    const before = await counted();
    const send = () => post('', concert, { 'idempotency-key': 'tvisvar' });
    const [one, other] = await Promise.all([send(), send()]);
    expect([one.status, one.body]).toEqual([201, other.body]);
    expect((await send()).body).toEqual(one.body);
    expect((await counted())?.pots).toBe((before?.pots ?? 0) + 1);
  });
});

describe('a lost connection', () => {
  /** Sends part of a registration and is gone. */
  const loseConnection = (port: number, body: string, sent: number, key: string) =>
    new Promise<void>((resolve) => {
      const asking = request({
        port,
        method: 'POST',
        path: '/api/pots',
        headers: {
          authorization: `Bearer ${member.token}`,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'idempotency-key': key,
        },
      });
      asking.on('error', () => resolve());
      asking.on('close', () => resolve());
      asking.write(Buffer.from(body).subarray(0, sent), () => setTimeout(() => asking.destroy(), 30));
    });

  it('W5, P1 in the middle of it leaves nothing or the whole, and sending again answers one performance', async () => {
    await portal.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = portal.app.server.address() as AddressInfo;
    const concert = aConcert(work, { FLUTNINGAR: Array.from({ length: 60 }, () => ({ VERK_NR: work })) });
    const body = JSON.stringify(concert);
    const before = await counted();
    await loseConnection(port, body, body.length / 2, 'slitinn');
    expect(await counted()).toEqual(before);
    // All of it has been sent, and nobody is there for the answer.
    await loseConnection(port, body, Buffer.byteLength(body), 'slitinn');
    const again = await post('', concert, { 'idempotency-key': 'slitinn' });
    expect(again.status).toBe(201);
    expect(await counted()).toEqual({ pots: (before?.pots ?? 0) + 1, lines: (before?.lines ?? 0) + 60 });
  });
});
