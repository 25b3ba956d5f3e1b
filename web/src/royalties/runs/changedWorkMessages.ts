import type { WorkChange } from '@omur/contract/platform/fields/runs';
import type { Text } from '@omur/contract/platform/rules/language';

export const changedWorkMessages = {
  title: { is: 'Verk með breytta skráningu', en: 'Works with changed documentation' },
  see: { is: 'Sjá verkin', en: 'See the works' },
  what: { is: 'Breyttist', en: 'Changed' },
  last: { is: 'Síðast breytt', en: 'Last change' },
  moved: { is: 'Færist á milli', en: 'Changes hands' },
  none: {
    is: 'Skráning verka er óbreytt frá síðasta útreikningi',
    en: 'No work has changed since the last calculation',
  },
  changedSince: {
    is: {
      one: 'Skráning {count} verks hefur breyst frá síðasta útreikningi',
      other: 'Skráning {count} verka hefur breyst frá síðasta útreikningi',
    },
    en: {
      one: 'The documentation of {count} work has changed since the last calculation',
      other: 'The documentation of {count} works has changed since the last calculation',
    },
  },
} as const;

export const changedWords: Readonly<Record<WorkChange, Text>> = {
  shares: { is: 'Skipting', en: 'Shares' },
  light: { is: 'Ljós', en: 'Light' },
  codes: { is: 'Kóðar', en: 'Codes' },
  matches: { is: 'Pörun', en: 'Matching' },
};
