import { describe, expect, it } from 'vitest';
import deskRoutes from '../deskRoutes.tsx?raw';
import routes from '../routes.tsx?raw';
import { helpOf } from '../shell/helpOf.ts';
import { findSections, sections, wordsOf } from './content.ts';

const whole = (language: 'is' | 'en') => sections.map((section) => wordsOf(section, language)).join('\n');
const has = (id: string, icelandic: RegExp, english: RegExp) => {
  const section = sections.find((one) => one.id === id);
  if (!section) throw new Error(`There is no section ${id}.`);
  expect(wordsOf(section, 'is')).toMatch(icelandic);
  expect(wordsOf(section, 'en')).toMatch(english);
};

describe('the help', () => {
  it('C1.6, C1.7, C1.17 has its sections in both languages, and nothing empty', () => {
    expect(sections.map(({ id }) => id)).toEqual([
      'felagi',
      'skra-verk',
      'samthykki',
      'erlendir-medhofundar',
      'lifandi-flutningur',
      'samningar',
      'sjodir',
      'uthlutanir',
      'umbod',
      'i-umbodi',
      'innskraning',
    ]);
    for (const section of sections) {
      expect(wordsOf(section, 'is').length).toBeGreaterThan(150);
      expect(wordsOf(section, 'en').length).toBeGreaterThan(150);
    }
  });
  it('C1.8, C5.8 says that shares total 100% and that arrangers alone cannot hold it', () => {
    has('skra-verk', /nákvæmlega 100%[^]*\(AR\) geta ekki einir/, /exactly 100%[^]*\(AR\) alone cannot/);
  });
  it('C1.9 says how long a co-author may object, and what becomes of it', () => {
    has(
      'samthykki',
      /7 daga til að andmæla[^]*telst skráningin samþykkt/,
      /7 days to object[^]*counts as approved/,
    );
  });
  it('C1.10 says what the lights mean, what is provisional, and when to ask', () => {
    has(
      'samthykki',
      /félagsdeild hefur farið yfir[^]*tvær vikur[^]*til bráðabirgða/,
      /membership department[^]*two weeks[^]*provisionally/,
    );
  });
  it('C1.11 says what foreign and domestic non-members need', () => {
    has(
      'erlendir-medhofundar',
      /erlendur og skrifaðu IPI[^]*boð um að ganga í félagið/,
      /foreign and write their IPI[^]*invitation to join/,
    );
  });
  it('C1.12, C1.13 tells of titles, ISRCs, and works with the same authors', () => {
    has(
      'skra-verk',
      /mörg ISRC-númer[^]*sömu höfundum“[^]*nema heiti og lengd/,
      /several ISRCs[^]*same authors”[^]*except title and length/,
    );
  });
  it('C1.14 says that the search shows six digits', () => {
    has('erlendir-medhofundar', /fyrstu sex tölustafir/, /first six digits/);
  });
  it('C1.15, C1.16 tells of agents, proxies and venues', () => {
    has(
      'umbod',
      /skrifstofu félagsins[^]*hnappinn Umboð[^]*breytingasögunni/,
      /office[^]*only the proxy button[^]*change history/,
    );
    has('umbod', /nafni eða kennitölu/, /name or national ID/);
    has('lifandi-flutningur', /skrifstofan bætir nýjum stöðum við/, /the office adds new ones/);
  });
  it('C1.17 says that seconds run from 0 to 59', () => {
    expect(whole('is')).toContain('Sekúndur eru 0 til 59');
    expect(whole('en')).toContain('Seconds run from 0 to 59');
  });
});

describe('searching it', () => {
  const ids = (typed: string, language: 'is' | 'en' = 'is') =>
    findSections(typed, language).map(({ id }) => id);
  it('finds by the beginnings of words, blind to case and accents', () => {
    expect(ids('BRADABIRGD')).toEqual(['samthykki']);
    expect(ids('utsetjar 100')).toEqual(['skra-verk']);
    expect(ids('provisional', 'en')).toEqual(['samthykki']);
  });
  it('shows everything while nothing is typed, and nothing when nothing fits', () => {
    expect(ids(' ')).toHaveLength(sections.length);
    expect(ids('xyzzy')).toEqual([]);
  });
});

describe('the way to it', () => {
  it('C2.12 leads from every page of a member to a section that is there', () => {
    const paths = Array.from(`${routes}${deskRoutes}`.matchAll(/path: '([^']+)'/g), ([, path = '']) => path);
    expect(paths.length).toBeGreaterThan(20);
    const without = ['/hjalp', '/pósthólf', '/verkraðir'];
    for (const path of paths.filter((one) => !without.includes(one)))
      expect([path, sections.some(({ id }) => id === helpOf(path))]).toEqual([path, true]);
  });
  it('reads an address as the browser spells it', () => {
    expect(helpOf('/umbo%C3%B0')).toBe('umbod');
    expect(helpOf('/mitt-spjald/7/uppfaera')).toBe('felagi');
    expect(helpOf('/eitthvað')).toBeUndefined();
  });
});
