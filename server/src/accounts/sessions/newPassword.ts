import { readFileSync } from 'node:fs';
import type { ErrorCode } from '@omur/contract/platform/errors';
import { password as passwordField } from '@omur/contract/platform/fields/people';
import { passwordProblem } from '@omur/contract/accounts/rules/password';
import { refuseField } from '../../platform/refusal.ts';

let common: ReadonlySet<string> | undefined;

/** S1: server/data/README.md tells how the list was made. Read when it is first needed. */
function isCommon(password: string): boolean {
  common ??= new Set(
    readFileSync(new URL('../../../data/common-passwords.txt', import.meta.url), 'utf8').split('\n'),
  );
  return common.has(password.normalize('NFKC').toLowerCase());
}

/** Refuses what may not be anybody's password, and what may not be this one's. */
export function assertGoodPassword(
  password: string,
  owner: { kennitala: string; name: string },
  field: string = passwordField.wire,
): void {
  const problem: ErrorCode | undefined =
    passwordProblem(password, owner) ?? (isCommon(password) ? 'password.common' : undefined);
  if (problem) refuseField(field, problem);
}
