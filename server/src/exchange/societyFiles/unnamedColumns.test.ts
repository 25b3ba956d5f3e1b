import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { Lookups } from './cell.ts';
import { FileReader, type Problem } from './fileReader.ts';
import { filesOf } from './sendFolder.ts';

const none = new Map<string, string>();
const lookups: Lookups = {
  society: none,
  postalCode: none,
  role: none,
  category: none,
  country: none,
  fund: none,
};

function read(...texts: string[]) {
  const problems: Problem[] = [];
  const reader = new FileReader('work_titles', lookups, (problem) => problems.push(problem));
  const rows = Array.from(reader.read(texts.map((text, at) => ({ fileLine: at + 1, text }))));
  return { cells: rows.map(({ cells }) => cells), problems };
}

it('O379 reads past the empty columns on the right that a spreadsheet writes', () => {
  expect(read('work;title;;', '1;Vor;;', '2;Sumar; ;')).toEqual({
    cells: [
      ['1', 'Vor'],
      ['2', 'Sumar'],
    ],
    problems: [],
  });
});

it('O379 names a line with something in a column without a name, and one with other columns than the first line', () => {
  const { problems } = read('work;title;', '1;Vor;haust', '2;Sumar', '3;Vetur;;');
  expect(problems.map(({ fileLine, code }) => [fileLine, code])).toEqual(
    [2, 3, 4].map((fileLine) => [fileLine, 'society.line.form']),
  );
});

it('O379 still names a column without a name between others', () => {
  expect(read('work;;title', '1;;Vor').problems.map(({ code }) => code)).toEqual([
    'society.file.columnUnknown',
  ]);
});

it('O379 reads past cells of a workbook that are only coloured', () => {
  const problems: Problem[] = [];
  const reader = new FileReader('work_titles', lookups, (problem) => problems.push(problem));
  const rows = reader.readRows([
    { fileLine: 1, fields: ['work', 'title', ''] },
    { fileLine: 2, fields: ['1', 'Vor', '', ''] },
    { fileLine: 3, fields: ['2', 'Sumar'] },
    { fileLine: 4, fields: ['3', 'Haust', 'laust'] },
  ]);
  expect(rows.map(({ cells }) => cells)).toEqual([
    ['1', 'Vor'],
    ['2', 'Sumar'],
    [null, null],
  ]);
  expect(problems).toEqual([{ fileLine: 4, code: 'society.line.form' }]);
});

it('O379 reads past a workbook that a spreadsheet has open, and hidden files', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'society-'));
  for (const name of ['works.csv', '~$persons.xlsx', '._works.csv', '.works.csv'])
    await writeFile(path.join(folder, name), 'number;title\n');
  expect((await filesOf(folder)).map(({ fileName }) => fileName)).toEqual(['works.csv']);
  await rm(folder, { recursive: true });
});
