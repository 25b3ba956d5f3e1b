/** A bank account of Iceland in its parts, and the kennitala that owns it. */
export interface DomesticAccount {
  bank: string;
  ledger: string;
  account: string;
  kennitala: string;
}

/** The IBAN of an Icelandic account: `IS`, two check digits, bank 4, ledger 2, account 6, kennitala 10 (ISO 13616). */
export function icelandicIban({ bank, ledger, account, kennitala }: DomesticAccount): string {
  const number = bank.padStart(4, '0') + ledger.padStart(2, '0') + account.padStart(6, '0') + kennitala;
  const check = 98n - (BigInt(`${number}${lettersAsDigits('IS')}00`) % 97n);
  return `IS${String(check).padStart(2, '0')}${number}`;
}

/** Whether an IBAN has its check digits. ISO 13616: the first four characters behind the others, mod 97 is 1. */
export function isIban(iban: string): boolean {
  if (!/^[A-Z]{2}[0-9]{2}[A-Z0-9]{10,30}$/u.test(iban)) return false;
  return BigInt(lettersAsDigits(iban.slice(4) + iban.slice(0, 4))) % 97n === 1n;
}

const lettersAsDigits = (text: string) =>
  text.replace(/[A-Z]/gu, (letter) => String(letter.charCodeAt(0) - 55));
