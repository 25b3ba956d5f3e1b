import type { Text } from './rules/language.ts';

/** What waits in the queues of the desk, and what failed there (H26). */
export const deskQueues = {
  review: { is: 'Yfirferð verka', en: 'Review of works' },
  proposals: { is: 'Breytingatillögur', en: 'Proposed changes' },
  disputes: { is: 'Ágreiningur um hlutföll', en: 'Disputes over shares' },
  codes: { is: 'Óstaðfestir kóðar', en: 'Codes to confirm' },
  chains: { is: 'Útgefendur verka', en: 'Publishers of works' },
  iswc: { is: 'Spurningar um ISWC', en: 'ISWC questions' },
  iswcTasks: { is: 'Verkefni frá ISWC-skránni', en: 'Tasks of the ISWC agency' },
  confirmations: { is: 'Staðfestingar', en: 'Confirmations' },
  memberships: { is: 'Aðildarumsóknir', en: 'Membership applications' },
  estates: { is: 'Dánarbú', en: 'Estates' },
  ipiImports: { is: 'Innlestur IPI-skrár', en: 'Imports of the IPI register' },
  submissions: { is: 'Samningar í bið', en: 'Pending contracts' },
  transfers: { is: 'Yfirfærslur réttindaskráa', en: 'Catalogue transfers' },
  performances: { is: 'Lifandi flutningar', en: 'Live performances' },
  funds: { is: 'Umsóknir um styrki', en: 'Grant applications' },
  claims: { is: 'Kröfur um notkun', en: 'Claims to usage' },
  matching: { is: 'Pörun notkunar', en: 'Matching of usage' },
  usageImports: { is: 'Skrár um notkun með villum', en: 'Usage files with errors' },
  incomes: { is: 'Óskiptar leyfistekjur', en: 'Licence income to allocate' },
  moneyRules: { is: 'Reglur um leyfistekjur', en: 'Rules for licence income' },
  payRuns: { is: 'Greiðslukeyrslur', en: 'Pay runs' },
  letters: { is: 'Tölvupóstur sem komst ekki til skila', en: 'E-mails that failed' },
  jobs: { is: 'Keyrslur sem mistókust', en: 'Jobs that failed' },
} as const satisfies Record<string, Text>;
export type QueueKind = keyof typeof deskQueues;
