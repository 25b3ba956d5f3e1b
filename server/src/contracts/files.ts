import { sql } from '../database/statement.ts';
import type { FileOwner } from '../files/owner.ts';
import { isStaff } from '../http/call.ts';

const find = sql`
  select is_contract_party(${'personId'}::integer, s.publisher_id, s.author_id) as is_party,
    s.state = 'waiting' and (s.publisher_id = ${'personId'}::integer
      or exists (select from app_user u where u.user_id = s.submitted_by and u.person_id = ${'personId'}::integer)) as may_add
  from contract_submission s where s.submission_id = ${'submissionId'}`;

/** The files of a submitted contract are for its parties and for staff; whoever submits it adds to them until it is decided. */
export const submissionFiles: FileOwner = {
  kind: 'contractSubmission',
  async rightOf(db, actor, submissionId) {
    const values = { personId: actor.personId, submissionId };
    const row = await find.row<{ isParty: boolean; mayAdd: boolean }>(db, values);
    if (!row) return 'none';
    if (isStaff(actor)) return 'attach';
    if (row.mayAdd) return 'attach';
    return row.isParty ? 'read' : 'none';
  },
};
