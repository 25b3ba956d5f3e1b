import { shortestPassword } from '@omur/contract/accounts/rules/password';
import { fold } from '@omur/contract/platform/rules/folding';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

export type PasswordStrength = 'weak' | 'fair' | 'good' | 'strong';

const judge = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
const byScore = ['weak', 'weak', 'fair', 'good', 'strong'] as const;

/**
 * How hard a password is to guess for somebody who knows its owner; a hint while typing, and no more. One that is refused for its length is weak.
 * @param known words such as the owner's name and kennitala
 */
export function passwordStrength(password: string, known: readonly string[] = []): PasswordStrength {
  const typed = password.normalize('NFKC');
  if (Array.from(typed).length < shortestPassword) return 'weak';
  const words = known.flatMap((text) => [text, ...text.split(' ')]);
  return byScore[judge.check(typed, [...words, ...words.map(fold)]).score];
}
