import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { aConcert, aForeignConcert, setStage } from '../../../test/stage.ts';

let portal: Portal;
let member: Someone;
let other: Someone;
let work: number;
let number: number;

beforeAll(async () => {
  portal = await aPortal();
  await setStage(portal);
  member = await portal.someone();
  other = await portal.someone();
  work = await portal.work({ by: member, title: 'Andvaka' });
});
beforeEach(async () => {
  const answer = await ask('POST /api/pots', { ...aConcert(work), FLUTNINGAR: undefined });
  number = answer.body.pottuR_NR;
});
afterAll(() => portal.close());

const ask = (call: string, body?: unknown, as: Someone | undefined = member) =>
  portal.ask(call, { as, body });
const known = (changes: object = {}, as = member) =>
  ask(
    `POST /api/pots/${number}/performances`,
    {
      VERK_NR: work,
      DAGS_FRUM_FL: null,
      LENGD: '2.10',
      FJOLDI_FL: 2,
      UPPHAD_SKRAD: 0,
      LEIDRETTING_ROFI: false,
      ...changes,
    },
    as,
  );
const foreign = (changes: object = {}) =>
  ask(`POST /api/pots/${number}/foreignPerformances`, {
    LENGD: '3',
    FJOLDI_FL: 1,
    HEITI_VERKS: 'Gamalt lag',
    LISTAMENN: 'Einhver',
    ISWC: null,
    ...changes,
  });

describe('step by step', () => {
  it('L8.6 is refused where the venue is not in the list and other info does not name it', async () => {
    const { status, body } = await portal.ask('POST /api/pots', {
      as: member,
      body: aConcert(work, { FLUTNINGSSTADUR_NR: 714, HEIMILISFANG: 'Hlöðuvellir', ANNAD: ' ' }),
      language: 'en',
    });
    expect([status, body.Errors]).toEqual([
      422,
      [
        {
          Field: 'ANNAD',
          Code: 'livePerformance.venueInOther',
          Message: 'Please write performance location in Other',
        },
      ],
    ]);
  });
  it('L4.1, L7.12, L7.13 a set list is put together, and points and light follow', async () => {
    expect((await ask(`GET /api/pots/${number}`)).body).toMatchObject({
      punktar: 0,
      fjoldI_VERK: 0,
      ljos: 0,
    });
    const first = await known();
    expect(first).toMatchObject({
      status: 201,
      body: { rod: 1, verK_NR: work, lengd: '2.10', fjoldI_FL: 2, punktar: 6, dagS_FRUM_FL: null },
    });
    expect(await foreign()).toMatchObject({
      status: 201,
      body: { rod: 2, heitI_VERKS: 'Gamalt lag', listamenn: 'Einhver', lengd: '3.00', iswc: null },
    });
    expect((await ask(`GET /api/pots/${number}`)).body).toMatchObject({
      punktar: 9,
      fjoldI_VERK: 2,
      ljos: 1,
    });
  });
  it('L7.15, L7.16 the same abroad, and only there', async () => {
    const abroad = await ask('POST /api/pots/foreignPots', {
      ...aForeignConcert(work),
      FLUTNINGAR: undefined,
    });
    const path = `POST /api/pots/foreignPots/${abroad.body.erlendiR_TONLEIKAR_NR}`;
    expect((await ask(`${path}/performances`, { VERK_NR: work, LENGD: '3', FJOLDI_FL: 1 })).status).toBe(201);
    const line = { LENGD: 3, FJOLDI_FL: 1, HEITI_VERKS: 'Sång', LISTAMENN: 'Trad.', ISWC: 'T0345246801' };
    expect((await ask(`${path}/foreignPerformances`, line)).body).toMatchObject({
      rod: 2,
      iswc: 'T0345246801',
    });
    const atHome = await ask(`POST /api/pots/foreignPots/${number}/performances`, { VERK_NR: work });
    expect([atHome.status, atHome.body.Code]).toEqual([404, 'livePerformance.notFound']);
  });
  it('L5.4 a line that breaks a rule is refused at its field', async () => {
    expect((await known({ FJOLDI_FL: 0 })).body.Errors).toMatchObject([
      { Field: 'FJOLDI_FL', Code: 'setList.quantity' },
    ]);
    expect((await known({ VERK_NR: 2_000_000_000 })).body.Errors).toMatchObject([{ Field: 'VERK_NR' }]);
    expect((await foreign({ ISWC: 'T0000000000' })).body.Errors).toMatchObject([{ Field: 'ISWC' }]);
  });
  it('lines that come at once each get a place of their own', async () => {
    const answers = await Promise.all([known(), foreign(), known(), foreign()]);
    expect(answers.map(({ body }) => body.rod as number).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4]);
    expect((await ask(`GET /api/pots/${number}`)).body).toMatchObject({ punktar: 18, fjoldI_VERK: 4 });
  });
  it('S6 nobody adds to what is another’s, and nobody to what is closed', async () => {
    expect(await known({}, other)).toMatchObject({ status: 404, body: { Code: 'livePerformance.notFound' } });
    for (const role of ['viewer', 'external'] as const)
      expect((await known({}, await portal.someone({ role }))).status).toBe(403);
    await portal.sql('update live_performance set closed_at = now() where live_performance_id = $1', [
      number,
    ]);
    expect(await known()).toMatchObject({ status: 409, body: { Code: 'livePerformance.isClosed' } });
  });
  it('a set list that is full takes no more', async () => {
    await portal.sql(
      `insert into performance (live_performance_id, position, work_id, quantity, duration_seconds)
       select $1, n, $2, 1, 60 from generate_series(1, 2000) n`,
      [number, work],
    );
    expect((await known()).body.Errors).toMatchObject([{ Code: 'setList.tooLong' }]);
  });
});
