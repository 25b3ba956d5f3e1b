import { readIsrc } from '@omur/contract/rules/isrc';
import { readIswc } from '@omur/contract/rules/iswc';
import { isStaff, type Actor, type Call } from '../http/call.ts';
import type { Queryable } from '../database/statement.ts';
import { refuse } from '../refusal.ts';
import { findOwnWork, insertIsrc, insertIswc, insertOtherTitle } from './queries.ts';

interface OwnWork extends Record<string, unknown> {
  workId: number;
  review: 'waiting' | 'approved' | 'refused';
}

/** The work, for staff and for those who are a party to it; to anyone else it is not there (S6). */
export async function getOwnWork(db: Queryable, actor: Actor, workId: number): Promise<OwnWork> {
  const work = await findOwnWork.row<OwnWork>(db, {
    workId,
    personId: actor.personId,
    isStaff: isStaff(actor),
  });
  return work ?? refuse('work.notFound');
}

/** F5.24: an other title is a text that is not empty. */
export async function addOtherTitle({
  db,
  actor,
  params,
  body,
}: Call<{ workId: number }, unknown, { title: string }>) {
  const title = body.title.trim();
  if (title === '')
    refuse('request.invalid', { fields: [{ field: 'HEITI_VERKS', code: 'work.otherTitleEmpty' }] });
  const { workId } = await getOwnWork(db, actor, params.workId);
  await insertOtherTitle.run(db, { workId, title });
  return { title };
}

/** V9: the check digit must be right, and the message says what is wrong. */
export async function addIswc({ db, actor, body }: Call<unknown, unknown, { workId: number; iswc: string }>) {
  const { workId } = await getOwnWork(db, actor, body.workId);
  const { value: iswc, problem } = readIswc(body.iswc);
  if (problem) refuse('request.invalid', { fields: [{ field: 'ISWC', code: problem }] });
  const added = await insertIswc.row<{ iswcId: number }>(db, { workId, iswc });
  return added ? { iswcId: added.iswcId, iswc } : refuse('work.iswcTaken');
}

interface NewIsrc {
  workId: number;
  isrc: string;
  performer?: string | null;
}

export async function addIsrc({ db, actor, body }: Call<unknown, unknown, NewIsrc>) {
  const { workId } = await getOwnWork(db, actor, body.workId);
  const { value: isrc, problem } = readIsrc(body.isrc);
  if (problem) refuse('request.invalid', { fields: [{ field: 'ISRC_KODI', code: problem }] });
  const performer = body.performer?.trim() || null;
  const added = await insertIsrc.row(db, { workId, isrc, performer });
  return added ? { isrc, performer } : refuse('work.isrcTaken');
}
