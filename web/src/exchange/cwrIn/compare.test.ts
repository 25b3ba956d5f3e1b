import type { CwrParty } from '@omur/contract/exchange/cwr/cwr';
import { describe, expect, it } from 'vitest';
import { compareParties, isSameText } from './compare.ts';

const party = (name: string, performanceHundredths: number, more: Partial<CwrParty> = {}): CwrParty => ({
  name,
  partyRole: 'CA',
  ipiNameNumber: null,
  performanceHundredths,
  ...more,
});
const version = (...parties: CwrParty[]) => ({ title: 'VOR', iswc: null, durationSeconds: null, parties });

describe('comparing a work of a file', () => {
  it('X86 puts parties beside themselves by IPI name number, else by name without accents', () => {
    const thordis = party('THORDIS AESA', 5000, { ipiNameNumber: '00000000199' });
    const compared = compareParties(
      version(thordis, party('JON OGN', 5000)),
      version(
        party('Jón Ögn', 2500),
        party('Æsa', 5000, { ipiNameNumber: '00000000199' }),
        party('Una', 2500),
      ),
    );
    expect(compared.map(({ sent, onFile, isDifferent }) => [sent?.name, onFile?.name, isDifferent])).toEqual([
      ['THORDIS AESA', 'Æsa', false],
      ['JON OGN', 'Jón Ögn', true],
      [undefined, 'Una', true],
    ]);
  });
  it('X86 marks nothing where there is no work to compare with', () => {
    expect(compareParties(version(party('A', 100)), null)).toMatchObject([{ isDifferent: false }]);
    expect(isSameText('Þrjú ljóð', 'THRJU LJOD')).toBe(true);
  });
});
