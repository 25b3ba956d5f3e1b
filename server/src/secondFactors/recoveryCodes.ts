import { randomInt } from 'node:crypto';
import type { Queryable } from '../database/statement.ts';
import { hashOf } from '../sessions/current.ts';
import * as queries from './queries.ts';

const howMany = 10;
/** Letters and digits that are not mistaken for one another: sixteen of these are 79 bits. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const length = 16;

/** Ten new codes, each good once, in the place of whatever there was. They are shown now and stored nowhere. */
export async function newRecoveryCodes(db: Queryable, userId: number): Promise<string[]> {
  const codes = Array.from({ length: howMany }, aCode);
  await queries.deleteRecoveryCodes.run(db, { userId });
  await queries.insertRecoveryCodes.run(db, {
    userId,
    codeHashes: codes.map((code) => hashOf(lettersOf(code))),
  });
  return codes;
}

/** Whether it is one of the user's codes that has not been used; now it has. */
export async function spendRecoveryCode(db: Queryable, userId: number, typed: string): Promise<boolean> {
  const codeHash = hashOf(lettersOf(typed));
  return (await queries.spendRecoveryCode.run(db, { userId, codeHash })) === 1;
}

/** What counts of a code, however it was typed. */
export function lettersOf(typed: string): string {
  return typed.toLowerCase().replace(/[^a-z0-9]/g, '');
}

export const isRecoveryCodeLike = (typed: string) => lettersOf(typed).length === length;

function aCode(): string {
  const letters = Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
  return letters.replace(/.{4}(?=.)/g, '$&-');
}
