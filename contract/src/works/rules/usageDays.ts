import { appliesFrom } from '../../platform/fields/works.ts';
import type { Language } from '../../platform/rules/language.ts';
import type { Change } from '../approvals.ts';

// X141: the days whose uses an amendment counts for, as its history and those who are asked about it get to read them.

const open = '..';

export const usageDaysKept = (from: string | null, until: string | null) =>
  `${from ?? open}/${until ?? open}`;

/** As a change, kept as ISO 8601 writes a time that may be open at either end: `2024-01-01/..`. */
export const usageDaysChange = (from: string | null, until: string | null): Change => ({
  field: appliesFrom.wire,
  label: { is: 'Gildir um notkun', en: 'Applies to usage' },
  before: null,
  after: usageDaysKept(from, until),
});

export const isUsageDays = ({ field }: Pick<Change, 'field'>) => field === appliesFrom.wire;

export function usageDaysText(kept: string, language: Language): string {
  const [from = open, until = open] = kept.split('/');
  const isIcelandic = language === 'is';
  if (until === open && from === open) return isIcelandic ? 'frá upphafi' : 'from the beginning';
  if (until === open) return `${isIcelandic ? 'frá' : 'from'} ${dayText(from)}`;
  if (from === open) return `${isIcelandic ? 'til og með' : 'until'} ${dayText(until)}`;
  return `${dayText(from)}–${dayText(until)}`;
}

const dayText = (day: string) => day.split('-').toReversed().join('/');
