import { isrc as isrcField, iswc as iswcField, title as titleField } from '@omur/contract/fields/works';
import { readIsrc } from '@omur/contract/rules/isrc';
import { readIswc } from '@omur/contract/rules/iswc';
import type * as calls from '@omur/contract/works';
import type { CallOf } from '../http/call.ts';
import { refuse } from '../refusal.ts';
import { insertIsrc, insertIswc, insertOtherTitle, touchWork } from './queries.ts';
import { getWorkInReach } from './reach.ts';

/** F5.24: an other title is a text that is not empty. */
export async function addOtherTitle({ db, actor, params, body }: CallOf<typeof calls.addOtherTitle>) {
  const title = body.title.trim();
  if (title === '')
    refuse('request.invalid', { fields: [{ field: titleField.wire, code: 'work.otherTitleEmpty' }] });
  const workId = await getWorkInReach(db, actor, params.workId);
  await touchWork.run(db, { workId });
  await insertOtherTitle.run(db, { workId, title });
  return { title };
}

/** V9: the check digit must be right, and the message says what is wrong. */
export async function addIswc({ db, actor, body }: CallOf<typeof calls.addIswc>) {
  const workId = await getWorkInReach(db, actor, body.workId);
  const { value: iswc, problem } = readIswc(body.iswc);
  if (problem) refuse('request.invalid', { fields: [{ field: iswcField.wire, code: problem }] });
  const added = await insertIswc.row<{ iswcId: number }>(db, { workId, iswc });
  return added ? { iswcId: added.iswcId, iswc } : refuse('work.iswcTaken');
}

export async function addIsrc({ db, actor, body }: CallOf<typeof calls.addIsrc>) {
  const workId = await getWorkInReach(db, actor, body.workId);
  const { value: isrc, problem } = readIsrc(body.isrc);
  if (problem) refuse('request.invalid', { fields: [{ field: isrcField.wire, code: problem }] });
  const performer = body.performer?.trim() || null;
  await touchWork.run(db, { workId });
  const added = await insertIsrc.row(db, { workId, isrc, performer });
  return added ? { isrc, performer } : refuse('work.isrcTaken');
}
