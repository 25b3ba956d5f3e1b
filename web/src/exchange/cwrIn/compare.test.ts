import type { CwrParty } from '@omur/contract/exchange/cwr/cwr';
import { describe, expect, it } from 'vitest';
import { compareParties, isSameText } from './compare.ts';

const party = (name: string, performanceHundredths: number, more: Partial<CwrParty> = {}): CwrParty => ({
  name,
  partyRole: 'CA',
  ipiNameNumber: null,
  performanceHundredths,
  mechanicalHundredths: performanceHundredths,
  synchronisationHundredths: performanceHundredths,
  territories: [],
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
  it('X110 sees that only mechanical shares or territories differ, but not a right that the file leaves out', () => {
    const own = { performanceHundredths: 5000, mechanicalHundredths: 4000, synchronisationHundredths: 4000 };
    const world = { territory: 2136, isIncluded: true, ...own };
    const brim = party('BRIM', 5000, { partyRole: 'E', ...own, territories: [world] });
    const isDifferent = (more: Partial<CwrParty>) =>
      compareParties(version({ ...brim, ...more }), version(brim))[0]?.isDifferent;
    expect(isDifferent({ mechanicalHundredths: 4006 })).toBe(false);
    expect(isDifferent({ mechanicalHundredths: 10_000 })).toBe(true);
    expect(isDifferent({ territories: [{ ...world, territory: 352 }] })).toBe(true);
    expect(isDifferent({ territories: [{ ...world, mechanicalHundredths: 0 }] })).toBe(true);
    const silent = { mechanicalHundredths: 0, synchronisationHundredths: 0 };
    expect(isDifferent({ ...silent, territories: [{ ...world, ...silent }] })).toBe(false);
  });
  it('X86 marks nothing where there is no work to compare with', () => {
    expect(compareParties(version(party('A', 100)), null)).toMatchObject([{ isDifferent: false }]);
    expect(isSameText('Þrjú ljóð', 'THRJU LJOD')).toBe(true);
  });
});
