import { plainContract } from '../../platform/fields/plainContract.ts';
import type { PlainField } from '../../platform/plainFields.ts';
import type { Text } from '../../platform/rules/language.ts';

/** What a row of a contract's history is about (C3.3), by the names under which it is kept, as users read it. */
export const contractFieldNames = {
  UPPHAF_SAMNINGS: { is: 'Upphaf', en: 'Start' },
  LOK_SAMNINGS: { is: 'Lok', en: 'End' },
  PERFORMANCE_SHARE: { is: 'Flutningsréttur', en: 'Performance share' },
  MECHANICAL_SHARE: { is: 'Fjölföldunarréttur', en: 'Mechanical share' },
  SYNCHRONISATION_SHARE: { is: 'Hljóðsetningarréttur', en: 'Synchronisation share' },
  SVAEDI: { is: 'Svæði', en: 'Territories' },
  VARSLA_TIL: { is: 'Verk áfram til', en: 'Works kept until' },
  INNHEIMTA_TIL: { is: 'Innheimt til', en: 'Collected until' },
  TEGUND_SAMNINGS: { is: 'Tegund samnings', en: 'Type of agreement' },
  YFIRFAERSLA: { is: 'Yfirfærsla', en: 'Transfer' },
  ...Object.fromEntries(Object.values<PlainField>(plainContract).map(({ wire, label }) => [wire, label])),
  // The original in whose place this contract publishes; the first row of its history.
  FRUMSAMNINGUR_NR: { is: 'Undirútgáfa samnings nr.', en: 'Sub-publishing of contract no.' },
  // A work that staff put into the contract, or took out of it.
  VERK: { is: 'Verk', en: 'Work' },
} satisfies Record<string, Text>;
