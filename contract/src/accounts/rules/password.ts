import { fold } from '../../platform/rules/folding.ts';

export const shortestPassword = 12;
export const longestPassword = 200;

export type PasswordProblem = 'password.tooShort' | 'password.tooLong' | 'password.personal';

/** Whose password it is to be, as far as that is known. */
interface Owner {
  kennitala?: string;
  name?: string;
}

/** S1: what keeps a password from being taken. Whether it is a common one, the server knows. */
export function passwordProblem(password: string, owner: Owner = {}): PasswordProblem | undefined {
  const length = Array.from(password.normalize('NFKC')).length;
  if (length < shortestPassword) return 'password.tooShort';
  if (length > longestPassword) return 'password.tooLong';
  const digits = password.replace(/\D/gu, '');
  if (owner.kennitala && digits.includes(owner.kennitala)) return 'password.personal';
  if (owner.name && lettersOf(password) === lettersOf(owner.name)) return 'password.personal';
  return undefined;
}

const lettersOf = (text: string) => fold(text).replaceAll(' ', '');
