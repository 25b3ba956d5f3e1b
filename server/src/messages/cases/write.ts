import type { writeCaseMessage } from '@omur/contract/messages/cases';
import * as cases from '@omur/contract/platform/fields/cases';
import type { CallOf } from '../../platform/http/call.ts';
import { oneOr404 } from '../../platform/http/rows.ts';
import { refuse } from '../../platform/refusal.ts';
import { isStaff } from '../../platform/sessions/actor.ts';
import { notifyOfAnswer } from './notify.ts';
import * as queries from './queries.ts';
import { assertWritten } from './say.ts';
import { addMessage } from './thread.ts';

export interface LockedCase extends Record<string, unknown> {
  personId: number;
  caseKind: 'message' | 'question' | 'complaint';
  caseState: 'open' | 'answered' | 'closed';
  isDecided: boolean;
}

/** H41: another message of a thread. A message to a closed case opens it again; a decided complaint takes none. */
export async function write({ db, actor, params, body }: CallOf<typeof writeCaseMessage>) {
  const { caseId } = params;
  const text = assertWritten(cases.body.wire, body.body);
  const reader = { personId: actor.personId, isStaff: isStaff(actor) };
  const held = await queries.lockCase.row<LockedCase>(db, { caseId, ...reader });
  if (!held) refuse('case.notFound');
  if (held.isDecided) refuse('case.mayNotWrite');
  const { personId } = held;
  const { messageId, isFromSociety } = await addMessage(db, actor, { caseId, personId, body: text });
  if (isFromSociety) await notifyOfAnswer(db, personId, caseId);
  else await queries.answerQuestion.run(db, { caseId, body: text, userId: actor.realUserId });
  const values = { messageId, isStaff: isStaff(actor), userId: actor.realUserId };
  return oneOr404(db, queries.findMessage, values, 'case.notFound');
}
