import type { decideCwrQuestion } from '@omur/contract/exchange/cwr/cwr';
import type { CwrQuestion, CwrTransactionState, SecondAnswer } from '@omur/contract/platform/fields/cwr';
import type { CallOf } from '../../platform/http/call.ts';
import type { Queryable } from '../../platform/database/statement.ts';
import { refuse } from '../../platform/refusal.ts';
import type { CwrWork } from '../cwr/typed.ts';
import * as queries from './deskQueries.ts';
import { addSenderNumber, registerOrRefuse, type Sent } from './registerFile.ts';
import { findByNumber } from './registerQueries.ts';

interface Question extends Sent {
  state: CwrTransactionState;
  question: CwrQuestion;
  workId: number | null;
  work: CwrWork | null;
  submitterNumber: string;
  transactionType: string;
}

interface Decision {
  state: 'registered' | 'decided';
  workId: number | null;
  secondAnswer: SecondAnswer | null;
}

/**
 * Staff answer what a file left open (X86): the work is registered and waits as any does, is one that is there, or is refused. The rules of a
 * registration hold for staff too. A revision that differs changes nothing of the work by itself: staff amend it if they agree.
 */
export async function decide({
  db,
  actor,
  params,
  body,
}: CallOf<typeof decideCwrQuestion>): Promise<undefined> {
  const { cwrTransactionId } = params;
  const question = await queries.lockQuestion.row<Question>(db, { cwrTransactionId });
  if (!question) refuse('cwr.questionNotFound');
  if (question.state !== 'question') refuse('cwr.isDecided');
  const needsRemark = body.verdict === 'refuse' || body.verdict === 'refuseClaim';
  if (needsRemark && !body.remark) refuse('cwr.remarkMissing');
  const decision = await decisionOf(db, question, body, actor.realUserId);
  await queries.decide.run(db, {
    cwrTransactionId,
    ...decision,
    userId: actor.realUserId,
    remark: body.remark ?? null,
  });
  return undefined;
}

type Verdict = CallOf<typeof decideCwrQuestion>['body'];

async function decisionOf(
  db: Queryable,
  question: Question,
  body: Verdict,
  userId: number,
): Promise<Decision> {
  switch (body.verdict) {
    case 'refuse':
      return { state: 'decided', workId: question.workId, secondAnswer: 'RJ' };
    case 'noPart':
      return { state: 'decided', workId: null, secondAnswer: 'NP' };
    case 'refuseClaim':
      return { state: 'decided', workId: question.workId, secondAnswer: 'RC' };
    case 'conflict': {
      const workId = body.workId ?? question.workId;
      if (!(await isThere(db, workId))) refuse('cwr.whichWork');
      return { state: 'decided', workId, secondAnswer: 'CO' };
    }
    case 'same':
      return sameAs(db, question, body.workId ?? question.workId, userId);
    default: {
      const { work, question: about } = question;
      if (!work || about === 'differs' || about === 'unsupported') refuse('cwr.cannotRegister');
      const workId = await registerOrRefuse(db, question, work);
      return { state: 'registered', workId, secondAnswer: null };
    }
  }
}

const isThere = async (db: Queryable, workId: number | null): Promise<boolean> =>
  workId !== null && (await queries.findWork.row(db, { workId })) !== undefined;

/** The sender's number becomes one of the work's, so that its next file finds it. */
async function sameAs(
  db: Queryable,
  question: Question,
  workId: number | null,
  userId: number,
): Promise<Decision> {
  if (workId === null || !(await isThere(db, workId))) refuse('cwr.whichWork');
  const { senderIpi, submitterNumber: number } = question;
  const other = await findByNumber.row<{ workId: number }>(db, { senderIpi, number });
  if (other && other.workId !== workId) refuse('cwr.numberElsewhere');
  if (!other) await addSenderNumber(db, { senderIpi, userId, workId, number });
  // A revision that staff have looked at is accepted with what stands on file; a new work is a duplicate of it.
  return { state: 'decided', workId, secondAnswer: question.transactionType === 'REV' ? 'AC' : 'DU' };
}
