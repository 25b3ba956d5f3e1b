import type { FileOwner } from '../../platform/files/owner.ts';
import { isStaff } from '../../platform/sessions/actor.ts';
import { findFileRight, lockState } from './queries.ts';

/**
 * O123: documents of an assembly are added by administrators until its vote is closed, and read by who sees the assembly. Those that members
 * were told of stay as they were.
 */
export const assemblyFiles: FileOwner = {
  kind: 'assembly',
  keepsFiles: async (db, assemblyId) =>
    (await lockState.row<{ state: string }>(db, { assemblyId }))?.state !== 'draft',
  async rightOf(db, actor, assemblyId) {
    const isAdministrator = actor.role === 'administrator' && actor.userId === actor.realUserId;
    const row = await findFileRight.row<{ mayAttach: boolean }>(db, {
      assemblyId,
      isStaff: isStaff(actor),
      isAdministrator,
    });
    if (!row) return 'none';
    return row.mayAttach ? 'attach' : 'read';
  },
};
