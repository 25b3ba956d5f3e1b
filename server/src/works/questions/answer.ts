import type { answerQuestion } from '@omur/contract/works/questions';
import type { CallOf } from '../../platform/http/call.ts';
import { oneOr404 } from '../../platform/http/rows.ts';
import { refuse } from '../../platform/refusal.ts';
import { addMessage } from '../../messages/cases/thread.ts';
import { findQuestion, lockQuestion, writeAnswer } from './queries.ts';
import { assertText } from './say.ts';

interface Asked extends Record<string, unknown> {
  isAnswered: boolean;
  caseId: number | null;
  answeredBy: string | null;
  answeredWhen: string | null;
}

/** Answers once. A question to somebody else is not there (S6). */
export async function answerQuestionOf({ db, actor, params, body }: CallOf<typeof answerQuestion>) {
  const { questionId } = params;
  const { personId } = actor;
  const answer = assertText('SVAR', body.answer);
  const asked = await lockQuestion.row<Asked>(db, { questionId, personId });
  if (!asked) refuse('question.notFound');
  if (asked.isAnswered)
    refuse('question.answeredAlready', {
      values: { name: asked.answeredBy ?? '', when: asked.answeredWhen ?? '' },
    });
  await writeAnswer.run(db, { questionId, answer, userId: actor.realUserId });
  if (asked.caseId !== null) await addMessage(db, actor, { caseId: asked.caseId, personId, body: answer });
  return oneOr404(db, findQuestion, { questionId, personId, isStaff: false }, 'question.notFound');
}
