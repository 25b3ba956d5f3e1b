import { describe, expect, it } from 'vitest';
import { worksForm as form } from '@omur/contract/works/rules/bulkLines';
import type { LocalEntry } from '../../platform/bulk/localEntry.ts';
import { editsOf, pasted, rowsOf, shownColumns } from '../../platform/bulk/rows.ts';
import { namedBy } from './namedBy.ts';

const entry = (place: number, lines: Record<string, string>[], madeId: number | null = null): LocalEntry => ({
  place,
  rowVersion: 1,
  lines,
  knownNames: [],
  faults: [],
  alike: [],
  isOther: false,
  isQueued: false,
  madeId,
});
const entries = [entry(1, [{ title: 'Brimalda' }, { name: 'Jökull' }]), entry(2, [{ title: 'Heim' }], 500)];

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
    const ofEntry = { title: 'Brimalda', type: 'A', share: '40' };
    expect(namedBy(line, { ipi: '00418430181', name: 'Ann' })).toEqual({
      ...ofEntry,
      ipi: '00418430181',
      name: 'Ann',
    });
    expect(namedBy({ ...line, ipi: '1' }, { author: '12', name: 'Una' })).toEqual({
      ...ofEntry,
      author: '12',
      name: 'Una',
    });
  });
  it('O115 has a line for each author and an empty one below, and edits whole entries', () => {
    const rows = rowsOf(entries, 3);
    expect(rows.map(({ place, lineNumber }) => `${place}.${lineNumber}`)).toEqual([
      '1.0',
      '1.1',
      '2.0',
      '3.0',
    ]);
    const typed = rows.map((row) => ({ row, column: 'title', text: ' Nýtt ' }));
    // An entry has one title, and what is sent stays.
    expect(editsOf(typed, form)).toEqual([
      { place: 1, lines: [{ title: 'Nýtt' }, { name: 'Jökull' }] },
      { place: 3, lines: [{ title: 'Nýtt' }] },
    ]);
  });
  it('O115 takes a block that is pasted, what goes beyond the last line as new entries', () => {
    const rows = rowsOf(entries, 3);
    const { cells, entries: added } = pasted(
      [
        ['a', '50'],
        ['b', '50'],
        ['c', '100'],
      ],
      rows.slice(2),
      { columns: ['title', 'share'], form },
    );
    expect(cells.map(({ column, text }) => `${column} ${text}`)).toEqual(['title a', 'share 50']);
    expect(added).toEqual([[{ title: 'b', share: '50' }], [{ title: 'c', share: '100' }]]);
  });
  it('O255 takes lines of a block that go on with the last entry, and counts cells beyond the last column', () => {
    const open = [entry(1, [{ title: 'Brimalda', share: '50' }])];
    const {
      cells,
      further,
      entries: added,
      beyond,
    } = pasted(
      [
        ['Brimalda', 'Þórdís', '50', 'x'],
        ['', 'Jökull', '50', ''],
        ['', '', '', ''],
        ['Heim', 'Una', '100', 'y'],
      ],
      rowsOf(open, 2),
      { columns: ['title', 'name', 'share'], form },
    );
    expect(cells).toHaveLength(3);
    expect(further).toEqual([{ name: 'Jökull', share: '50' }]);
    expect(added).toEqual([[{ title: 'Heim', name: 'Una', share: '100' }]]);
    expect(beyond).toBe(2);
  });
  it('O255 keeps of what is pasted what a cell may hold, and no half of a letter', () => {
    const cut = `${'a'.repeat(1999)}🎵`;
    const { entries: added } = pasted([[`  x\0y `], [cut]], rowsOf([], 1), { columns: ['title'], form });
    expect(added[0]).toEqual([{ title: 'xy' }]);
    expect(added[1]?.[0]?.['title']?.isWellFormed()).toBe(true);
  });
  it('O115 shows the columns that something stands in', () => {
    expect(shownColumns(form, entries, [])).not.toContain('year');
    expect(shownColumns(form, [entry(1, [{ year: '2026' }])], ['email'])).toEqual(
      expect.arrayContaining(['year', 'email']),
    );
  });
});
