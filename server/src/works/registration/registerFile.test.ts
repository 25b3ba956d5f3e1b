import { readFileSync } from 'node:fs';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase, type TestDatabase } from '../../../test/database.ts';
import { openPool } from '../../platform/database/pool.ts';
import type { Actor } from '../../platform/sessions/actor.ts';
import { Refusal } from '../../platform/refusal.ts';
import { conclusionOf, getActor, registerSheet, reportOf, type SheetResult } from './registerFile.ts';
import { readSheet, textOf } from './sheet.ts';

const example = readFileSync(new URL('../../../data/registration/example.csv', import.meta.url), 'utf8');
const heading = example.slice(0, example.indexOf('\n') + 1);

let database: TestDatabase;
let pool: pg.Pool;
let staff: Actor;

beforeAll(async () => {
  database = await freshDatabase();
  const owner = new pg.Client(database.owner);
  await owner.connect();
  await owner.query(`insert into app_user (kennitala, name, role)
    values ('0101302129', 'Katla', 'administrator'), ('0101302719', 'Eldar', 'viewer')`);
  await owner.end();
  pool = openPool(database.application, { connections: 2 });
  staff = await getActor(pool, null);
});

afterAll(async () => {
  await pool.end();
  await database.drop();
});

async function count(table: string): Promise<number> {
  return Number((await pool.query<{ n: string }>(`select count(*) as n from ${table}`)).rows[0]?.n);
}

const countAll = () =>
  Promise.all(['work', 'author', 'person', 'work_right', 'person_work', 'change_record'].map(count));

describe('a sheet of works', () => {
  it('leaves nothing after a trial', async () => {
    const before = await countAll();
    const results = await registerSheet(pool, staff, readSheet(example), { keeping: 'none' });
    expect(results.map(({ refusal }) => refusal)).toEqual([undefined, undefined, undefined, undefined]);
    expect(await countAll()).toEqual(before);
    expect(conclusionOf(results, 'none', 'Katla')).toContain('Nothing was registered');
  });

  it('X63 makes two lines of one author in different roles one author with the roles apart', async () => {
    const known = '00000000297';
    const sheet = `${heading}a,Tvö hlutverk,3,,,Aaron Adams,aaron.adams@abroad.example,,${known},CA,100,,
b,Hvort í sínu lagi,3,,${known},,,,,C,60,,
b,,,,${known},,,,,A,40,,
c,Tvisvar eins,3,,${known},,,,,C,60,,
c,,,,${known},,,,,C,40,,
`;
    const results = await registerSheet(pool, staff, readSheet(sheet), { keeping: 'each' });
    expect(results.map(({ refusal }) => refusal === undefined)).toEqual([true, true, false]);
    const { rows } = await pool.query(
      `select wa.author_type_id, wa.share::float as share, array_agg(r.share::float order by r.author_type_id) as roles
       from work w join work_author wa using (work_id) join work_author_role r using (work_id, author_id)
       where w.title = 'Hvort í sínu lagi' group by 1, 2`,
    );
    expect(rows).toEqual([{ author_type_id: 36, share: 100, roles: [60, 40] }]);
  });

  it('registers nothing when one work is refused, and says why in Icelandic', async () => {
    const before = await countAll();
    const sheet = `${heading}a,Gott verk,3,,3492,,,,,CA,100,,\nb,Hálft verk,3,,3492,,,,,CA,50,,\nc,Nafnlaust,3,,99,,,,,CA,100,,\n`;
    const results = await registerSheet(pool, staff, readSheet(sheet), { keeping: 'whole' });
    expect(results.map(reportOf)).toEqual([
      '    2  ok       Gott verk',
      '    3  refused  Hálft verk: Samanlagt hlutfall verður að vera 100%.',
      '    4  refused  Nafnlaust: Höfundurinn fannst ekki.',
    ]);
    expect(await countAll()).toEqual(before);
  });

  it('says each reason as a sentence of its own, also where the society’s words have no full stop', () => {
    const [work] = readSheet(`${heading}a,Textinn,3,,3492,,,,,A,100,,\n`);
    const fields = [
      { field: 'HOFUNDAR', code: 'work.composerMissing' },
      { field: 'VERK_LENGD', code: 'work.sharesMustTotal100' },
    ] as const;
    const refusal = new Refusal('request.invalid', { fields: [...fields] });
    expect(reportOf({ work, refusal } as SheetResult)).toBe(
      '    2  refused  Textinn: Að minnsta kosti einn höfundur verður að innihalda C, CA eða CAR merkingu. Samanlagt hlutfall verður að vera 100%.',
    );
  });

  it('leaves out only what is refused when each stands by itself', async () => {
    const sheet = `${heading}a,Gott verk,3,,3492,,,,,CA,100,,\nb,Hálft verk,3,,3492,,,,,XX,oops,,\n`;
    const results = await registerSheet(pool, staff, readSheet(sheet), { keeping: 'each' });
    expect(results.map(({ refusal }) => refusal?.code)).toEqual([undefined, 'request.invalid']);
    const kept = await pool.query(`select title from work where title in ('Gott verk', 'Hálft verk')`);
    expect(kept.rows).toEqual([{ title: 'Gott verk' }]);
  });

  it('registers the example, and takes a newcomer with a known number to be the same author', async () => {
    const results = await registerSheet(pool, staff, readSheet(example), { keeping: 'whole' });
    const workIds = results.map(({ workId }) => workId);
    expect(results.map(reportOf)[0]).toBe(`    2  ok       The One (${workIds[0]})`);
    const { rows } = await pool.query(
      `select w.title, string_agg(a.display_name, ' / ' order by wa.position) as authors, min(w.light) as light
       from work w join work_author wa using (work_id) join author a using (author_id)
       where w.work_id = any($1) group by w.work_id, w.title order by w.work_id`,
      [workIds],
    );
    expect(rows).toEqual([
      { title: 'The One', authors: 'John James Smith', light: 2 },
      { title: 'Second Best', authors: 'John James Smith / Aaron Adams', light: 2 },
      { title: 'Whispering Winds', authors: 'Aaron Adams', light: 2 },
      { title: 'Ólafur liljurós', authors: 'Þjóðlag / Bergþóra Lind Fossberg', light: 2 },
    ]);
    expect(await count(`(select from work_title where not is_main) t`)).toBe(6);
    expect(
      await count(`(select from work_isrc where isrc = 'ISOM02600001' and performer = 'Þokulúðrarnir') t`),
    ).toBe(1);
    const { rows: recorded } = await pool.query(
      `select distinct user_id from change_record where table_name = 'work' and work_id = any($1)`,
      [workIds],
    );
    expect(recorded).toEqual([{ user_id: staff.userId }]);
  });

  it('V8 registers nothing twice: neither the same rows, nor a work that is like one that is there', async () => {
    const before = await count('work');
    const again = await registerSheet(pool, staff, readSheet(example), { keeping: 'whole' });
    expect(again.map(({ isThere }) => isThere)).toEqual([true, true, true, true]);
    expect(reportOf(again[0] as SheetResult)).toMatch(/^ {4}2 {2}there {4}The One \(\d+\)$/);
    expect(conclusionOf(again, 'whole', 'Katla')).toContain('0 accepted, 0 refused, 4 registered before');
    // Another length, so other rows; the title and the author are the same.
    const alike = readSheet(example.replace(/The One,[^,]*,/, 'The One,9.59,'));
    const [refused] = await registerSheet(pool, staff, alike, { keeping: 'each' });
    expect(refused?.refusal?.code).toBe('work.isThereAlready');
    expect(await count('work')).toBe(before);
    const [taken] = await registerSheet(pool, staff, alike, { keeping: 'each', takesLike: true });
    expect(taken?.workId).toBeGreaterThan(0);
  });
  it('is registered by those alone who may register', async () => {
    await expect(getActor(pool, '0101302719')).rejects.toThrow('Eldar may not register works.');
    await expect(getActor(pool, '0000000000')).rejects.toThrow('No user');
  });
});

describe('the encodings of spreadsheets', () => {
  const sheet = `${heading}a,Ævi og ást,3,,3492,,,,,CA,100,,\n`;
  it.each([
    ['UTF-8', Buffer.from(sheet)],
    ['UTF-8', Buffer.from(`\ufeff${sheet}`)],
    ['Latin-1', Buffer.from(sheet, 'latin1')],
    ['UTF-16', Buffer.from(`\ufeff${sheet}`, 'utf16le')],
    ['UTF-16', Buffer.from(`\ufeff${sheet}`, 'utf16le').swap16()],
  ])('are told apart and named: %s', async (name, bytes) => {
    const { text, encoding } = await textOf(bytes);
    expect(encoding).toBe(name);
    expect(readSheet(text)[0]?.lines[0].title).toBe('Ævi og ást');
  });
  it('are refused where it is no text', async () => {
    await expect(textOf(Buffer.from([0x50, 0x4b, 3, 4, 0, 0]))).rejects.toThrow('save it as CSV');
    const mixed = Buffer.concat([
      Buffer.from(sheet),
      Buffer.from('b,Æði,3,,3492,,,,,CA,100,,\n', 'latin1'),
      Buffer.from(sheet),
    ]);
    await expect(textOf(mixed)).rejects.toThrow('line 3');
  });
});

describe('what is no sheet', () => {
  it.each([
    ['title,length\nx,3\n', 'no column called work'],
    [
      example.replace(/^(.*)\n/, '$1,iswc,legacy_id\n'),
      'The sheet has columns that are not read: iswc, legacy_id. Remove or rename them. It may have: work, title,',
    ],
    [heading, 'no works'],
    [`${heading},Titill,3,,3492,,,,,CA,100,,\n`, 'Line 2 of the sheet does not say which work'],
    [
      `${heading}a,Eitt,3,,3492,,,,,CA,75,,\na,Annað,3,,3492,,,,,CA,25,,\n`,
      'Line 3 of the sheet says something else in title',
    ],
  ])('O8 is refused with a sentence, columns that nobody reads included (%#)', (text, sentence) => {
    expect(() => readSheet(text)).toThrow(sentence);
  });
});
