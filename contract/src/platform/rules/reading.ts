import type { RuleCode } from './texts.ts';

/** What was read from a text that a person typed: the value as it is stored, or the code of what is wrong with it. */
export type Reading<Problem extends RuleCode> =
  | { value: string; problem?: undefined }
  | { value?: undefined; problem: Problem };
