import type { Text } from '../../platform/rules/language.ts';

/** What a row of a contract's history is about (C3.3), by the names under which it is kept, as users read it. */
export const contractFieldNames = {
  UPPHAF_SAMNINGS: { is: 'Upphaf', en: 'Start' },
  LOK_SAMNINGS: { is: 'Lok', en: 'End' },
  PERFORMANCE_SHARE: { is: 'Flutningsréttur', en: 'Performance share' },
  MECHANICAL_SHARE: { is: 'Fjölföldunarréttur', en: 'Mechanical share' },
  ICE_AGREEMENT_NR: { is: 'Samningsnúmer hjá ICE', en: 'ICE agreement number' },
  ADDITIONAL_INFO: { is: 'Viðbótarupplýsingar', en: 'Additional info' },
  // A work that staff put into the contract, or took out of it.
  VERK: { is: 'Verk', en: 'Work' },
} as const satisfies Record<string, Text>;
