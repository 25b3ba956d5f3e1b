import { aiAuthorId, publicDomainAuthorId } from '@omur/contract/people/rules/authorTypes';
import { isStaffRole, roles } from '@omur/contract/platform/values';
import { raw } from '../database/statement.ts';

// Lists that the contract declares, as a statement has them: `role in (${staffRoles})`.

export const staffRoles = raw(
  roles
    .filter(isStaffRole)
    .map((role) => `'${role}'`)
    .join(', '),
);

/** The authors that nobody is: the public domain and artificial intelligence. They are neither asked nor paid. */
export const nobodyIds = raw(`${publicDomainAuthorId}, ${aiAuthorId}`);
