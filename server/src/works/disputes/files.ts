import type { FileOwner } from '../../platform/files/owner.ts';
import { isStaff } from '../../platform/sessions/actor.ts';
import { findEvidenceAccess } from './queries.ts';

/** H121, H122: the parties and staff read evidence; each party attaches their own while the dispute is open, and what was attached stays. */
export const disputeFiles: FileOwner = {
  kind: 'disputeParty',
  keepsFiles: () => Promise.resolve(true),
  async rightOf(db, actor, disputePartyId) {
    const { personId } = actor;
    const row = await findEvidenceAccess.row<{ mayAttach: boolean }>(db, {
      disputePartyId,
      personId,
      isStaff: isStaff(actor),
    });
    if (!row) return 'none';
    return row.mayAttach ? 'attach' : 'read';
  },
};
