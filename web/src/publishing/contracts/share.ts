import { formatPercent } from '@omur/contract/platform/rules/shares';
import type { Language } from '../../platform/i18n/text.ts';

/** C3.1: a share that was not given reads '--'. */
export const shareText = (hundredths: number | null, language: Language) =>
  hundredths === null ? '--' : formatPercent(hundredths, language, 'column');
