import type { Reading } from '../../platform/rules/reading.ts';

export type BankAccount = { bank: string; ledger: string; account: string };
type IbanProblem = 'iban.missing' | 'iban.characters' | 'iban.country' | 'iban.length' | 'iban.checkDigits';

/** An account may be left out altogether, but not in part. */
export function bankAccountProblem({ bank, ledger, account }: BankAccount) {
  if (bank === '' && ledger === '' && account === '') return undefined;
  if (bank === '' || ledger === '' || account === '') return 'bank.incomplete' as const;
  if (!/^\d{3,4}$/u.test(bank)) return 'bank.bank' as const;
  if (!/^\d{2}$/u.test(ledger)) return 'bank.ledger' as const;
  return /^\d{4,6}$/u.test(account) ? undefined : ('bank.account' as const);
}

/** 0133-26-000123; an empty text when there is no account. */
export function formatBankAccount(parts: BankAccount): string {
  return parts.bank === '' ? '' : paddedParts(parts).join('-');
}

/** Iceland's IBAN holds the account and the kennitala of its owner. */
export function buildIban(parts: BankAccount, kennitala: string): string {
  const account = paddedParts(parts).join('') + kennitala;
  const check = 98 - remainderOf97(`IS00${account}`);
  return `IS${String(check).padStart(2, '0')}${account}`;
}

export function readIban(text: string): Reading<IbanProblem> {
  const iban = text.replace(/[\s-]/gu, '').toUpperCase();
  if (iban === '') return { problem: 'iban.missing' };
  if (!iban.startsWith('IS')) return { problem: 'iban.country' };
  if (!/^IS\d*$/u.test(iban)) return { problem: 'iban.characters' };
  if (iban.length !== 26) return { problem: 'iban.length' };
  // 00, 01 and 99 leave the same remainder as 97, 98 and 02, but no bank issues them.
  const isIssued = !/^IS(?:00|01|99)/u.test(iban);
  return isIssued && remainderOf97(iban) === 1 ? { value: iban } : { problem: 'iban.checkDigits' };
}

/** In groups of four, as it is printed. */
export function formatIban(iban: string): string {
  return iban.match(/.{1,4}/gu)?.join(' ') ?? '';
}

function paddedParts({ bank, ledger, account }: BankAccount): string[] {
  return [bank.padStart(4, '0'), ledger.padStart(2, '0'), account.padStart(6, '0')];
}

/** Digit by digit, since the whole is longer than a number can hold. Letters count from A = 10. */
function remainderOf97(iban: string): number {
  const digits = Array.from(iban.slice(4) + iban.slice(0, 4), (character) => parseInt(character, 36)).join(
    '',
  );
  return Array.from(digits).reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0);
}
