import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';

const text = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8');

function rowsOf(path: string) {
  const { data, errors } = Papa.parse<Record<string, string>>(text(path), {
    header: true,
    skipEmptyLines: true,
  });
  expect(errors).toEqual([]);
  return data;
}

const column = (path: string, name: string) => rowsOf(path).map((row) => row[name] ?? '');

const isFree = ({ name, died }: { name: string; died: string }) =>
  name === '' ? died === '' : /^[0-9]{4}$/.test(died) && Number(died) <= 1955;

describe('every list', () => {
  const csvFiles = ['.', 'lookups', 'catalogue'].flatMap((folder) =>
    readdirSync(join(import.meta.dirname, folder))
      .filter((file) => file.endsWith('.csv'))
      .map((file) => join(folder, file)),
  );

  it.each(csvFiles)('%s parses, is composed Unicode and has a unique first column', (path) => {
    const rows = rowsOf(path);
    const ids = rows.map((row) => Object.values(row)[0]);
    expect(rows.length).toBeGreaterThan(0);
    expect(ids.every(Boolean)).toBe(true);
    expect(new Set(ids).size).toBe(ids.length);
    expect(text(path)).toBe(text(path).normalize('NFC'));
    expect(rows.flatMap((row) => Object.values(row)).filter((cell) => cell !== cell.trim())).toEqual([]);
  });
});

describe('lookups', () => {
  it('name Iceland, its neighbours and no group of countries', () => {
    const names = new Map(rowsOf('lookups/countries.csv').map((row) => [row.country_id, row.name_is]));
    expect([names.get('352'), names.get('234'), names.get('826')]).toEqual([
      'Ísland',
      'Færeyjar',
      'Bretland',
    ]);
    expect(names.has('2136')).toBe(false);
    expect(new Set(names.values()).size).toBe(names.size);
  });

  it('place every society that has a country in a country we know', () => {
    const countries = new Set(column('lookups/countries.csv', 'country_id'));
    const societies = rowsOf('lookups/societies.csv');
    expect(societies.find((row) => row.society_code === '077')).toMatchObject({
      name: 'STEF',
      country_id: '352',
    });
    expect(societies.filter((row) => row.country_id && !countries.has(row.country_id))).toEqual([]);
  });

  it('know every author type', () => {
    expect(column('lookups/author_types.csv', 'author_type_id')).toEqual(
      '31 32 33 34 35 36 39 40 41 42 43 44'.split(' '),
    );
  });
});

describe('venues and festivals', () => {
  const venues = rowsOf('venues.csv');

  it('stand at post codes that exist and have a known type', () => {
    const postalCodes = new Set(column('lookups/postal_codes.csv', 'postal_code'));
    const types = new Set(column('lookups/venue_types.csv', 'venue_type_id'));
    expect(venues.filter((venue) => venue.postal_code && !postalCodes.has(venue.postal_code))).toEqual([]);
    expect(venues.filter((venue) => !types.has(venue.venue_type_id ?? ''))).toEqual([]);
  });

  it('L9.1 keep number 714 for a place that is not in the list, hidden by its type', () => {
    expect(venues.find((venue) => venue.venue_id === '714')).toMatchObject({
      name: 'Ekki á lista',
      venue_type_id: '1',
    });
  });

  it('are at least 40, with halls and festival years that belong to one of them', () => {
    const venueIds = new Set(venues.map((venue) => venue.venue_id ?? ''));
    const festivalIds = new Set(column('festivals.csv', 'festival_id'));
    expect(venues.filter((venue) => venue.venue_type_id === '3').length).toBeGreaterThanOrEqual(40);
    expect(rowsOf('halls.csv').filter((hall) => !venueIds.has(hall.venue_id ?? ''))).toEqual([]);
    expect(rowsOf('festival_years.csv').filter((year) => !festivalIds.has(year.festival_id ?? ''))).toEqual(
      [],
    );
  });
});

describe('works in the public domain', () => {
  const works = rowsOf('catalogue/public-domain.csv');

  it('are 60 or more, led by the national anthem', () => {
    expect(works.length).toBeGreaterThanOrEqual(60);
    expect(works[0]).toMatchObject({ title: 'Lofsöngur', composer_died: '1927', lyricist_died: '1920' });
  });

  const authors = works.flatMap((work) => [
    { name: work.composer ?? '', died: work.composer_died ?? '' },
    { name: work.lyricist ?? '', died: work.lyricist_died ?? '' },
  ]);

  it('are by authors who died in 1955 or earlier, or by nobody known', () => {
    expect(authors.filter((author) => !isFree(author))).toEqual([]);
  });

  it('name each author with one year of death only', () => {
    const named = new Set(authors.map(({ name }) => name));
    const withYear = new Set(authors.map(({ name, died }) => `${name} ${died}`));
    expect(withYear.size).toBe(named.size);
  });

  it('F9.1 have titles of 60 characters at most', () => {
    const all = works.flatMap(({ title = '', other_titles: others = '' }) => [title, ...others.split(';')]);
    expect(all.filter((one) => one.length > 60)).toEqual([]);
  });

  it('have a length in minutes and two digits of seconds', () => {
    const lengths = works.map(({ length = '' }) => length);
    expect(lengths.filter((one) => !/^[0-9]{1,2}\.[0-5][0-9]$/.test(one) || Number(one) === 0)).toEqual([]);
  });
});

describe('invented names and titles', () => {
  const names = JSON.parse(text('catalogue/names.json')) as Record<string, unknown[]>;
  const titles = JSON.parse(text('catalogue/titles.json')) as Record<string, unknown[]> & {
    whole: string[];
    english: string[];
  };

  it('repeat nothing within a list', () => {
    const repeating = Object.entries({ ...names, ...titles }).filter(
      ([, list]) => new Set(list.map((one) => JSON.stringify(one))).size < list.length,
    );
    expect(repeating).toEqual([]);
  });

  it('hold letters beyond Latin-1', () => {
    expect(JSON.stringify(names.foreignPeople)).toMatch(/[\u0100-\u024f]/);
  });

  it('give 600 whole titles within 60 characters, and parts for more than a million', () => {
    expect(titles.whole.length).toBeGreaterThanOrEqual(600);
    expect([...titles.whole, ...titles.english].filter((title) => title.length > 60)).toEqual([]);
    const count = (list: string) => titles[list]?.length ?? 0;
    expect(count('adjectives') * count('nouns') * (count('nouns') + count('phrases'))).toBeGreaterThan(
      1_000_000,
    );
  });
});

describe('common passwords', () => {
  const passwords = text('common-passwords.txt').trimEnd().split('\n');

  it('are many, in lower case, 12 characters or longer, sorted and each named once', () => {
    expect(passwords.length).toBeGreaterThanOrEqual(2000);
    expect(passwords.filter((one) => one !== one.toLowerCase() || one.length < 12)).toEqual([]);
    expect(new Set(passwords).size).toBe(passwords.length);
  });

  it('hold what people reach for first and leave the demo its own', () => {
    const denied = new Set(passwords);
    const first = [
      'password1234',
      'lykilorð1234',
      'lykilord1234',
      'qwertyuiop12',
      'september2026',
      '123456789012',
    ];
    expect(first.filter((one) => !denied.has(one))).toEqual([]);
    expect(denied.has('hljomfall-2026')).toBe(false);
  });
});
