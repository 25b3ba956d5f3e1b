import { describe, expect, it } from 'vitest';
import { sortInAddress } from './sortInAddress.ts';

const first = { column: 'changed', direction: 'descending' } as const;
const inAddress = sortInAddress({ title: 'HEITI', changed: 'DAGS' }, first);

describe('the order of a list in the address', () => {
  it('W3 is a wire name, with a minus for the other direction', () => {
    expect(inAddress.write(first)).toBe('-DAGS');
    expect(inAddress.read('HEITI')).toEqual({ column: 'title', direction: 'ascending' });
  });
  it.each(['title', 'changed'])('reads back what it wrote: %s', (column) => {
    for (const direction of ['ascending', 'descending'] as const)
      expect(inAddress.read(inAddress.write({ column, direction }))).toEqual({ column, direction });
  });
  it.each([undefined, '', '-', 'toString', '--DAGS'])('is the first when the address says %j', (text) => {
    expect(inAddress.read(text)).toEqual(first);
  });
});
