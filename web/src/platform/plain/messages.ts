import type { Text } from '../i18n/text.ts';

export const messages = {
  notGiven: { is: 'Ekki gefið upp', en: 'Not given' },
} as const satisfies Record<string, Text>;
