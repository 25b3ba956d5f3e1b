import { listPersonWorks } from '@omur/contract/people/persons';
import { describe, expect, it } from 'vitest';
import { worksOrder } from './address.ts';

const byTitle = { column: 'title', direction: 'ascending' } as const;

describe('the order of the works list in the address', () => {
  it('F2.32 is a wire name, with a minus for the other direction', () => {
    expect(worksOrder.write(byTitle)).toBe('heitI_VERKS');
    expect(worksOrder.write({ column: 'workId', direction: 'descending' })).toBe('-verK_NR');
    expect(worksOrder.read('-verK_NR')).toEqual({ column: 'workId', direction: 'descending' });
  });
  it('reads back what it wrote, for every column that the server sorts', () => {
    const columns = listPersonWorks.reply.kind === 'list' ? listPersonWorks.reply.sorts : [];
    for (const column of columns.filter((one) => one !== 'authorId'))
      for (const direction of ['ascending', 'descending'] as const)
        expect(worksOrder.read(worksOrder.write({ column, direction }))).toEqual({ column, direction });
  });
  it('is by title when the address says nothing, or nonsense', () => {
    expect([worksOrder.read(undefined), worksOrder.read('-'), worksOrder.read('toString')]).toEqual([
      byTitle,
      byTitle,
      byTitle,
    ]);
  });
});
