import type { CaseKind, CaseState, Outcome } from '../platform/fields/cases.ts';
import type { Text } from '../platform/rules/language.ts';

/** What kinds of cases, whose turn it is, and how complaints end are called on the screen, on record and in the register. */
export const caseKindNames: Readonly<Record<CaseKind, Text>> = {
  message: { is: 'Erindi', en: 'Message' },
  question: { is: 'Fyrirspurn félagsins', en: 'Question from the society' },
  complaint: { is: 'Kvörtun', en: 'Complaint' },
};
export const caseStateNames: Readonly<Record<CaseState, Text>> = {
  open: { is: 'Hjá félaginu', en: 'With the society' },
  answered: { is: 'Hjá félaga', en: 'With the member' },
  closed: { is: 'Lokið', en: 'Closed' },
};
export const outcomeNames: Readonly<Record<Outcome, Text>> = {
  upheld: { is: 'Tekin til greina', en: 'Upheld' },
  partlyUpheld: { is: 'Tekin til greina að hluta', en: 'Partly upheld' },
  rejected: { is: 'Hafnað', en: 'Rejected' },
};
