import { bankAccountProblem } from './bankAccount.ts';
import { readEmails } from './email.ts';
import { kennitalaProblem } from './kennitala.ts';
import type { RuleCode } from '../../platform/rules/texts.ts';

/** What a form has of a person. Nothing is an empty text. */
export interface ProposedDetails {
  name: string;
  /** Empty for somebody abroad who has none. */
  kennitala: string;
  email: string;
  /** Anyone who types must leave the address as it is on file: then it is not they who have to mend it. */
  isEmailFixed?: boolean;
  isAddressForeign: boolean;
  foreignAddress: string;
  bank: string;
  ledger: string;
  account: string;
}
export type DetailsField = Exclude<keyof ProposedDetails, 'isAddressForeign' | 'isEmailFixed'>;

export interface DetailsProblem {
  at: DetailsField;
  rule: RuleCode;
}

/** C5.4: everything that keeps the details of a person from being saved, in the order of the form. */
export function detailsProblems(details: ProposedDetails): DetailsProblem[] {
  const found: Partial<Record<DetailsField, RuleCode | undefined>> = {
    name: details.name.trim() === '' ? 'person.nameMissing' : undefined,
    kennitala: details.kennitala === '' ? undefined : kennitalaProblem(details.kennitala),
    email: details.isEmailFixed ? undefined : readEmails(details.email).problem,
    foreignAddress:
      details.isAddressForeign && details.foreignAddress.trim() === ''
        ? 'person.foreignAddressMissing'
        : undefined,
    ...accountProblem(details),
  };
  return Object.entries(found).flatMap(([at, rule]) => (rule ? [{ at: at as DetailsField, rule }] : []));
}

/** Of an account that is only partly there the first part that is missing is to blame. */
function accountProblem({ bank, ledger, account }: ProposedDetails) {
  const problem = bankAccountProblem({ bank, ledger, account });
  if (problem === undefined) return {};
  if (problem === 'bank.bank') return { bank: problem };
  if (problem === 'bank.ledger') return { ledger: problem };
  if (problem === 'bank.account') return { account: problem };
  return { [bank === '' ? 'bank' : ledger === '' ? 'ledger' : 'account']: problem };
}
