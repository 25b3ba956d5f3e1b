import * as z from 'zod/mini';
import { created, endpoint, list, one } from '../platform/endpoint.ts';
import * as works from '../platform/fields/works.ts';
import { ofWork, pathId } from '../platform/paths.ts';
import { id, instant, text, yesNo } from '../platform/values.ts';
import { field, freeText, nullable, request, response } from '../platform/wire.ts';
import { getReviewedWork, listWaitingWorks } from './review.ts';

const question = field('SPURNING', text);
const answer = field('SVAR', text);
const longest = 2000;

/** What staff ask the registrant of a work before they decide on it (D1). */
export const Question = response({
  questionId: field('SPURNING_NR', id),
  workId: works.workId,
  question,
  /** Null to members: the society asks. */
  askedBy: field('SPURT_AF', z.nullable(text)),
  askedAt: field('DAGS_SPURT', instant),
  answer: nullable(answer),
  answeredBy: field('SVARAD_AF', z.nullable(text)),
  answeredAt: nullable(field('DAGS_SVARAD', instant)),
  /** Whether it waits for an answer of the caller. */
  mayAnswer: field('MA_SVARA', yesNo),
});
export type Question = z.output<typeof Question>;

export const listQuestions = endpoint('GET /api/compositions/:workId/questions', {
  access: 'loggedIn',
  params: ofWork,
  reply: list(Question, 'question.noneFound'),
});

export const askRegistrant = endpoint('POST /api/compositions/:workId/questions', {
  access: 'staff',
  params: ofWork,
  body: request({ question: freeText(longest, question) }),
  reply: created(Question),
  affects: () => [listQuestions, getReviewedWork, listWaitingWorks],
});

export const answerQuestion = endpoint('PATCH /api/questions/:questionId', {
  access: 'registering',
  params: { questionId: pathId('questionId') },
  body: request({ answer: freeText(longest, answer) }),
  reply: one(Question),
  affects: () => [listQuestions],
});
