import type { FileOwner } from '../../platform/files/owner.ts';
import { isStaff } from '../../platform/sessions/actor.ts';
import { findAccess } from './queries.ts';

/** H112: who reported the death and staff attach documents until it is decided on. What was attached stays. */
export const estateFiles: FileOwner = {
  kind: 'estate',
  keepsFiles: () => Promise.resolve(true),
  async rightOf(db, actor, estateId) {
    const reader = { userId: actor.userId, isStaff: isStaff(actor) };
    const row = await findAccess.row<{ mayAttach: boolean }>(db, { estateId, ...reader });
    if (!row) return 'none';
    return row.mayAttach ? 'attach' : 'read';
  },
};
