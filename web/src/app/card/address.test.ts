import { listPersonWorks } from '@omur/contract/people/persons';
import { describe, expect, it } from 'vitest';
import { byTitle, readSort, writeSort } from './address.ts';

describe('the order of the works list in the address', () => {
  it('F2.32 is a wire name, with a minus for the other direction', () => {
    expect(writeSort(byTitle)).toBe('heitI_VERKS');
    expect(writeSort({ column: 'workId', direction: 'descending' })).toBe('-verK_NR');
    expect(readSort('-verK_NR')).toEqual({ column: 'workId', direction: 'descending' });
  });
  it('reads back what it wrote, for every column that the server sorts', () => {
    const columns = listPersonWorks.reply.kind === 'list' ? listPersonWorks.reply.sorts : [];
    for (const column of columns.filter((one) => one !== 'authorId'))
      for (const direction of ['ascending', 'descending'] as const)
        expect(readSort(writeSort({ column, direction }))).toEqual({ column, direction });
  });
  it('is by title when the address says nothing, or nonsense', () => {
    expect([readSort(undefined), readSort('-'), readSort('toString')]).toEqual([byTitle, byTitle, byTitle]);
  });
});
