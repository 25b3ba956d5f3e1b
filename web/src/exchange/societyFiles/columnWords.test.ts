import { readFileSync } from 'node:fs';
import { columnsOf, fileKinds, type FileKind } from '@omur/contract/exchange/societyColumns';
import { expect, it } from 'vitest';
import { meanings } from './columnMeanings.ts';
import { wordsOf } from './columnWords.ts';

const read = (path: string) => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8');

/** Columns of a file that docs/migration.md explains. */
function explained(kind: FileKind): string[] {
  const part = read('docs/migration.md').split(`\n### ${kind}.csv\n`)[1]?.split('\n### ')[0] ?? '';
  return [...part.matchAll(/^\| `([a-z_]+)` \|[^|]*\| ([^|]+) \|$/gmu)].flatMap(([, name = '', what = '']) =>
    /^(?:at most )?\d+ characters$/u.test(what) ? [] : [name],
  );
}

const tellingForms: readonly string[] = ['own', 'lookup', 'word', 'reference', 'ipi', 'duration'];
/** Its form says all: `number` is the number of the thing itself, and codes and words are listed. */
const isSaidByForm = (kind: FileKind, name: string) => {
  const cell = columnsOf[kind].find((column) => column.name === name)?.cell;
  return cell !== undefined && tellingForms.includes(cell.is);
};

it.each(fileKinds)('O375 says what each column of %s is for that the documentation explains', (kind) => {
  const unsaid = explained(kind).filter((name) => !meanings[kind]?.[name] && !isSaidByForm(kind, name));
  expect(unsaid).toEqual([]);
  const names = columnsOf[kind].map(({ name }) => name);
  expect(Object.keys(meanings[kind] ?? {}).filter((name) => !names.includes(name))).toEqual([]);
});

it('O375 names the categories of distributions by their numbers', () => {
  const [, ...lines] = read('server/data/lookups/distribution_categories.csv').trim().split('\n');
  const named = (at: number) =>
    lines.map((line) => `${line.split(',')[0]} ${line.split(',')[at]}`).join(', ');
  const words = wordsOf({ name: 'category', cell: { is: 'lookup', of: 'category' } });
  expect(words.is).toBe(named(1).toLowerCase());
  expect(words.en).toBe(named(2).toLowerCase());
});
