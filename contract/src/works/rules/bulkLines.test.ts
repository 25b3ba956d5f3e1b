import { describe, expect, it } from 'vitest';
import { entriesOf, type SheetLine, twinsAmong } from '../../platform/rules/sheetLines.ts';
import { lengthOfCell, sharesOfCells, worksForm } from './bulkLines.ts';

describe('works of a sheet that are like each other', () => {
  const works = [
    [{ title: 'Brimalda', author: '101' }],
    [{ title: 'BRIMALDA!', author: '101' }],
    [{ title: 'Brimalda', author: '102' }],
    [{ title: 'Heim', author: '103', isrc: 'IS-OM0-26-00001' }],
    [{ title: 'Annað', author: '104', isrc: 'ISOM02600009; ISOM02600001' }],
    [{ title: '', author: '101' }],
  ];
  it('O110 have a title and an author in common, or a recording', () => {
    const twins = twinsAmong(
      worksForm,
      works.map((lines, i) => ({ place: i + 1, lines })),
    );
    expect([...twins]).toEqual([
      [1, [2]],
      [2, [1]],
      [4, [5]],
      [5, [4]],
    ]);
  });
});

describe('what spreadsheets write', () => {
  it.each([
    ['3:25', '3:25'],
    ['00:03:25', '3:25'],
    ['03:25:00', '3:25'],
    ['01:02:03', '62:03'],
    ['langt', 'langt'],
  ])('O108 reads a length of %s as %s', (cell, length) => expect(lengthOfCell(cell)).toBe(length));
  it('O108 takes shares to be parts of one only where none is more than one', () => {
    expect(sharesOfCells(['0,5', '1', '', '0.3333'])).toEqual(['50', '100', '', '33.33']);
    expect(sharesOfCells(['0.5', '50'])).toEqual(['0.5', '50']);
    expect(sharesOfCells(['1', '1'])).toEqual(['1', '1']);
  });
  it('O108 begins a new work where something else is said of it, or its shares are all given', () => {
    const worksOfLines = (lines: SheetLine[]) => entriesOf(worksForm, lines);
    const line = { title: 'Heim', length: '3', share: '50' };
    expect(worksOfLines([line, line, line])).toHaveLength(2);
    expect(worksOfLines([line, { ...line, length: '4' }])).toHaveLength(2);
    expect(worksOfLines([line, {}, { share: '50' }])).toEqual([[line, { share: '50' }]]);
  });
  it('O314 takes lines with one title and one number of a publisher for one work, and marks works that share a number', () => {
    const line = { title: 'Heim', share: '100', own_number: 'A1' };
    expect(entriesOf(worksForm, [line, line])).toEqual([[line, { share: '100' }]]);
    expect(entriesOf(worksForm, [line, { ...line, own_number: 'A2' }])).toHaveLength(2);
    const works: SheetLine[] = [
      line,
      { title: 'Annað', own_number: 'a1' },
      { title: 'x', iswc: 'T-034.524.680-1' },
      { title: 'y', iswc: 'T0345246801' },
    ];
    const twins = twinsAmong(
      worksForm,
      works.map((one, i) => ({ place: i + 1, lines: [one] })),
    );
    expect([...twins]).toEqual([
      [1, [2]],
      [2, [1]],
      [3, [4]],
      [4, [3]],
    ]);
  });
});
