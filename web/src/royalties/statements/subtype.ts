import type { StatementLine } from '@omur/contract/royalties/statistics';
import type { Language } from '../../platform/i18n/text.ts';

export const subtypeOf = (line: StatementLine, language: Language): string | null =>
  language === 'en'
    ? line.performanceSubtypeEnglish || line.performanceSubtype
    : line.performanceSubtype || line.performanceSubtypeEnglish;
