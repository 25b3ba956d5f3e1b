import { offeredAuthorTypes } from '@omur/contract/people/rules/authorTypes';
import { readShare, shareAsTyped, totalShare } from '@omur/contract/platform/rules/shares';
import { combinedType, type RoleShare, singleRoles } from '@omur/contract/works/rules/roles';
import type { FormAuthor } from '../form.ts';

/** The shares of an author's roles as they are typed, by the number of the role. */
export type TypedRoles = Readonly<Record<number, string>>;

/** The roles that an author may have apart (X63). */
export function rolesOffered(author: FormAuthor): readonly number[] {
  const offered = offeredAuthorTypes(author.kind === 'unknown' ? 'unknown' : 'existing');
  const had = (author.roles ?? []).map(({ authorTypeId }) => authorTypeId);
  return singleRoles.filter((type) => offered.includes(type) || had.includes(type));
}

export const typedRoles = (roles: readonly RoleShare[]): TypedRoles =>
  Object.fromEntries(
    roles.map(({ authorTypeId, shareHundredths }) => [authorTypeId, shareAsTyped(shareHundredths)]),
  );

/** What an author becomes by the roles typed; undefined where one cannot be read, or there is none. */
export function readRoles(
  typed: TypedRoles,
): Pick<FormAuthor, 'authorTypeId' | 'shareHundredths' | 'roles'> | undefined {
  const roles: RoleShare[] = [];
  for (const type of singleRoles) {
    const text = typed[type]?.trim() ?? '';
    if (text === '') continue;
    const shareHundredths = readShare(text);
    if (shareHundredths === undefined || shareHundredths <= 0) return undefined;
    roles.push({ authorTypeId: type, shareHundredths });
  }
  const authorTypeId = combinedType(roles);
  if (authorTypeId === undefined) return undefined;
  return { authorTypeId, shareHundredths: totalShare(roles), roles: roles.length > 1 ? roles : undefined };
}
