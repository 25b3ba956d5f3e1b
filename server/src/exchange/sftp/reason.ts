import { type ErrorCode, sentenceOf } from '@omur/contract/platform/errors';

/** A refusal as it is kept, in both languages. */
export const reasonOf = (code: ErrorCode, values?: Readonly<Record<string, string | number>>): string =>
  JSON.stringify({ is: sentenceOf(code, 'is', values), en: sentenceOf(code, 'en', values) });
