import { isModifying, hasWords } from '../../people/rules/authorTypes.ts';
import type { RuleResult } from '../../platform/rules/ruleResult.ts';
import { readIswc } from './iswc.ts';
import type { Registration, RegistrationAuthor } from './registrationValue.ts';
import { partsOf } from './roles.ts';

/** What a work says of its version has to agree with its authors' roles, as Common Works Registration has it (X62). */
export function checkVersion(
  plain: Registration['plain'],
  authors: readonly RegistrationAuthor[],
): RuleResult[] {
  const types = authors.flatMap(partsOf).map(({ authorTypeId }) => authorTypeId);
  const isModified = types.some(isModifying);
  return [
    ...(authors.length > 0 && plain.versionType === 'MOD' && !isModified ? [versionNeedsArranger] : []),
    ...(plain.versionType === 'ORI' && isModified ? [originalHasArranger] : []),
    ...(plain.textMusicRelation === 'MUS' && types.some(hasWords) ? [musicHasWords] : []),
    ...checkSourceIswc(plain.sourceIswc),
  ];
}

/** Plain values with codes as they are kept. */
export function keptPlain(plain: Registration['plain']): Registration['plain'] {
  return { ...plain, sourceIswc: plain.sourceIswc && (readIswc(plain.sourceIswc).value ?? plain.sourceIswc) };
}

const broken = (rule: RuleResult['rule'], at: NonNullable<RuleResult['at']>) =>
  ({ rule, state: 'broken', at }) satisfies RuleResult;
const versionNeedsArranger = broken('work.versionNeedsArranger', 'versionType');
const originalHasArranger = broken('work.originalHasArranger', 'versionType');
const musicHasWords = broken('work.musicHasWords', 'textMusicRelation');

/** The ISWC of the original has to be a right one (V9). */
export function checkSourceIswc(iswc: string | null): RuleResult[] {
  const problem = iswc === null ? undefined : readIswc(iswc).problem;
  return problem === undefined ? [] : [broken(problem, 'sourceIswc')];
}
