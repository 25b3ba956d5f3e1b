import { listCueSheets } from '@omur/contract/works/cueSheets';
import { describe, expect, it } from 'vitest';
import { sortInAddress } from './sortInAddress.ts';

const first = { column: 'changed', direction: 'descending' } as const;
const inAddress = sortInAddress(listCueSheets, { title: 'cueSheetTitle', changed: 'lastChangedAt' }, first);

describe('the order of a list in the address', () => {
  it('W3 is a name of the answer, with a minus for the other direction', () => {
    expect(inAddress.write(first)).toBe('-dagS_SEIN_BREYTT');
    expect(inAddress.read('heitI_QUE_SHEETS')).toEqual({ column: 'title', direction: 'ascending' });
  });
  it.each(['-HEITI_QUE_SHEETS', '-title'])('reads the spellings of earlier releases: %s', (text) => {
    expect(inAddress.read(text)).toEqual({ column: 'title', direction: 'descending' });
  });
  it.each(['title', 'changed'])('reads back what it wrote: %s', (column) => {
    for (const direction of ['ascending', 'descending'] as const)
      expect(inAddress.read(inAddress.write({ column, direction }))).toEqual({ column, direction });
  });
  it.each([undefined, '', '-', 'toString', '--DAGS'])('is the first when the address says %j', (text) => {
    expect(inAddress.read(text)).toEqual(first);
  });
});
