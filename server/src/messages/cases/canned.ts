import type { addCannedAnswer, changeCannedAnswer, removeCannedAnswer } from '@omur/contract/messages/cases';
import * as cases from '@omur/contract/platform/fields/cases';
import type { CallOf } from '../../platform/http/call.ts';
import { oneOr404 } from '../../platform/http/rows.ts';
import { refuse } from '../../platform/refusal.ts';
import * as queries from './queries.ts';
import { assertWritten } from './say.ts';

type Body = CallOf<typeof addCannedAnswer>['body'];

/** H45: an answer that is ready, in both languages. */
export async function addCanned({ db, actor, body }: CallOf<typeof addCannedAnswer>) {
  const row = await queries.insertCanned.row<{ cannedAnswerId: number }>(db, {
    ...written(body),
    userId: actor.realUserId,
  });
  const { cannedAnswerId } = row ?? refuse('case.cannedAnswerTitleTaken');
  return oneOr404(db, queries.findCanned, { cannedAnswerId }, 'case.cannedAnswerNotFound');
}

export async function changeCanned({ db, actor, params, body }: CallOf<typeof changeCannedAnswer>) {
  const { cannedAnswerId } = params;
  const texts = written(body);
  if (await queries.isTitleTaken.row(db, { title: texts.title, cannedAnswerId }))
    refuse('case.cannedAnswerTitleTaken');
  await queries.updateCanned.run(db, { cannedAnswerId, ...texts, userId: actor.realUserId });
  return oneOr404(db, queries.findCanned, { cannedAnswerId }, 'case.cannedAnswerNotFound');
}

export async function removeCanned({ db, params }: CallOf<typeof removeCannedAnswer>): Promise<undefined> {
  if ((await queries.deleteCanned.run(db, params)) === 0) refuse('case.cannedAnswerNotFound');
}

const written = (body: Body) => ({
  title: assertWritten(cases.cannedTitle.wire, body.title),
  bodyIs: assertWritten(cases.bodyIs.wire, body.bodyIs),
  bodyEn: assertWritten(cases.bodyEn.wire, body.bodyEn),
});
