import type { KeyScope } from '@omur/contract/platform/keyScopes';
import { isStaffRole, type Role } from '@omur/contract/platform/values';

/** Who calls. While acting for somebody, `userId`, `role` and `personId` are theirs and `realUserId` is their own (S5). */
export interface Actor {
  userId: number;
  realUserId: number;
  role: Role;
  realRole: Role;
  /** 0 for a user who belongs to no person. */
  personId: number;
  kennitala: string;
  name: string;
  realName: string;
  /** Acts for somebody on a grant that is for reading alone. */
  isReadOnly: boolean;
  /** Works for the society and has yet to set up the second factor that is demanded. */
  mustSetUp: boolean;
  tokenHash: Buffer;
  /** With which a system of theirs calls, in place of a session. */
  key?: CallingKey;
}

/** A key that a system calls with, and what it may do (O43). */
export interface CallingKey {
  keyId: number;
  keyName: string;
  scopes: readonly KeyScope[];
  expiresAt: Date;
}

/** Acts for somebody and is no administrator (S5). */
export function isProxy({ userId, realUserId, realRole }: Actor): boolean {
  return userId !== realUserId && realRole !== 'administrator';
}

export function isStaff(actor: Pick<Actor, 'role'>): boolean {
  return isStaffRole(actor.role);
}
