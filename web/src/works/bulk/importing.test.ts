import { describe, expect, it } from 'vitest';
import {
  cellsOfText,
  entriesOfRows,
  mappingProblem,
  mayHaveHeadings,
  textOfCells,
} from '../../platform/bulk/importing.ts';
import { templateRows } from '../../platform/bulk/template.ts';
import { worksFile } from './worksFile.ts';

describe('the rows of a file', () => {
  it('O108 become entries with a line for each author', () => {
    const rows = [
      ['Brimalda', 'Þórdís', '0.5', '03:25:00'],
      ['', 'Jökull', '0.5', ''],
      ['Heim', 'Þórdís', '1', '00:02:05'],
      ['Heim', 'Þórdís', '1', '00:02:05'],
    ];
    expect(entriesOfRows(worksFile, rows, ['title', 'name', 'share', 'length'])).toEqual([
      [
        { title: 'Brimalda', name: 'Þórdís', share: '50', length: '3:25', type: 'CA' },
        { name: 'Jökull', share: '50', type: 'CA' },
      ],
      [{ title: 'Heim', name: 'Þórdís', share: '100', length: '2:05', type: 'CA' }],
      [{ title: 'Heim', name: 'Þórdís', share: '100', length: '2:05', type: 'CA' }],
    ]);
  });
  it('O108 stand together where the file names their entry, and get back the zeros that spreadsheets strip', () => {
    const rows = [
      ['7', 'Ein', '101302479'],
      ['7', 'Ein', '123456789'],
      ['8', 'Ein', ''],
    ];
    const entries = entriesOfRows(worksFile, rows, ['work', 'title', 'ssn']);
    expect(entries.map((entry) => entry.map((line) => line['ssn']))).toEqual([
      ['0101302479', '0123456789'],
      [undefined],
    ]);
  });
  it('O108 need a column of titles, and no column twice', () => {
    expect(mappingProblem(worksFile, ['name', undefined])).toBe('needed');
    expect(mappingProblem(worksFile, ['title', 'name', 'name'])).toEqual({ twice: 'name' });
    expect(mappingProblem(worksFile, ['title', undefined, undefined])).toBeUndefined();
  });
});

it('O115 a block of cells is copied and pasted as it is', () => {
  const cells = [
    ['Brimalda', 'Með "gæsalöppum"'],
    ['', 'b\tc'],
  ];
  expect(cellsOfText(textOfCells(cells))).toEqual(cells);
  expect(cellsOfText('a\r\nb\r\n')).toEqual([['a'], ['b']]);
  expect(cellsOfText('"tvær\nlínur"\tx')).toEqual([['tvær\nlínur', 'x']]);
});

it('O255 quotation marks that a title has itself are kept, and none takes in what is beside or below it', () => {
  expect(cellsOfText('"Hetjur"\t50\n"Hetjur" í bæ\t100')).toEqual([
    ['"Hetjur"', '50'],
    ['"Hetjur" í bæ', '100'],
  ]);
  expect(cellsOfText('"Opið\t50\nAnnað\t100\nÞriðja"\t7')).toEqual([
    ['"Opið', '50'],
    ['Annað', '100'],
    ['Þriðja"', '7'],
  ]);
  expect(cellsOfText('"Sagði ""já"""\t50\n"a\n""b"""\tx\t')).toEqual([
    ['Sagði "já"', '50'],
    ['a\n"b"', 'x', ''],
  ]);
});

it('O255 a cell with lines of its own comes onto one, as a list where its column takes one', () => {
  const rows = [['Brimalda\nog  stilla', 'ISA012600001\r\nISA012600002']];
  expect(entriesOfRows(worksFile, rows, ['title', 'isrc'])).toEqual([
    [{ title: 'Brimalda og  stilla', isrc: 'ISA012600001; ISA012600002', type: 'CA', share: '100' }],
  ]);
});

it('O255 the server is asked of headings only where a line may be some', () => {
  expect(
    mayHaveHeadings([
      ['Lag', 'Hver samdi', '%'],
      ['Brimalda', 'Þórdís', '50'],
    ]),
  ).toBe(true);
  expect(
    mayHaveHeadings([
      ['Brimalda', '3:25', '50'],
      ['Heim', '2:05', '100'],
    ]),
  ).toBe(false);
  expect(
    mayHaveHeadings([
      ['Lag', 'Höfundur 1', 'Höfundur 2'],
      ['Brimalda', 'Þórdís', 'Jökull'],
    ]),
  ).toBe(true);
  expect(mayHaveHeadings([['Brimalda'], ['Heim']])).toBe(false);
  expect(mayHaveHeadings([['Lag', 'Hver samdi']])).toBe(false);
});

it('O116 a template has every column in the language of the page, and its headings are known when it comes back', () => {
  for (const language of ['is', 'en'] as const) {
    const [headings = [], ...lines] = templateRows(worksFile, language);
    expect(new Set(headings).size).toBe(headings.length);
    expect(lines.every((line) => line.length === headings.length && !/[;"]/u.test(line.join('')))).toBe(true);
    expect(headings).toContain(language === 'is' ? 'Heiti verks' : 'Title');
  }
});
