import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { rememberPromoter } from './promoters.ts';

let portal: Portal;
let member: Someone;

interface Row {
  [column: string]: unknown;
}

const ask = (path: string, as: Someone | undefined = member, language: 'is' | 'en' = 'is') =>
  portal.ask(`GET /api/${path}`, { as, language });
const names = async (path: string, column = 'heitI_FLUTNINGSSTADAR') =>
  ((await ask(path)).body as Row[]).map((row) => row[column]);
const named = (list: string, name: string) => names(`${list}?name=${encodeURIComponent(name)}`);

beforeAll(async () => {
  portal = await aPortal();
  member = await portal.someone({ name: 'Þórdís Æsa Öndólfsdóttir' });
  await portal.sql(`
    insert into venue (venue_id, name, address, postal_code, venue_type_id, is_closed) values
      (1, 'Harpa', 'Austurbakki 2', '101', 3, false), (2, 'Þjóðleikhúsið', 'Hverfisgata 19', '101', 3, false),
      (3, 'Harpan við höfnina', null, null, 3, false), (4, 'Hörpusalurinn', null, '600', 3, false),
      (5, 'Gamla Harpa', null, '101', 3, false), (6, 'Harpa gamla', null, '101', 3, true),
      (7, 'Harpa', null, '101', 1, false), (8, 'Akureyrarkirkja', 'Eyrarlandsvegur 4', '600', 4, false),
      (9, 'Straumveitan', null, null, 2, false), (10, 'Öxnadalsbíó', null, null, 3, false),
      (11, 'Æðey', null, null, 3, false)`);
  await portal.sql(`insert into hall (hall_id, venue_id, name, is_closed) values
    (1, 1, 'Norðurljós', false), (2, 1, 'Eldborg', false), (3, 1, 'Gamli salur', true), (4, 2, 'Kassinn', false)`);
  await portal.sql(`insert into festival (festival_id, name, is_closed) values
    (1, 'Þjóðhátíð', false), (2, 'Airwaves', false), (3, 'Gömul hátíð', true)`);
  await portal.sql(`insert into festival_year (festival_year_id, festival_id, year, is_closed) values
    (1, 1, 2024, true), (2, 1, 2025, false), (3, 1, 2026, false), (4, 3, 2026, false)`);
});
afterAll(() => portal.close());

describe('countries', () => {
  it('L7.6, L3.7 are named in the language asked for, in its order', async () => {
    const icelandic = await names('performanceLocations/countries?language=is', 'land');
    const english = await names('performanceLocations/countries?language=en', 'land');
    expect(icelandic.slice(0, 2)).toEqual(['Afganistan', 'Albanía']);
    // Í is a letter of its own after i, þ and ö are at the end.
    expect(icelandic.indexOf('Ísland')).toBeGreaterThan(icelandic.indexOf('Indónesía'));
    expect(icelandic.indexOf('Þýskaland')).toBeGreaterThan(icelandic.indexOf('Venesúela'));
    expect(english.indexOf('Iceland')).toBe(english.indexOf('Hungary') + 1);
    expect(english).toHaveLength(icelandic.length);
    const first = await ask('performanceLocations/countries?language=is&limit=1');
    expect(first.body).toEqual([{ lanD_NR: 4, land: 'Afganistan' }]);
  });
  it('are named in the language of the request when none is asked for', async () => {
    const { body } = await ask('performanceLocations/countries', member, 'en');
    expect(body).toContainEqual({ lanD_NR: 352, land: 'Iceland' });
  });
  it('are refused in a third language', async () => {
    expect(await ask('performanceLocations/countries?language=da')).toMatchObject({ status: 422 });
  });
  it('come with the names of the types of venues', async () => {
    const { body } = await ask('performanceLocations/types', member, 'en');
    expect(body).toContainEqual({
      tegunD_FLUTNINGSSTADAR_NR: 3,
      nafN_TEGUNDAR_FLUTNINGSSTADAR: 'Concert hall',
    });
  });
});

describe('venues', () => {
  it('L7.2, L5.3, L9.2 are for a concert at home the open ones of type 3, by the Icelandic alphabet', async () => {
    expect(await names('performanceLocations/concertHalls')).toEqual(
      'Gamla Harpa|Harpa|Harpan við höfnina|Hörpusalurinn|Þjóðleikhúsið|Æðey|Öxnadalsbíó'.split('|'),
    );
  });
  it('L7.3, L5.3 are for a stream all that are open and not of type 1', async () => {
    const all = await names('performanceLocations/streamLocations');
    expect(all).toContain('Straumveitan');
    expect(all).toContain('Akureyrarkirkja');
    expect(all.filter((name) => name === 'Harpa')).toHaveLength(1);
    expect(all).not.toContain('Harpa gamla');
    expect(all).not.toContain('Ekki á lista');
  });
  it('V8, L7.2 are found by name: the same one, then those that begin so, then words inside, then the like', async () => {
    const found = await named('performanceLocations', 'HARPA');
    expect(found.slice(0, 3)).toEqual(['Harpa', 'Harpan við höfnina', 'Gamla Harpa']);
    expect(found).not.toContain('Þjóðleikhúsið');
    expect(await named('performanceLocations', 'thjodleikhusid')).toEqual(['Þjóðleikhúsið']);
    expect(await named('performanceLocations', 'oxnadal')).toEqual(['Öxnadalsbíó']);
    expect(await named('performanceLocations', 'aedey')).toEqual(['Æðey']);
    expect(await named('performanceLocations', 'þjóðlekhúsið')).toEqual(['Þjóðleikhúsið']);
  });
  it('V8 are found in the list of a type only when they are of it', async () => {
    expect(await named('performanceLocations', 'akureyrarkirkja')).toEqual(['Akureyrarkirkja']);
    expect(await ask('performanceLocations/concertHalls?name=akureyrarkirkja')).toMatchObject({
      status: 404,
      body: { Code: 'venue.noneFound', Message: 'Engir flutningsstaðir fundust' },
    });
    expect(await named('performanceLocations/streamLocations', 'straum')).toEqual(['Straumveitan']);
  });
  it('V8 are none for a name without letters, and a hundred at most', async () => {
    expect((await ask('performanceLocations?name=%25')).status).toBe(404);
    await portal.sql(
      `insert into venue (name, venue_type_id) select 'Skúli ' || n, 5 from generate_series(1, 120) n`,
    );
    expect(await named('performanceLocations', 'skúli')).toHaveLength(100);
    await portal.sql(`delete from venue where name like 'Skúli %'`);
  });
  it('W3 come in pages', async () => {
    const first = await ask('performanceLocations/concertHalls?limit=3');
    expect(first.headers['x-total-count']).toBe('7');
    const next = await ask(
      `performanceLocations/concertHalls?limit=3&cursor=${String(first.headers['x-next-cursor'])}`,
    );
    expect((next.body as Row[]).map((row) => row['flutningsstaduR_NR'])).toEqual([4, 2, 11]);
  });
  it('L7.4, L4.2, L3.7 are read by number, with the address that goes into the form; a closed one too', async () => {
    expect((await ask('performanceLocations/1')).body).toEqual({
      flutningsstaduR_NR: 1,
      heitI_FLUTNINGSSTADAR: 'Harpa',
      heimilisfang: 'Austurbakki 2',
      postnumer: '101',
      nafN_POSTSTOD: 'Reykjavík',
      tegunD_FLUTNINGSSTADAR_NR: 3,
      flutningsstaduR_LOKADUR_ROFI: 0,
    });
    expect((await ask('performanceLocations/6')).body).toMatchObject({ flutningsstaduR_LOKADUR_ROFI: 1 });
  });
  it('L9.1 have number 714 for what is not in the list, without an address', async () => {
    expect((await ask('performanceLocations/714')).body).toMatchObject({
      heitI_FLUTNINGSSTADAR: 'Ekki á lista',
      heimilisfang: null,
      tegunD_FLUTNINGSSTADAR_NR: 1,
    });
  });
  it('L7.4, L8.3 are not found by a number that is not there', async () => {
    for (const number of ['99999', '0', 'harpa', '99999999999'])
      expect((await ask(`performanceLocations/${number}`)).status).toBe(404);
  });
  it('L7.5, L5.3 have halls, without those that are closed', async () => {
    expect((await ask('performanceLocations/1/halls')).body).toEqual([
      { saluR_NR: 2, heitI_SALS: 'Eldborg' },
      { saluR_NR: 1, heitI_SALS: 'Norðurljós' },
    ]);
    expect(await ask('performanceLocations/3/halls')).toMatchObject({
      status: 404,
      body: { Code: 'hall.noneFound' },
    });
  });
});

describe('festivals', () => {
  it('L7.7, L3.7 are listed by the alphabet and found by name, without those that are closed', async () => {
    expect((await ask('musicFestivals')).body).toEqual([
      { tonlistarhatiD_NR: 2, heitI_TONLISTARHATIDAR: 'Airwaves' },
      { tonlistarhatiD_NR: 1, heitI_TONLISTARHATIDAR: 'Þjóðhátíð' },
    ]);
    expect(await names('musicFestivals?name=thjodhatid', 'heitI_TONLISTARHATIDAR')).toEqual(['Þjóðhátíð']);
    expect((await ask('musicFestivals?name=g%C3%B6mul')).status).toBe(404);
  });
  it('L7.8, L5.3 have years, the newest first, without those that are closed', async () => {
    expect((await ask('musicFestivals/1/instances')).body).toEqual([
      { tonlistarhatiD_TILVIK_NR: 3, ar: 2026, tonlistarhatiD_LOKID_ROFI: 0 },
      { tonlistarhatiD_TILVIK_NR: 2, ar: 2025, tonlistarhatiD_LOKID_ROFI: 0 },
    ]);
    for (const festival of [2, 3, 99])
      expect(await ask(`musicFestivals/${festival}/instances`)).toMatchObject({
        status: 404,
        body: { Code: 'festival.noYears' },
      });
  });
});

describe('promoters', () => {
  const remember = (person: Someone, name: string, email = '', phone = '') =>
    rememberPromoter(portal.pool, person.personId, { name, email, phone });

  it('are kept once and offered again, the newest first', async () => {
    const first = await remember(member, ' Tónleikafélag Krossaness ', 'tonleikar@example.is', '5550141');
    expect(await remember(member, 'tónleikafélag krossaness', 'Tonleikar@example.is', '5550141')).toBe(first);
    const second = await remember(member, 'Ölhúsið');
    expect((await ask('promoters')).body).toEqual([
      {
        tonleikahaldarI_NR: second,
        tonleikahaldari: 'Ölhúsið',
        netfanG_TONLEIKAHALDARA: '',
        simanumeR_TONLEIKAHALDARA: '',
      },
      {
        tonleikahaldarI_NR: first,
        tonleikahaldari: 'Tónleikafélag Krossaness',
        netfanG_TONLEIKAHALDARA: 'tonleikar@example.is',
        simanumeR_TONLEIKAHALDARA: '5550141',
      },
    ]);
    expect(await names('promoters?q=olhus', 'tonleikahaldari')).toEqual(['Ölhúsið']);
  });
  it('are one although two requests bring it at the same time', async () => {
    const numbers = await Promise.all(Array.from({ length: 5 }, () => remember(member, 'Skemmtifélagið')));
    expect(new Set(numbers).size).toBe(1);
  });
  it('are offered to nobody else', async () => {
    const other = await portal.someone();
    expect(await ask('promoters', other)).toMatchObject({
      status: 404,
      body: { Code: 'promoter.noneFound' },
    });
    expect((await ask('promoters', await portal.someone({ role: 'editor', isPerson: false }))).status).toBe(
      404,
    );
  });
});

describe('places', () => {
  const paths =
    'performanceLocations performanceLocations/concertHalls performanceLocations/streamLocations performanceLocations/1 performanceLocations/1/halls performanceLocations/countries performanceLocations/types musicFestivals musicFestivals/1/instances promoters'.split(
      ' ',
    );
  it('are not for those who are signed out', async () => {
    for (const path of paths) expect((await portal.ask(`GET /api/${path}`)).status).toBe(401);
  });
  it('S6 are read by a viewer too', async () => {
    const viewer = await portal.someone({ role: 'viewer' });
    for (const path of paths.filter((one) => one !== 'promoters'))
      expect((await ask(path, viewer)).status).toBe(200);
  });
  it('have the types that the records name', async () => {
    const { placeTables } = await import('@omur/contract/people/rules/recordedPlaces');
    const words = placeTables['venue']?.columns['venue_type_id']?.words ?? {};
    const file = readFileSync(new URL('../../../data/lookups/venue_types.csv', import.meta.url), 'utf8');
    const rows = file.trim().split('\n').slice(1);
    expect(rows).toEqual(Object.entries(words).map(([id, { is, en }]) => `${id},${is},${en}`));
  });
});
