import { sql } from '../../platform/database/statement.ts';
import type { FileOwner } from '../../platform/files/owner.ts';
import { isStaff } from '../../platform/sessions/actor.ts';
import { isAccessible, mayAttach } from './rows.ts';

const find = sql`
  select ${isAccessible} as is_party, ${mayAttach} as may_attach
  from contract_submission c where c.submission_id = ${'submissionId'}`;

/** The files of a submitted contract are for its parties and for staff; whoever submits it adds to them until it is decided. */
export const submissionFiles: FileOwner = {
  kind: 'contractSubmission',
  async rightOf(db, actor, submissionId) {
    const values = { personId: actor.personId, isStaff: isStaff(actor), submissionId };
    const row = await find.row<{ isParty: boolean; mayAttach: boolean }>(db, values);
    if (row?.mayAttach) return 'attach';
    return row?.isParty ? 'read' : 'none';
  },
};
