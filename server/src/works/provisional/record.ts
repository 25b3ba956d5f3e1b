import * as works from '@omur/contract/platform/fields/works';
import type * as calls from '@omur/contract/works/provisional';
import { plainWork } from '@omur/contract/platform/fields/plainWork';
import { type PlainValues, plainValues } from '@omur/contract/platform/plainFields';
import { checkSourceIswc, keptPlain } from '@omur/contract/works/rules/version';
import { durationProblem, readDuration } from '@omur/contract/platform/rules/duration';
import type { Queryable } from '../../platform/database/statement.ts';
import type { CallOf } from '../../platform/http/call.ts';
import { oneOr404 } from '../../platform/http/rows.ts';
import { type FieldRefusal, refuse, refuseField } from '../../platform/refusal.ts';
import { refusalsOf } from '../registration/refusals.ts';
import { missingSource } from '../registration/validate.ts';
import { factsOf } from '../registration/write.ts';
import { refreshLight } from '../catalogue/refreshLight.ts';
import {
  changeProvisional,
  closeProvisional,
  findProvisional,
  insertProvisional,
  lockProvisional,
} from './queries.ts';

interface Locked extends Record<string, unknown>, PlainValues<typeof plainWork> {
  isOpen: boolean;
  lastChangedAt: string;
}

type Written = CallOf<typeof calls.makeProvisionalWork>['body'];

const longestTitle = 200;

/** Staff put a work on record that nobody has registered; it stays red (D1, V4). */
export async function makeProvisional({ db, actor, body }: CallOf<typeof calls.makeProvisionalWork>) {
  const made = await insertProvisional.row<{ workId: number }>(db, {
    ...(await read(db, body)),
    userId: actor.realUserId,
  });
  const workId = made?.workId ?? refuse('server.failed');
  await refreshLight(db, workId, 'registered');
  return oneOr404(db, findProvisional, { workId }, 'work.notFound');
}

export async function correctProvisional({ db, params, body }: CallOf<typeof calls.changeProvisionalWork>) {
  const { workId } = params;
  const before = await lockOpen(db, workId, body.lastChangedAt);
  await changeProvisional.run(db, { workId, ...(await read(db, body, { ...before, workId })) });
  await refreshLight(db, workId, 'amended');
  return oneOr404(db, findProvisional, { workId }, 'work.notFound');
}

export async function withdrawProvisional({
  db,
  actor,
  params,
  body,
}: CallOf<typeof calls.closeProvisionalWork>): Promise<undefined> {
  const { workId } = params;
  const { remark } = body;
  if (remark === null) refuseField(works.remark.wire, 'value.missing');
  await lockOpen(db, workId);
  await closeProvisional.run(db, { workId, remark, userId: actor.realUserId });
  await refreshLight(db, workId, 'withdrawn', remark);
}

/** Neither taken over nor closed, nor changed by somebody else since it was read (V11). */
async function lockOpen(db: Queryable, workId: number, readAt?: string | null): Promise<Locked> {
  const work = await lockProvisional.row<Locked>(db, { workId });
  if (!work) refuse('work.notFound');
  if (!work.isOpen) refuse('provisional.notOpen');
  if (readAt && readAt !== work.lastChangedAt) refuse('work.changedMeanwhile');
  return work;
}

/** What was written, by the rules of F5.4 where there is a length, and of X61 where it derives from another. */
async function read(
  db: Queryable,
  { title, duration, remark, ...sent }: Written,
  before?: Locked & { workId: number },
) {
  const typed = duration ?? '';
  const durationSeconds = typed === '' ? null : readDuration(typed);
  const name = title.trim().normalize('NFC');
  const fields: FieldRefusal[] = [];
  if (name === '') fields.push({ field: works.title.wire, code: 'value.missing' });
  if (name.length > longestTitle) fields.push({ field: works.title.wire, code: 'value.tooLong' });
  if (durationSeconds === undefined)
    fields.push({ field: works.typedDuration.wire, code: durationProblem(typed) ?? 'value.wrongForm' });
  const plain = keptPlain(plainValues(plainWork, sent, before));
  fields.push(...refusalsOf(checkSourceIswc(plain.sourceIswc)));
  fields.push(...(await missingSource(db, plain, before?.workId)));
  if (fields.length > 0 || durationSeconds === undefined) refuse('request.invalid', { fields });
  const work = { title: name, duration: typed, plain };
  return { ...factsOf(work, []), durationSeconds, remark: remark ?? null };
}
