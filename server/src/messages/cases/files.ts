import type { FileOwner } from '../../platform/files/owner.ts';
import { isStaff } from '../../platform/sessions/actor.ts';
import { findAccess } from './queries.ts';

/** H41: both sides attach files to a case, until a complaint has had its answer. What was attached stays. */
export const caseFiles: FileOwner = {
  kind: 'case',
  keepsFiles: async () => true,
  async rightOf(db, actor, caseId) {
    const reader = { personId: actor.personId, isStaff: isStaff(actor) };
    const row = await findAccess.row<{ mayWrite: boolean }>(db, { caseId, ...reader });
    if (!row) return 'none';
    return row.mayWrite ? 'attach' : 'read';
  },
};
