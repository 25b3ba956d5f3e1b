import { describe, expect, it } from 'vitest';
import { helpSections } from '../page/page.ts';
import { findSections, sections, wordsOf } from './content.ts';

const whole = (language: 'is' | 'en') => sections.map((section) => wordsOf(section, language)).join('\n');
const said = (id: string) => {
  const section = sections.find((one) => one.id === id);
  if (!section) throw new Error(`There is no section ${id}.`);
  return { is: wordsOf(section, 'is'), en: wordsOf(section, 'en') };
};

describe('the help', () => {
  it('C1.6, C1.7, C1.17 has its sections in both languages, and nothing empty', () => {
    expect(sections.map(({ id }) => id)).toEqual(helpSections);
    for (const section of sections) {
      expect(wordsOf(section, 'is').length).toBeGreaterThan(150);
      expect(wordsOf(section, 'en').length).toBeGreaterThan(150);
    }
  });
  it('C1.8, C5.8 says that shares total 100% and that arrangers alone cannot hold it', () => {
    expect(said('skra-verk').is).toMatch(/nákvæmlega 100%[^]*\(AR\) geta ekki einir/);
    expect(said('skra-verk').en).toMatch(/exactly 100%[^]*\(AR\) alone cannot/);
  });
  it('C1.9 says how long a co-author may object, and what becomes of it', () => {
    expect(said('samthykki').is).toMatch(/7 daga til að andmæla[^]*telst skráningin samþykkt/);
    expect(said('samthykki').en).toMatch(/7 days to object[^]*counts as approved/);
  });
  it('C1.10 says what the lights mean, what is provisional, and when to ask', () => {
    expect(said('samthykki').is).toMatch(/félagsdeild hefur farið yfir[^]*tvær vikur[^]*til bráðabirgða/);
    expect(said('samthykki').en).toMatch(/membership department[^]*two weeks[^]*provisionally/);
  });
  it('C1.11 says what foreign and domestic non-members need', () => {
    expect(said('erlendir-medhofundar').is).toMatch(/erlendur og skrifaðu IPI[^]*boð um að ganga í félagið/);
    expect(said('erlendir-medhofundar').en).toMatch(/foreign and write their IPI[^]*invited to join/);
  });
  it('C1.12, C1.13 tells of titles, ISRCs, and works with the same authors', () => {
    expect(said('skra-verk').is).toMatch(/mörg ISRC-númer[^]*sömu höfundum“[^]*nema heiti og lengd/);
    expect(said('skra-verk').en).toMatch(/several ISRCs[^]*same authors”[^]*except title and length/);
  });
  it('C1.14 says that the search shows six digits', () => {
    expect(said('erlendir-medhofundar').is).toMatch(/fyrstu sex tölustafir/);
    expect(said('erlendir-medhofundar').en).toMatch(/first six digits/);
  });
  it('C1.15, C1.16 tells of agents, proxies and venues', () => {
    expect(said('umbod').is).toMatch(/skrifstofu félagsins[^]*hnappinn Umboð[^]*breytingasögunni/);
    expect(said('umbod').en).toMatch(/office[^]*only Shared access[^]*change history/);
    expect(said('umbod').is).toMatch(/nafni eða kennitölu/);
    expect(said('umbod').en).toMatch(/name or national ID/);
    expect(said('lifandi-flutningur').is).toMatch(/skrifstofan bætir nýjum stöðum við/);
    expect(said('lifandi-flutningur').en).toMatch(/the office adds new ones/);
  });
  it('C1.17 says that seconds run from 0 to 59', () => {
    expect(whole('is')).toContain('Sekúndur eru 0 til 59');
    expect(whole('en')).toContain('Seconds run from 0 to 59');
  });
});

describe('searching it', () => {
  const ids = (typed: string, language: 'is' | 'en' = 'is') =>
    findSections(typed, language, true).map(({ id }) => id);
  it('C1.17 leaves the sections of the office to staff', () => {
    const office = sections.filter(({ isForStaff }) => isForStaff).map(({ id }) => id);
    expect(office).toEqual([
      'uthlutanir-skrifstofa',
      'tekjur-og-greidslur',
      'notkun',
      'keyrslur',
      'innholf',
      'adalfundir-skrifstofa',
      'skrifstofan',
      'yfirferd',
      'ipi-skrain',
      'iswc',
      'cwr-ut',
      'styrkir',
      'rekstur',
    ]);
    const read = findSections('', 'is', false).map(({ id }) => id);
    expect(read.filter((id) => office.includes(id))).toEqual([]);
    expect(read).toHaveLength(sections.length - office.length);
  });
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
