import type { Reading } from './reading.ts';

type EmailProblem = 'person.emailMissing' | 'person.emailInvalid';

/** One address. Whether anybody reads it, only a letter can tell; this catches slips of the finger. */
export function readEmail(text: string): Reading<EmailProblem> {
  const value = text.trim();
  if (value === '') return { problem: 'person.emailMissing' };
  const isAddress = /^[^\s@,;<>()"]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}$/u.test(value);
  const hasStrayDot = value.startsWith('.') || value.includes('..') || value.includes('.@');
  return isAddress && !hasStrayDot && value.length <= 254 ? { value } : { problem: 'person.emailInvalid' };
}
