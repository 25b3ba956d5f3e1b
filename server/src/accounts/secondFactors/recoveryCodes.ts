import { randomInt } from 'node:crypto';
import type { Queryable } from '../../platform/database/statement.ts';
import { hashOf } from '../../platform/sessions/current.ts';
import * as queries from './queries.ts';

const howMany = 10;
/** Digits and letters without i, l, o and u, which are read as what they look like. Each is five bits: a code has 140. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const length = 28;
/** Codes were this long until they had more bits; those that were handed out then hold until they are renewed. */
const formerLength = 16;

/** Ten new codes, each good once, in the place of whatever there was. They are shown now and stored nowhere. */
export async function newRecoveryCodes(db: Queryable, userId: number): Promise<string[]> {
  const codes = Array.from({ length: howMany }, newRecoveryCode);
  await queries.deleteRecoveryCodes.run(db, { userId });
  await queries.insertRecoveryCodes.run(db, {
    userId,
    codeHashes: codes.map((code) => hashOf(readRecoveryCode(code) ?? '')),
  });
  return codes;
}

/** Whether it is one of the user's codes that has not been used; now it has. */
export async function spendRecoveryCode(db: Queryable, userId: number, typed: string): Promise<boolean> {
  const read = readRecoveryCode(typed);
  if (!read) return false;
  return (await queries.spendRecoveryCode.run(db, { userId, codeHash: hashOf(read) })) === 1;
}

/** In groups of four, which are easier to read from paper. */
export function newRecoveryCode(): string {
  const signs = Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
  return signs.replace(/.{4}(?=.)/g, '$&-');
}

/** What counts of a code, however it was typed; undefined where it is like none. */
export function readRecoveryCode(typed: string): string | undefined {
  const signs = typed.toLowerCase().replace(/[^a-z0-9]/g, '');
  // None of the former ones had signs that look like others, but u was among them.
  if (signs.length === formerLength) return signs;
  if (signs.length !== length) return undefined;
  return signs.replaceAll('o', '0').replaceAll(/[il]/g, '1').replaceAll('u', 'v');
}
