import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('../server/src/', import.meta.url).pathname;
/** What statements and answers are made with. */
const kit =
  /^platform\/database\/(statement|answers|listing|plainSql|functions|migrate|copy|stream|open)\.ts$/;

it('H9 SQL stands in files of queries, and in those of functions and migrations', () => {
  const files = globSync('**/*.ts', { cwd: root }).filter(
    (file) => !/(^|\/)queries\.ts$|Queries\.ts$|\.test\.ts$/.test(file) && !kit.test(file),
  );
  const found = files.filter((file) => /\b(sql|piece)(<\w+>)?`/.test(readFileSync(root + file, 'utf8')));
  expect(found).toEqual([]);
});
