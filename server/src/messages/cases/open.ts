import type { openCase } from '@omur/contract/messages/cases';
import * as cases from '@omur/contract/platform/fields/cases';
import { personId as personField } from '@omur/contract/platform/fields/people';
import type { CallOf } from '../../platform/http/call.ts';
import { oneOr404 } from '../../platform/http/rows.ts';
import { refuse, refuseField } from '../../platform/refusal.ts';
import { isStaff } from '../../platform/sessions/actor.ts';
import { acknowledge, notifyOfAnswer } from './notify.ts';
import * as queries from './queries.ts';
import { assertWritten } from './say.ts';
import { openThread } from './thread.ts';

/** H40: opens a case. Only staff open one for somebody else, and only the member complains. */
export async function open({ db, actor, body }: CallOf<typeof openCase>) {
  const personId = body.personId ?? (actor.personId || null);
  if (personId === null) refuseField(personField.wire, 'case.nobody');
  const isOwn = personId === actor.personId;
  if (!isOwn && (!isStaff(actor) || !(await queries.isPerson.row(db, { personId }))))
    refuse('person.notFound');
  const subject = assertWritten(cases.subject.wire, body.subject);
  const text = assertWritten(cases.body.wire, body.body);
  await assertAbout({ db, personId, body });
  const kind = isOwn && body.isComplaint ? 'complaint' : 'message';
  const { caseId, answerBy } = await openThread(db, actor, { ...body, personId, kind, subject, body: text });
  if (answerBy !== null) await acknowledge(db, personId, { caseId, answerBy });
  if (!isOwn) await notifyOfAnswer(db, personId, caseId);
  const reader = { personId: actor.personId, isStaff: isStaff(actor) };
  return oneOr404(db, queries.findCase, { caseId, ...reader }, 'case.notFound');
}

type Opening = Pick<CallOf<typeof openCase>, 'db' | 'body'> & { personId: number };

/** What is not the member's to see is not there to be written about either. */
async function assertAbout({ db, personId, body }: Opening): Promise<void> {
  const { about = null, aboutId = null, rightId = null, distributionId = null } = body;
  if (about === null) return;
  const values = { about, aboutId, rightId, distributionId, personId };
  const row = await queries.findAbout.row<{ isThere: boolean }>(db, values);
  if (!row?.isThere) refuse('case.aboutNotFound');
}
