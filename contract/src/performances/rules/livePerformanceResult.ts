import type { LivePerformanceRule } from '../../platform/rules/livePerformanceTexts.ts';
import type { RuleState, RuleValues } from '../../platform/rules/ruleResult.ts';

/** The most characters that each of these may have. */
export const longestTexts = {
  performers: 200,
  name: 200,
  address: 200,
  city: 100,
  postalCode: 20,
  venue: 200,
  festival: 200,
  stage: 200,
  promoter: 200,
  promoterEmail: 254,
  promoterPhone: 40,
  otherInfo: 2000,
} as const;
export type LivePerformanceTextField = keyof typeof longestTexts;

/** What a result is about; of the set list, `line` says which, and of that line it is the part. */
export type LivePerformanceField =
  | LivePerformanceTextField
  | 'venueId'
  | 'festivalYearId'
  | 'countryId'
  | 'performedOn'
  | 'setList'
  | 'title'
  | 'authors'
  | 'duration'
  | 'quantity'
  | 'iswc';

export type LivePerformanceResult = {
  rule: LivePerformanceRule;
  state: RuleState;
  at: LivePerformanceField;
  /** The place in the set list. */
  line?: number;
  values?: RuleValues;
};

/** What keeps a live performance from being registered. */
export function livePerformanceViolations(
  results: readonly LivePerformanceResult[],
): LivePerformanceResult[] {
  return results.filter(({ state }) => state === 'broken' || state === 'waiting');
}

/** In characters as the database counts them. */
export function textLength(text: string): number {
  return Array.from(text.trim().normalize('NFC')).length;
}
