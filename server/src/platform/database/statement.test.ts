import { globSync } from 'node:fs';
import { fold } from '@omur/contract/platform/rules/folding';
import * as fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase, type TestDatabase } from '../../../test/database.ts';
import { allStatements, columnName, piece, raw, sql } from './statement.ts';
import '../../app/app.ts';
import './sweep.ts';

const source = `${import.meta.dirname}/../..`;
await Promise.all(globSync('**/*{q,Q}ueries.ts', { cwd: source }).map((file) => import(`${source}/${file}`)));

let database: TestDatabase;
let application: pg.Client;

beforeAll(async () => {
  database = await freshDatabase();
  application = new pg.Client(database.application);
  await application.connect();
});
afterAll(async () => {
  await application.end();
  await database.drop();
});

describe('statements', () => {
  it('are known to be many', () => expect(allStatements().length).toBeGreaterThan(100));
  it.each(
    allStatements()
      // What is no query cannot be prepared.
      .filter(({ text }) => !/^\s*set /.test(text))
      .map(({ name, text }) => [text.replace(/\s+/g, ' ').trim().slice(0, 80), name, text]),
  )('fits the schema and the rights of the application: %s', async (_, name, text) => {
    await expect(application.query(`prepare "${name}" as ${text}`)).resolves.toBeDefined();
  });

  it('number a parameter once however often it stands', () => {
    const own = piece`and person_id = ${'personId'}`;
    const statement = sql`select ${'a'} where ${raw('b')} ${own} ${own} or ${'a'} = 1`;
    expect(statement.text).toBe('select $1 where b and person_id = $2 and person_id = $2 or $1 = 1');
    expect(statement.parameters).toEqual(['a', 'personId']);
    expect(statement.with({ a: 1, personId: 2 }).values).toEqual([1, 2]);
  });
  it('fail when a parameter is left out', () => {
    const statement = sql`select ${'a'}`;
    expect(() => statement.with({} as { a: number })).toThrow('Parameter a is missing');
  });
  it('give rows in the spelling of the code', async () => {
    const row = await sql`select 1 as work_id, 'x' as title, 2 as line_2`.row(application, {});
    expect(row).toEqual({ workId: 1, title: 'x', line2: 2 });
    expect(columnName('firstRegisteredAt')).toBe('first_registered_at');
  });
});

describe('folding in the database', () => {
  const foldedByDatabase = async (texts: string[]): Promise<string[]> => {
    const { rows } = await application.query<{ folded: string }>(
      'select fold(text) as folded from unnest($1::text[]) with ordinality as t (text, at) order by at',
      [texts],
    );
    return rows.map(({ folded }) => folded);
  };

  it.each([
    'Þórdís Æsa Öndólfsdóttir',
    'Straße, Łódź, Øre, Đà',
    'A\u0301',
    'ﬁ Ⅷ ² ℡',
    'İstanbul ẞ',
    'ΛΟΓΟΣ',
    '!!!',
    "Don't",
  ])('V8 folds %j as the contract does', async (text) =>
    expect(await foldedByDatabase([text])).toEqual([fold(text)]),
  );
  // Beyond these, letters that Unicode added lately are known to one side before the other.
  it.each([
    ['Latin, Greek and Cyrillic', 0x1, 0x52f],
    ['more Latin and Greek', 0x1e00, 0x206f],
    ['letters in circles, ligatures and full width', 0x2100, 0x218f],
    ['ligatures', 0xfb00, 0xfb06],
  ])('V8 folds any text in %s as the contract does', async (_, min, max) => {
    const letter = fc.integer({ min, max }).map((code) => String.fromCodePoint(code));
    const texts = fc.sample(fc.string({ unit: letter }), 2000);
    expect(await foldedByDatabase(texts)).toEqual(texts.map(fold));
  });
  it('folds nothing twice', async () => {
    const once = await foldedByDatabase(['Þórdís & Æsa', 'Öðuskel']);
    expect(await foldedByDatabase(once)).toEqual(once);
  });
});
