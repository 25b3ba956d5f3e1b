import type { Text } from '@omur/contract/platform/rules/language';

/** What staff wrote in both languages. */
export const both = (is: string, en: string): Text => ({ is, en });
