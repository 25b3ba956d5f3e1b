import type { RuleCode } from './texts.ts';

/** Grey, green, red, and a piece of news. A registration is sound when nothing waits and nothing is broken. */
export type RuleState = 'waiting' | 'kept' | 'broken' | 'notice';

/** The property of the work that a result is about. */
export type RuleField =
  | 'title'
  | 'duration'
  | 'authors'
  | 'authorTypeId'
  | 'shareHundredths'
  | 'name'
  | 'kennitala'
  | 'email'
  | 'ipiNameNumber'
  | 'versionType'
  | 'textMusicRelation'
  | 'sourceIswc'
  | 'otherTitles'
  | 'isrcs';

/** Values whose name ends in Hundredths are shares, and are written as such. */
export type RuleValues = Record<string, number | string>;

export type Remedy = { kind: 'giveRest'; authorKey: string; name: string; shareHundredths: number };

export type RuleResult = {
  rule: RuleCode;
  state: RuleState;
  at?: RuleField;
  /** The author that it is about, where it is about one. */
  authorKey?: string;
  /** The place in the list of other titles or ISRCs. */
  index?: number;
  values?: RuleValues;
  remedy?: Remedy;
};

/** What keeps a registration from being accepted. */
export function violations(results: readonly RuleResult[]): RuleResult[] {
  return results.filter(({ state }) => state === 'broken' || state === 'waiting');
}
