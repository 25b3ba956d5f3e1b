import type { decideCwrQuestion } from '@omur/contract/exchange/cwr/cwr';
import type { CwrQuestion, CwrTransactionState, SecondAnswer } from '@omur/contract/platform/fields/cwr';
import type { CallOf } from '../../platform/http/call.ts';
import type { Queryable } from '../../platform/database/statement.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Actor } from '../../platform/sessions/actor.ts';
import type { CwrWork } from '../cwr/typed.ts';
import * as queries from './deskQueries.ts';
import { assertNoOwnRight } from '../../works/catalogue/access.ts';
import { lockWork, overtakeProposals } from '../../works/parties/queries.ts';
import { writeFileChain } from '../../works/parties/writeChain.ts';
import type { Sent } from './outcome.ts';
import { addSenderNumber, registerOrRefuse } from './registerFile.ts';
import { findByNumber } from './registerQueries.ts';
import { revisionOf } from './revision.ts';

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
  isChanged?: boolean;
}

type Call = CallOf<typeof decideCwrQuestion>;

/** What deciding needs from outside: whether registrations take two, and how publishing takes a work out of a contract (X44). */
export interface DeskMeans {
  takesTwo: boolean;
  takeOutOfContract: (
    db: Queryable,
    actor: Actor,
    of: { contractId: number; workId: number },
  ) => Promise<unknown>;
}

/**
 * Staff answer what a file left open (X86): the work is registered and waits as any does, is one that is there, or is refused. The rules of a
 * registration hold for staff too. A revision that differs changes nothing of the work by itself: staff take its publishers, or amend the work.
 */
export async function decide(call: Call, means: DeskMeans): Promise<undefined> {
  const { db, actor, params, body } = call;
  const { cwrTransactionId } = params;
  const question = await queries.lockQuestion.row<Question>(db, { cwrTransactionId });
  if (!question) refuse('cwr.questionNotFound');
  if (question.state !== 'question') refuse('cwr.isDecided');
  const needsRemark = body.verdict === 'refuse' || body.verdict === 'refuseClaim';
  if (needsRemark && !body.remark) refuse('cwr.remarkMissing');
  if (means.takesTwo) await assertNoOwnPart(call, question);
  const decision = await decisionOf(call, question, means);
  await queries.decide.run(db, {
    cwrTransactionId,
    ...decision,
    isChanged: decision.isChanged ?? false,
    userId: actor.realUserId,
    remark: body.remark ?? null,
  });
  return undefined;
}

/** X108, X127: neither the sender nor a party to the work decides. @throws work.ownRight */
async function assertNoOwnPart({ db, actor, body }: Call, { personId, workId }: Question): Promise<void> {
  const { realUserId: userId } = actor;
  if (await queries.isOwnFile.row(db, { userId, personId })) refuse('work.ownRight');
  await assertNoOwnRight(
    db,
    actor,
    [workId, body.workId ?? null].filter((one) => one !== null),
  );
}

async function decisionOf(call: Call, question: Question, means: DeskMeans): Promise<Decision> {
  const { db, body } = call;
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
      return sameAs(call, question);
    case 'takePublishers':
      return takePublishers(call, question, means);
    default: {
      const { work, question: about } = question;
      if (!work || about === 'differs' || about === 'unsupported') refuse('cwr.cannotRegister');
      return { state: 'registered', secondAnswer: null, ...(await registerOrRefuse(db, question, work)) };
    }
  }
}

const isThere = async (db: Queryable, workId: number | null): Promise<boolean> =>
  workId !== null && (await queries.findWork.row(db, { workId })) !== undefined;

/**
 * The sender's number becomes one of the work's, so that its next file finds it. Of an agreement, staff say that it is on file (X140): a file
 * makes none, and no work is meant by it.
 */
async function sameAs({ db, actor, body }: Call, question: Question): Promise<Decision> {
  if (question.question === 'unsupported') {
    if (question.transactionType !== 'AGR' || body.workId) refuse('cwr.whichWork');
    return { state: 'decided', workId: null, secondAnswer: 'AS' };
  }
  const workId = body.workId ?? question.workId;
  if (workId === null || !(await isThere(db, workId))) refuse('cwr.whichWork');
  const { senderIpi, submitterNumber: number } = question;
  const other = await findByNumber.row<{ workId: number }>(db, { senderIpi, number });
  if (other && other.workId !== workId) refuse('cwr.numberElsewhere');
  if (!other) await addSenderNumber(db, { senderIpi, userId: actor.realUserId, workId, number });
  // A new work is a duplicate of the one on file.
  const secondAnswer = question.transactionType === 'REV' ? await answerTo(db, question, workId) : 'DU';
  return { state: 'decided', workId, secondAnswer };
}

/** A revision that staff have looked at is accepted with what stands on file: AS where that is what was sent. */
async function answerTo(db: Queryable, question: Question, workId: number): Promise<'AS' | 'AC'> {
  if (!question.work) return 'AC';
  const { differences, isChanged } = await revisionOf(db, question, { workId, work: question.work });
  return differences.length > 0 || isChanged ? 'AC' : 'AS';
}

/**
 * X111: the sender's chains that a revision changes become those of the work; its contracts go on saying what they own. Where the file leaves
 * the sender out, the work leaves the sender's contracts with that author (X127).
 */
async function takePublishers(
  { db, actor }: Call,
  question: Question,
  { takeOutOfContract }: DeskMeans,
): Promise<Decision> {
  const { workId, work, question: about, personId } = question;
  if (about !== 'differs' || !work || !(await isThere(db, workId)) || workId === null)
    refuse('cwr.noPublishers');
  // Contracts are locked before works.
  const { leftOut: authorIds } = await revisionOf(db, question, { workId, work });
  const left = await queries.findContractsOf.rows<{ contractId: number }>(db, {
    workId,
    personId,
    authorIds,
  });
  for (const { contractId } of left) await takeOutOfContract(db, actor, { contractId, workId });
  await lockWork.run(db, { workId });
  const { otherChains } = await revisionOf(db, question, { workId, work });
  if (otherChains.length === 0 && left.length === 0) refuse('cwr.noPublishers');
  for (const { authorId, owned, parties } of otherChains) {
    await overtakeProposals.run(db, { workId, authorId });
    if (!parties || !(await writeFileChain(db, { workId, authorId }, { owned, parties })))
      refuse('cwr.noPublishers');
  }
  return { state: 'decided', workId, secondAnswer: await answerTo(db, question, workId) };
}
