import { isrc as isrcField, iswc as iswcField } from '@omur/contract/platform/fields/works';
import { readIsrc } from '@omur/contract/works/rules/isrc';
import { readIswc } from '@omur/contract/works/rules/iswc';
import type * as calls from '@omur/contract/works/works';
import type * as z from 'zod/mini';
import type { Queryable } from '../../platform/database/statement.ts';
import type { CallOf } from '../../platform/http/call.ts';
import { refuse, refuseField } from '../../platform/refusal.ts';
import type { Actor } from '../../platform/sessions/actor.ts';
import { insertIsrc, insertIswc, touchWork } from '../catalogue/queries.ts';
import { confirms, getAccessibleWork } from '../catalogue/access.ts';
import { askAboutIswc as noteQuestion, findPreferred } from './queries.ts';

/** V9: the check digit must be right, and the message says what is wrong. */
export function addIswc({ db, actor, body }: CallOf<typeof calls.addIswc>) {
  return addIswcOf(db, actor, body);
}

/** The same for a work of a sheet (O314). */
export async function addIswcOf(
  db: Queryable,
  actor: Actor,
  code: Pick<CallOf<typeof calls.addIswc>['body'], 'workId' | 'iswc'>,
) {
  const workId = await getAccessibleWork(db, actor, code.workId);
  const { value: iswc, problem } = readIswc(code.iswc);
  if (problem) refuseField(iswcField.wire, problem);
  const other = await findPreferred.row<{ workId: number }>(db, { iswc, workId });
  if (other) refuse('code.iswcElsewhere', { number: other.workId });
  await touchWork.run(db, { workId });
  const by = { userId: actor.userId, isStaff: await confirms(db, actor, workId) };
  const added = await insertIswc.row<{ iswcId: number; isVerified: boolean }>(db, { workId, iswc, ...by });
  return added ? { ...added, iswc, mayRemove: true } : refuse('work.iswcTaken');
}

/** V14: that the code stands on another work is for staff to settle, though it is refused. */
export async function askAboutIswc({ db, actor, body }: CallOf<typeof calls.addIswc>): Promise<void> {
  const { value: iswc } = readIswc(body.iswc);
  if (iswc === undefined) return;
  const workId = await getAccessibleWork(db, actor, body.workId);
  await noteQuestion.run(db, { workId, iswc, userId: actor.userId });
}

export function addIsrc({ db, actor, body }: CallOf<typeof calls.addIsrc>) {
  return addIsrcOf(db, actor, body);
}

/** The same for a recording of a sheet (O191). */
export async function addIsrcOf(db: Queryable, actor: Actor, recording: z.output<typeof calls.NewIsrc>) {
  const workId = await getAccessibleWork(db, actor, recording.workId);
  const { value: isrc, problem } = readIsrc(recording.isrc);
  if (problem) refuseField(isrcField.wire, problem);
  const performer = recording.performer ?? null;
  await touchWork.run(db, { workId });
  const by = { userId: actor.userId, isStaff: await confirms(db, actor, workId) };
  const added = await insertIsrc.row<{ isVerified: boolean }>(db, { workId, isrc, performer, ...by });
  return added
    ? { isrc, performer, isVerified: added.isVerified, mayRemove: true }
    : refuse('work.isrcTaken');
}
