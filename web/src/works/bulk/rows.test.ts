import { describe, expect, it } from 'vitest';
import { editsOf, namedBy, pasted, rowsOf, shownColumns } from './rows.ts';
import type { LocalWork } from './localWork.ts';

const work = (place: number, lines: Record<string, string>[], workId: number | null = null): LocalWork => ({
  place,
  rowVersion: 1,
  lines,
  authorNames: [],
  faults: [],
  alikeWorks: [],
  isOtherWork: false,
  isQueued: false,
  workId,
});
const works = [work(1, [{ title: 'Brimalda' }, { name: 'Jökull' }]), work(2, [{ title: 'Heim' }], 500)];

describe('the grid', () => {
  it('X138 puts somebody who is looked up onto a line in place of whoever it named, with the same part', () => {
    const line = {
      title: 'Brimalda',
      name: 'Jökull',
      ssn: '0101302129',
      email: 'a@b.is',
      contract: '7',
      type: 'A',
      share: '40',
    };
    const ofWork = { title: 'Brimalda', type: 'A', share: '40' };
    expect(namedBy(line, { ipi: '00418430181', name: 'Ann' })).toEqual({
      ...ofWork,
      ipi: '00418430181',
      name: 'Ann',
    });
    expect(namedBy({ ...line, ipi: '1' }, { author: '12', name: 'Una' })).toEqual({
      ...ofWork,
      author: '12',
      name: 'Una',
    });
  });
  it('O115 has a line for each author and an empty one below, and edits whole works', () => {
    const rows = rowsOf(works, 3);
    expect(rows.map(({ place, lineNumber }) => `${place}.${lineNumber}`)).toEqual([
      '1.0',
      '1.1',
      '2.0',
      '3.0',
    ]);
    const typed = rows.map((row) => ({ row, column: 'title', text: ' Nýtt ' }));
    // A work has one title, and what is sent stays.
    expect(editsOf(typed)).toEqual([
      { place: 1, lines: [{ title: 'Nýtt' }, { name: 'Jökull' }] },
      { place: 3, lines: [{ title: 'Nýtt' }] },
    ]);
  });
  it('O115 takes a block that is pasted, what goes beyond the last line as new works', () => {
    const rows = rowsOf(works, 3);
    const { cells, works: added } = pasted(
      [
        ['a', '50'],
        ['b', '50'],
        ['c', '100'],
      ],
      rows.slice(2),
      ['title', 'share'],
    );
    expect(cells.map(({ column, text }) => `${column} ${text}`)).toEqual(['title a', 'share 50']);
    expect(added).toEqual([[{ title: 'b', share: '50' }], [{ title: 'c', share: '100' }]]);
  });
  it('O115 shows the columns that something stands in', () => {
    expect(shownColumns(works, [])).not.toContain('year');
    expect(shownColumns([work(1, [{ year: '2026' }])], ['email'])).toEqual(
      expect.arrayContaining(['year', 'email']),
    );
  });
});
