import { defaultEstimate, defaultWeight } from '@omur/contract/works/rules/defaultCodes';
import type { Text } from '../../platform/i18n/text.ts';

export const codeMessages = {
  usual: { is: 'Eins og félagið setur', en: 'As the society sets it' },
  other: { is: 'Annað en félagið setur: {code}', en: 'Other than the society sets: {code}' },
  usualCode: { is: '{code}, sem félagið setur', en: '{code}, which the society sets' },
} as const satisfies Record<string, Text>;

const usual = { estimate: defaultEstimate, weight: defaultWeight };

/** R159: whether a work has the code that the society sets, which says nothing by itself. */
export const isUsual = (kind: keyof typeof usual, code: string): boolean => code === usual[kind];

/** What a code of a work is, in words. */
export const codeWords = (kind: keyof typeof usual, code: string) =>
  isUsual(kind, code) ? codeMessages.usual : codeMessages.other;
