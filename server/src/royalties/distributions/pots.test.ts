import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { finishedDistribution, rightOf } from '../../../test/distribution.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';

let portal: Portal;
let administrator: Someone;
let member: Someone;
let rightId: number;
let potId: number;
let otherPotId: number;
beforeAll(async () => {
  portal = await aPortal();
  administrator = await portal.someone({ role: 'administrator' });
  member = await portal.someone();
  rightId = await rightOf(portal, member);
  const workId = await portal.work({ by: member });
  await finishedDistribution(portal, {
    as: administrator,
    id: 1,
    file: `line;right;work;pot;amount\n1;${rightId};${workId};Útvarp;10\n`,
  });
  [{ pot_id: potId }] = (await portal.sql(`select pot_id from pot where name = 'Útvarp'`)) as [
    { pot_id: number },
  ];
  const [other] = await portal.sql(`insert into pot (name) values ('Tónleikar') returning pot_id`);
  otherPotId = other?.pot_id;
});
afterAll(() => portal.close());

const explain = (body: object, as = administrator, id = potId) =>
  portal.ask(`PUT /api/distributionPots/${id}`, { as, body });
const onLine = async (language: 'is' | 'en') =>
  (await portal.ask(`GET /api/persons/statistics/distributions?rights=${rightId}`, { as: member, language }))
    .body[0].skyrinG_LYSINGAR;

describe('explanations of pots', () => {
  it('L2.24 are written by administrators, and read by whom the pot pays, in the own language', async () => {
    expect(await onLine('is')).toBe(null);
    const { body } = await explain({ SKYRING_LYSINGAR_ISLENSKA: ' Það sem stöðvar greiða. ', UTGAFA: 0 });
    expect(body).toEqual({
      lysinG_NR: potId,
      lysinG_STUTT: 'Útvarp',
      lysinG_STUTT_ENSKA: null,
      skyrinG_LYSINGAR_ISLENSKA: 'Það sem stöðvar greiða.',
      skyrinG_LYSINGAR_ENSKA: null,
      utgafa: 1,
    });
    // Better in the other language than not at all.
    expect(await onLine('en')).toBe('Það sem stöðvar greiða.');
    await explain({
      SKYRING_LYSINGAR_ISLENSKA: 'Það sem stöðvar greiða.',
      SKYRING_LYSINGAR_ENSKA: 'What stations pay.',
      UTGAFA: 1,
    });
    expect(await onLine('en')).toBe('What stations pay.');
    expect(await onLine('is')).toBe('Það sem stöðvar greiða.');
    const asked = (path: string) => portal.ask(`GET /api/persons/${path}`, { as: member, language: 'en' });
    const [period] = await portal.sql('select period_id from distribution where distribution_id = 1');
    for (const path of [`statuses/periods/${period?.period_id}/${rightId}`, `statuses?rightId=${rightId}`])
      expect((await asked(path)).body).toMatchObject([
        { lysinG_STUTT: 'Útvarp', skyrinG_LYSINGAR: 'What stations pay.' },
        {
          lysinG_STUTT: 'To be paid',
          skyrinG_LYSINGAR: 'What is left after deductions, and is paid into your account.',
        },
      ]);
  });
  it('V11 are not written over what somebody else wrote meanwhile', async () => {
    const { status, body } = await explain({ SKYRING_LYSINGAR_ISLENSKA: 'Annað.', UTGAFA: 0 });
    expect([status, body.Code]).toEqual([412, 'distribution.potChangedMeanwhile']);
  });
  it('J4 are recorded with who wrote them', async () => {
    const records = await portal.sql(
      `select user_id, new_row ->> 'explanation_en' as written from change_record where table_name = 'pot' and user_id is not null
       order by change_record_id`,
    );
    expect(records.map(({ user_id, written }) => [user_id, written])).toEqual([
      [administrator.userId, null],
      [administrator.userId, 'What stations pay.'],
    ]);
  });
  it('V11 are written once by two who save at the same time', async () => {
    const both = await Promise.all(
      ['One.', 'Two.'].map((text) =>
        explain({ SKYRING_LYSINGAR_ENSKA: text, UTGAFA: 0 }, administrator, otherPotId),
      ),
    );
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 412]));
  });
  it('D1 are refused to everybody else, and where there is no pot or too much text', async () => {
    for (const role of ['editor', 'member', 'viewer', 'external'] as const) {
      const as = await portal.someone({ role });
      expect((await explain({ UTGAFA: 2 }, as)).status).toBe(403);
      expect((await portal.ask('GET /api/distributionPots', { as })).status).toBe(403);
      expect((await portal.ask('GET /api/distributionCategories', { as })).status).toBe(403);
    }
    expect((await explain({ UTGAFA: 0 }, administrator, 999_999)).status).toBe(404);
    expect((await explain({ SKYRING_LYSINGAR_ENSKA: 'x'.repeat(601), UTGAFA: 2 })).status).toBe(422);
    expect((await explain({ LYSING_STUTT_ENSKA: 'x'.repeat(101), UTGAFA: 2 })).status).toBe(422);
  });
  it('H13 call pots, stations and periods by their English names in English, which a file brings', async () => {
    const somebody = await portal.someone();
    const right = await rightOf(portal, somebody);
    const work = await portal.work({ by: somebody });
    const file = (pot: string, station: string) =>
      `line;right;work;pot;pot_en;station;station_en;amount\n1;${right};${work};Bíó;${pot};Bíóið;${station};10\n`;
    const lines = async (language: 'is' | 'en') => {
      const path = `GET /api/persons/statistics/distributions?rights=${right}`;
      return (await portal.ask(path, { as: somebody, language })).body.map(
        (line: Record<string, unknown>) => [line['lysinG_STUTT'], line['stod']],
      );
    };
    await finishedDistribution(portal, { as: administrator, id: 2, file: file('', '') });
    expect(await lines('en')).toEqual([['Bíó', 'Bíóið']]);
    await finishedDistribution(portal, { as: administrator, id: 3, file: file('Cinemas', 'The Cinema') });
    await finishedDistribution(portal, { as: administrator, id: 4, file: file('Movies', 'Cinema One') });
    // The first name of a pot stays until an administrator changes it; a station is called as the latest file says.
    expect(new Set((await lines('en')).map(String))).toEqual(new Set(['Cinemas,Cinema One']));
    expect(new Set((await lines('is')).map(String))).toEqual(new Set(['Bíó,Bíóið']));
    const [pot] = await portal.sql(`select pot_id, version from pot where name = 'Bíó'`);
    const named = await explain(
      { LYSING_STUTT_ENSKA: ' Films ', UTGAFA: pot?.version },
      administrator,
      pot?.pot_id,
    );
    expect(named.body).toMatchObject({ lysinG_STUTT: 'Bíó', lysinG_STUTT_ENSKA: 'Films' });
    expect(new Set((await lines('en')).map(String))).toEqual(new Set(['Films,Cinema One']));
  });
  it.each([
    ['Árið 2025', '2025'],
    ['2. ársfjórðungur 2026', 'Q2 2026'],
    ['Fyrri hluti árs 2026', 'First half of 2026'],
    ['Síðari árshelmingur 2026', 'Second half of 2026'],
    ['Maí 2026', 'May 2026'],
    ['Sérúthlutun vegna Eurovision', 'Sérúthlutun vegna Eurovision'],
  ])('H13 call the period %s %s in English', async (period, inEnglish) => {
    const [named] = await portal.sql(
      `select period_name($1, 'is') as own, period_name($1, 'en') as english`,
      [period],
    );
    expect(named).toEqual({ own: period, english: inEnglish });
  });
  it('M1 list what has none first, and categories by number', async () => {
    const pots = await portal.ask('GET /api/distributionPots?limit=1', { as: administrator });
    expect(pots.headers['x-total-count']).toBe('4');
    const { body } = await portal.ask('GET /api/distributionCategories', {
      as: administrator,
      language: 'en',
    });
    expect(body[0]).toMatchObject({ flokkuR_UTHLUTUNAR_NR: 1 });
  });
});
