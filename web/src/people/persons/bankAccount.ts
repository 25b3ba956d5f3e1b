import type { Person } from '@omur/contract/people/persons';
import { formatBankAccount } from '@omur/contract/people/rules/bankAccount';

/** `0133-26-004711`. */
export function bankAccountOf({ bank, ledger, account }: Person): string {
  return formatBankAccount({ bank: bank ?? '', ledger: ledger ?? '', account: account ?? '' });
}
