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
}

/** Acts for somebody and is no administrator (S5). */
export function isProxy({ userId, realUserId, realRole }: Actor): boolean {
  return userId !== realUserId && realRole !== 'administrator';
}

export function isStaff(actor: Pick<Actor, 'role'>): boolean {
  return isStaffRole(actor.role);
}
