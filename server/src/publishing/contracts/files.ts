import type { FileOwner } from '../../platform/files/owner.ts';
import { isStaff } from '../../platform/sessions/actor.ts';
import { find } from './filesQueries.ts';

/** The files of a submitted contract are for its parties and for staff; anyone who submits it adds to them until it is decided. */
export const submissionFiles: FileOwner = {
  kind: 'contractSubmission',
  async rightOf(db, actor, submissionId) {
    const values = { personId: actor.personId, isStaff: isStaff(actor), submissionId };
    const row = await find.row<{ isParty: boolean; mayAttach: boolean }>(db, values);
    if (row?.mayAttach) return 'attach';
    return row?.isParty ? 'read' : 'none';
  },
};
