import { globSync, readFileSync } from 'node:fs';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase, type TestDatabase } from '../../../test/database.ts';
import { locks, longLocks } from './locks.ts';

const source = `${import.meta.dirname}/../..`;
const sources = globSync('**/*.ts', { cwd: source })
  .filter((file) => !file.endsWith('.test.ts') && file !== 'platform/database/locks.ts')
  .map((file) => ({ file, text: readFileSync(`${source}/${file}`, 'utf8') }));

const declared = Object.entries(locks).map(([name, lock]) => {
  const functions: readonly string[] = 'functions' in lock ? lock.functions : [];
  return { name, first: lock.of[0], second: lock.of[1], functions };
});

let database: TestDatabase;
let owner: pg.Client;
beforeAll(async () => {
  database = await freshDatabase();
  owner = new pg.Client(database.owner);
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await database.drop();
});

/** The arguments of a call, up to the parenthesis that ends it. */
function argumentsAt(text: string, start: number): string {
  let depth = 1;
  let end = start;
  while (depth > 0 && end < text.length) {
    if (text[end] === '(') depth += 1;
    if (text[end] === ')') depth -= 1;
    end += 1;
  }
  return text.slice(start, end - 1);
}
const takes = /\bpg_(?:try_)?advisory_\w+\s*\(/g;
const takenIn = (text: string) =>
  [...text.matchAll(takes)].map((found) => argumentsAt(text, found.index + found[0].length));

describe('advisory locks', () => {
  it('O359 are declared once: no two have the same numbers', () => {
    const both = declared.flatMap((one, i) =>
      declared
        .slice(i + 1)
        .filter(({ first, second }) => {
          const isOfMany = typeof one.second === 'string' || typeof second === 'string';
          return first === one.first && (isOfMany || second === one.second);
        })
        .map(({ name }) => [one.name, name]),
    );
    expect(both).toEqual([]);
    expect(longLocks.migration).not.toBe(longLocks.scratchDatabase);
  });
  it('O359 are taken by the functions of the database that the declaration names, with its numbers', async () => {
    const { rows } = await owner.query<{ name: string; body: string }>(`
      select p.proname as name, coalesce(p.prosrc, '') || coalesce(pg_get_function_sqlbody(p.oid), '') as body from pg_proc p
      where p.pronamespace = 'public'::regnamespace and p.prokind <> 'a' order by 1`);
    const found = rows.flatMap(({ name, body }) =>
      takenIn(body).map((numbers) => {
        const [, first, second = ''] = /^(\d+)\s*,\s*(.+)$/s.exec(numbers) ?? [];
        const lock = declared.find(
          (one) =>
            String(one.first) === first &&
            (typeof one.second === 'string' ? !/^\d+$/.test(second) : String(one.second) === second),
        );
        return `${name}: ${lock?.name ?? numbers}`;
      }),
    );
    const named = declared.flatMap(({ name, functions }) => functions.map((one) => `${one}: ${name}`));
    expect([...new Set(found)].toSorted()).toEqual(named.toSorted());
  });
  it('O359 are named by the server, which writes no numbers of its own', () => {
    const byHand = sources.flatMap(({ file, text }) =>
      takenIn(text)
        .filter((numbers) => !/^\$\{(lockKey\([^)]+\)|lockClass\('\w+'\)|longLocks\.\w+)\}/.test(numbers))
        .map((numbers) => `${file}: ${numbers}`),
    );
    expect(byHand).toEqual([]);
  });
  it('O359 are each somebody’s, and of one feature: its statements, or functions', () => {
    const folders = declared.map(({ name, functions }) => {
      const using = sources.filter(({ text }) =>
        new RegExp(`(?:lockKey|lockClass|turnOf)\\('${name}'\\)`).test(text),
      );
      return {
        name,
        isUsed: using.length + functions.length > 0,
        folders: new Set(using.map(folderOf)).size,
      };
    });
    expect(folders.filter(({ isUsed, folders: many }) => !isUsed || many > 1)).toEqual([]);
  });
});

const folderOf = ({ file }: { file: string }) => file.slice(0, file.lastIndexOf('/'));
