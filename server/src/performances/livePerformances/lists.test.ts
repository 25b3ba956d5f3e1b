import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import {
  aConcert,
  aForeignConcert,
  dayFromNow,
  registerConcert,
  registerForeignConcert,
  setStage,
} from '../../../test/stage.ts';

let portal: Portal;
let member: Someone;
let other: Someone;
let editor: Someone;
let work: number;

beforeAll(async () => {
  portal = await aPortal();
  await setStage(portal);
  member = await portal.someone({ name: 'Þórdís Æsa Öndólfsdóttir' });
  other = await portal.someone();
  editor = await portal.someone({ role: 'editor', isPerson: false });
  work = await portal.work({ by: member, title: 'Andvaka' });
});
afterAll(() => portal.close());

const ask = (call: string, as: Someone | undefined = member, body?: unknown) =>
  portal.ask(call, { as, body });
const register = (body: object, as = member) => registerConcert(portal, body, as);
const registerAbroad = (body: object, as = member) => registerForeignConcert(portal, body, as);

describe('a work for the set list', () => {
  it('L3.6, L7.28, L7.29 is found with the day of its first performance, once a set list tells it', async () => {
    const found = () => ask(`GET /api/compositions?name=${encodeURIComponent('Frumflutta lagið')}`);
    const first = await portal.work({ by: member, title: 'Frumflutta lagið' });
    expect((await found()).body).toMatchObject([
      { verK_NR: first, listamenn: member.name, lengd: '3.30', dagS_FRUM_FL: null },
    ]);
    for (const DAGS_FRUM_FL of ['2024-05-17', '2023-01-02', null])
      await register(aConcert(first, { FLUTNINGAR: [{ VERK_NR: first, DAGS_FRUM_FL }] }));
    expect((await found()).body).toMatchObject([{ dagS_FRUM_FL: '2023-01-02' }]);
    expect((await ask(`GET /api/compositions/${first}`)).body).toMatchObject({ lengd: '3.30' });
  });
});

describe('the registrant', () => {
  it('L3.8 is known by number and e-mail addresses, of which there may be several', async () => {
    await portal.sql('update person set email = $1 where person_id = $2', [
      'ein@demo.example,onnur@demo.example',
      member.personId,
    ]);
    expect((await ask(`GET /api/persons/${member.kennitala}`)).body).toMatchObject({
      nafN_NR: member.personId,
      e_MAIL: 'ein@demo.example,onnur@demo.example',
    });
  });
});

describe('a set list of earlier', () => {
  it('P5 is offered again, latest first, from home and abroad alike', async () => {
    const someone = await portal.someone();
    const own = await portal.work({ by: someone });
    await register(aConcert(own, { DAGSETNING_POTTS: dayFromNow(-9) }), someone);
    await registerAbroad(aForeignConcert(own, { DAGSETNING: dayFromNow(-3) }), someone);
    const lists = `GET /api/persons/${someone.personId}/setLists`;
    expect((await ask(lists, someone)).body).toMatchObject([
      { tegunD_FLUTNINGS: 4, heitI_FLUTNINGSSTADAR: 'Pustervik, Göteborg', fjoldI_VERK: 1 },
      { tegunD_FLUTNINGS: 1, heitI_FLUTNINGSSTADAR: 'Vonarland' },
    ]);
    expect((await ask(`${lists}?q=pustervik`, someone)).body).toHaveLength(1);
    expect((await ask(lists, other)).status).toBe(404);
  });
});

describe('performances of a person', () => {
  it('L3.1, L7.18, F2.33 at home are listed, sorted, searched and paged', async () => {
    const someone = await portal.someone();
    const own = await portal.work({ by: someone });
    const red = await portal.work({ by: someone, isApproved: false });
    await register(aConcert(own, { FLYTJANDI: 'Álfar', DAGSETNING_POTTS: dayFromNow(-20) }), someone);
    await register(aConcert(red, { FLYTJANDI: 'Bergmál', DAGSETNING_POTTS: dayFromNow(-10) }), someone);
    const lists = `GET /api/persons/${someone.personId}/livePerformances`;
    const titles = async (query: string) =>
      (await ask(`${lists}?${query}`, someone)).body.map((row: { heitI_POTTS: string }) => row.heitI_POTTS);
    expect((await ask(`${lists}?limit=1&sort=-DAGSETNING_POTTS`, someone)).body).toEqual([
      {
        pottuR_NR: expect.any(Number),
        heitI_POTTS: 'Bergmál',
        dagsetninG_POTTS: dayFromNow(-10),
        tegunD_FLUTNINGS: 1,
        heitI_FLUTNINGSSTADAR: 'Vonarland',
        fjoldI_VERK: 1,
        ljos: 2,
      },
    ]);
    expect(await titles('sort=HEITI_POTTS')).toEqual(['Álfar', 'Bergmál']);
    expect(await titles('sort=-LJOS')).toEqual(['Bergmál', 'Álfar']);
    expect(await titles('q=bergmal')).toEqual(['Bergmál']);
    expect(await titles('q=vonarland')).toHaveLength(2);
    const page = await ask(`${lists}?limit=1&sort=HEITI_POTTS`, someone);
    expect(page.headers['x-total-count']).toBe('2');
    expect(await titles(`limit=1&sort=HEITI_POTTS&cursor=${String(page.headers['x-next-cursor'])}`)).toEqual([
      'Bergmál',
    ]);
  });
  it('L3.2, F3.12, F2.34 abroad are listed with country and city, and the day under both its names', async () => {
    const someone = await portal.someone();
    const own = await portal.work({ by: someone });
    const day = dayFromNow(-30);
    const number = await registerAbroad(aForeignConcert(own, { DAGSETNING: day }), someone);
    const lists = `GET /api/persons/${someone.personId}/liveForeignPerformances`;
    expect((await portal.ask(`${lists}?limit=10`, { as: someone, language: 'en' })).body).toEqual([
      {
        erlendiR_TONLEIKAR_NR: number,
        heitI_TONLEIKA: null,
        flytjendur: 'Þórdís Æsa',
        land: 'Sweden',
        borg: 'Göteborg',
        dagsetninG_POTTS: day,
        dagsetning: day,
        fjoldI_VERK: 1,
        ljos: 0,
      },
    ]);
    expect((await ask(`${lists}?q=sv%C3%AD%C3%BEj%C3%B3ð`, someone)).body).toHaveLength(1);
    for (const sort of ['HEITI_TONLEIKA', 'LAND', '-BORG', 'FLYTJENDUR', '-LJOS'])
      expect((await ask(`${lists}?limit=1&sort=${sort}`, someone)).status).toBe(200);
    const atHome = await ask(`GET /api/persons/${someone.personId}/livePerformances`, someone);
    expect([atHome.status, atHome.body.Message]).toEqual([404, 'Engir lifandi flutningar fundust']);
  });
});

describe('a live performance', () => {
  it('S6 is not there for anybody but anyone who registered it, and staff', async () => {
    const number = await register(aConcert(work));
    await registerAbroad(aForeignConcert(work));
    for (const call of ['', '/performances', '/setList']) {
      expect((await ask(`GET /api/pots/${number}${call}`, editor)).status).toBe(200);
      expect((await ask(`GET /api/pots/${number}${call}`, other)).status).toBe(404);
      expect((await portal.ask(`GET /api/pots/${number}${call}`)).status).toBe(401);
    }
    expect((await ask('GET /api/pots/2000000000')).body.Code).toBe('livePerformance.notFound');
    for (const call of ['livePerformances', 'liveForeignPerformances', 'setLists']) {
      const path = `GET /api/persons/${member.personId}/${call}`;
      expect((await ask(path, other)).body.Code).toBe('person.notFound');
      expect((await ask(path, editor)).status).toBe(200);
    }
  });
  it('L1.1, L6.1, S6 is registered neither by viewers nor by external users, nor by staff who are no person', async () => {
    for (const role of ['viewer', 'external'] as const) {
      const as = await portal.someone({ role });
      expect((await ask('POST /api/pots', as, aConcert(work))).status).toBe(403);
      expect((await ask('POST /api/pots/foreignPots', as, aForeignConcert(work))).status).toBe(403);
    }
    expect((await portal.ask('POST /api/pots', { body: aConcert(work) })).status).toBe(401);
    expect((await ask('POST /api/pots', editor, aConcert(work))).body.Code).toBe('livePerformance.noPerson');
  });
  it('L8.4 says so when a list is empty', async () => {
    const number = await register(aConcert(work));
    const nothing = async (list: string, language: 'is' | 'en') =>
      (await portal.ask(`GET /api/pots/${number}/${list}`, { as: member, language })).body.Message;
    expect(await nothing('redlights', 'en')).toBe('No red lights found');
    expect(await nothing('foreignPerformances', 'en')).toBe('No foreign performances found');
    const bare = await register({ ...aConcert(work), FLUTNINGAR: undefined });
    expect((await ask(`GET /api/pots/${bare}/performances`)).body).toMatchObject({
      StatusCode: 404,
      Message: 'Engir flutningar fundust fyrir lifandi flutninginn.',
    });
  });
});
