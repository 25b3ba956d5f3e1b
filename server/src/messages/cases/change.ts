import type { changeCase, decideOnComplaint } from '@omur/contract/messages/cases';
import * as cases from '@omur/contract/platform/fields/cases';
import type { CallOf } from '../../platform/http/call.ts';
import { oneOr404 } from '../../platform/http/rows.ts';
import { refuse, refuseField } from '../../platform/refusal.ts';
import { isStaff } from '../../platform/sessions/actor.ts';
import { acknowledge, notifyOfDecision } from './notify.ts';
import * as queries from './queries.ts';
import { assertWritten } from './say.ts';
import type { LockedCase } from './write.ts';

/** H44: who looks after a case, by when, and whose turn it is; H48: and whether it is a complaint. */
export async function change({ db, actor, params, body }: CallOf<typeof changeCase>) {
  const { caseId } = params;
  const reader = { personId: actor.personId, isStaff: isStaff(actor) };
  const held = await queries.lockCase.row<LockedCase>(db, { caseId, ...reader });
  if (!held) refuse('case.notFound');
  if (held.isDecided && body.caseState !== undefined && body.caseState !== 'closed')
    refuse('case.decidedAlready');
  const isComplaint = held.caseKind === 'complaint';
  if (isComplaint && body.isComplaint === false) refuse('case.complaintStays');
  if (held.caseKind === 'question' && body.isComplaint) refuse('case.questionStays');
  if ((isComplaint || body.isComplaint) && !held.isDecided && body.caseState === 'closed')
    refuse('case.complaintUndecided');
  await assertStaff(db, body.assignedToId ?? null);
  if (body.isComplaint && !isComplaint) {
    const made = await queries.makeComplaint.row<{ answerBy: string }>(db, { caseId });
    if (made) await acknowledge(db, held.personId, { caseId, answerBy: made.answerBy });
  }
  await queries.updateCase.run(db, {
    caseId,
    givesAssigned: body.assignedToId !== undefined,
    assignedTo: body.assignedToId ?? null,
    givesDue: body.dueOn !== undefined,
    dueOn: body.dueOn ?? null,
    state: body.caseState ?? null,
  });
  return oneOr404(db, queries.findCase, { caseId, ...reader }, 'case.notFound');
}

async function assertStaff(db: CallOf<typeof changeCase>['db'], userId: number | null): Promise<void> {
  if (userId === null || (await queries.isStaffUser.row(db, { userId }))) return;
  refuseField(cases.assignedToId.wire, 'case.notStaff');
}

/** H49: answers a complaint for good, with reasons. Nobody answers their own. */
export async function decide({ db, actor, params, body }: CallOf<typeof decideOnComplaint>) {
  const { caseId } = params;
  const reasons = assertWritten(cases.reasons.wire, body.reasons);
  const reader = { personId: actor.personId, isStaff: isStaff(actor) };
  const held = await queries.lockCase.row<LockedCase>(db, { caseId, ...reader });
  if (!held) refuse('case.notFound');
  if (held.caseKind !== 'complaint') refuse('case.notComplaint');
  if (held.isDecided) refuse('case.decidedAlready');
  const userId = actor.realUserId;
  if (await queries.isPersonOf.row(db, { userId, personId: held.personId })) refuse('case.own');
  await queries.decide.run(db, { caseId, outcome: body.outcome, reasons, userId });
  await notifyOfDecision(db, held.personId, caseId);
  return oneOr404(db, queries.findCase, { caseId, ...reader }, 'case.notFound');
}
