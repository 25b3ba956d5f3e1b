import type { Reading } from '../../platform/rules/reading.ts';

type EmailProblem = 'person.emailMissing' | 'person.emailInvalid';

/** One address. Whether anybody reads it, only a letter can tell; this catches slips of the finger. */
export function readEmail(text: string): Reading<EmailProblem> {
  const value = text.trim();
  if (value === '') return { problem: 'person.emailMissing' };
  const isAddress = /^[^\s@,;<>()"]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}$/u.test(value);
  const hasStrayDot = value.startsWith('.') || value.includes('..') || value.includes('.@');
  return isAddress && !hasStrayDot && value.length <= 254 ? { value } : { problem: 'person.emailInvalid' };
}

/** Several addresses, separated by commas (L3.8). Each is kept once; semicolons and spaces, as people type them, separate too. */
export function readEmails(text: string): Reading<EmailProblem> {
  const addresses = text.split(/[,;\s]+/u).filter((one) => one !== '');
  if (addresses.length === 0) return { problem: 'person.emailMissing' };
  if (addresses.some((one) => readEmail(one).problem)) return { problem: 'person.emailInvalid' };
  const isFirst = (one: string, at: number) =>
    addresses.findIndex((other) => other.toLowerCase() === one.toLowerCase()) === at;
  return { value: addresses.filter(isFirst).join(',') };
}

/** The addresses that a person has on file, as they were written. None for nobody's. */
export const addressesOnFile = (emails: string | null): string[] =>
  (emails ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');

/** Where letters about somebody's login go: the first that is on file. */
export const firstOnFile = (emails: string | null): string | undefined => addressesOnFile(emails)[0];

/** The mailbox that an address comes to, so that two ways of writing it are one: `Anna.B+lag@GMAIL.com` is `annab@gmail.com`. */
export function mailboxOf(address: string): string {
  const [local = '', domain = ''] = address.trim().normalize('NFC').toLowerCase().split('@');
  const name = local.split('+')[0] ?? '';
  const ignoresDots = domain === 'gmail.com' || domain === 'googlemail.com';
  return ignoresDots ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
