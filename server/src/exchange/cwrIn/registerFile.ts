import { sentenceOf } from '@omur/contract/platform/errors';
import type { CwrQuestion, CwrTransactionState, SecondAnswer } from '@omur/contract/platform/fields/cwr';
import { readIswc } from '@omur/contract/works/rules/iswc';
import type { Role } from '@omur/contract/platform/values';
import type pg from 'pg';
import { transaction } from '../../platform/database/pool.ts';
import type { Queryable } from '../../platform/database/statement.ts';
import type { Task } from '../../platform/jobs/task.ts';
import { Refusal, refuse } from '../../platform/refusal.ts';
import type { Actor } from '../../platform/sessions/actor.ts';
import { nameActor } from '../../works/registration/registerFileQueries.ts';
import { writeFileChain } from '../../works/parties/writeChain.ts';
import { registerFromFile } from '../../works/registration/register.ts';
import type { CwrWork } from '../cwr/typed.ts';
import { bodyOf, type ReadyBody } from './bodyOf.ts';
import { answerFirst } from './answer.ts';
import { findMatch, isAsOnFile } from './match.ts';
import * as queries from './registerQueries.ts';

/** Who sent a file, and for whom its works are registered. */
export interface Sent extends Record<string, unknown> {
  cwrFileId: number;
  personId: number;
  senderIpi: string;
  ownNumbers: string[];
  senderCode: string;
  userId: number;
  role: Role;
  kennitala: string | null;
  name: string;
  userName: string;
}

/** A work of a file before anything became of it. */
export interface Staged extends Record<string, unknown> {
  cwrTransactionId: number;
  transactionType: string;
  firstAnswer: 'RA' | 'RJ' | 'NP' | null;
  submitterNumber: string;
  title: string;
  work: CwrWork | null;
}

/** What became of a work. */
interface Outcome {
  state: CwrTransactionState;
  workId?: number;
  question?: CwrQuestion;
  reasons?: { is: string; en: string }[];
  /** Where what is on file changes the first answer. */
  firstAnswer?: 'RJ';
  messages?: object[];
  secondAnswer?: SecondAnswer;
}

/**
 * Registers the works of a file one after the other, each in its own transaction together with its state: after a crash the next run goes on
 * where this one stopped, and none is registered twice (X83). Then the first answer is written.
 */
export async function registerFile(pool: pg.Pool, cwrFileId: number): Promise<void> {
  while (await transaction(pool, (db) => registerNext(db, cwrFileId)));
  await transaction(pool, async (db) => {
    const ended = await queries.endFile.run(db, { cwrFileId });
    if (ended > 0) await answerFirst(db, cwrFileId);
  });
}

async function registerNext(db: pg.PoolClient, cwrFileId: number): Promise<boolean> {
  const sent = await queries.findSent.row<Sent>(db, { cwrFileId });
  const staged = sent && (await queries.takeNext.row<Staged>(db, { cwrFileId }));
  if (!sent || !staged) return false;
  await nameActor.run(db, { userId: String(sent.userId) });
  const outcome = await safely(db, () => outcomeOf(db, sent, staged));
  await queries.keepOutcome.run(db, {
    cwrTransactionId: staged.cwrTransactionId,
    state: outcome.state,
    workId: outcome.workId ?? null,
    question: outcome.question ?? null,
    reasons: JSON.stringify(outcome.reasons ?? []),
    firstAnswer: outcome.firstAnswer ?? null,
    messages: JSON.stringify(outcome.messages ?? []),
    secondAnswer: outcome.secondAnswer ?? null,
  });
  return true;
}

async function outcomeOf(db: Queryable, sent: Sent, staged: Staged): Promise<Outcome> {
  const { firstAnswer, transactionType: type, work } = staged;
  if (firstAnswer === 'RJ') return { state: 'refused' };
  if (firstAnswer === 'NP') return { state: 'noPart' };
  if (!work || (type !== 'NWR' && type !== 'REV')) return { state: 'question', question: 'unsupported' };
  const match = await findMatch(db, sent, work);
  if (match?.isProven && type === 'NWR') return takenBefore;
  if (match?.isProven) {
    const isSame = await isAsOnFile(db, match.workId, work);
    return isSame
      ? { state: 'decided', workId: match.workId, secondAnswer: 'AS' }
      : { state: 'question', question: 'differs', workId: match.workId };
  }
  if (match) return { state: 'question', question: 'match', workId: match.workId };
  return registerOne(db, sent, work);
}

/** NWR T 013: the sender's number is of a work that was registered before. */
const takenBefore: Outcome = {
  state: 'refused',
  firstAnswer: 'RJ',
  messages: [
    {
      severity: 'T',
      recordType: 'NWR',
      rule: 'NWR T 013',
      level: 'T',
      number: '013',
      message: 'A WORK WITH THIS SUBMITTER NUMBER IS REGISTERED; SEND A REVISION',
      line: 0,
      record: 0,
      column: null,
      text: {
        is: 'Verk með þessu númeri sendanda er þegar skráð. Sendu breytingu (REV) í stað nýskráningar.',
        en: 'A work with this submitter number is registered already. Send a revision (REV) instead.',
      },
    },
  ],
};

/**
 * What becomes of a work. What breaks a rule of ours, or fails for a fault of its own, leaves nothing behind and is a question for staff: one
 * work never holds up the others (X84). @throws what another run may get past, such as a lost connection.
 */
async function safely(db: pg.PoolClient, outcome: () => Promise<Outcome>): Promise<Outcome> {
  await db.query('savepoint one_work');
  try {
    const made = await outcome();
    // What the database holds at the end of a transaction is held here, so that it fails for this work alone.
    await db.query('set constraints all immediate');
    await db.query('set constraints all deferred');
    await db.query('release savepoint one_work');
    return made;
  } catch (error) {
    if (mayPass(error)) throw error;
    await db.query('rollback to savepoint one_work');
    if (!(error instanceof Refusal)) return { state: 'question', question: 'fault' };
    const isNobody = error.code === 'work.registrantNotAuthor';
    return { state: 'question', question: isNobody ? 'nobody' : 'rules', reasons: reasonsOf(error) };
  }
}

/** SQLSTATE classes of connections, locks, resources and shutdowns; errors of the network have codes of another form. */
const passing = /^(?:08|25|40|53|55|57|58)[0-9A-Z]{3}$|^E[A-Z]+$/u;

const mayPass = (error: unknown): boolean => {
  const { code } = error as { code?: unknown };
  if (error instanceof Refusal) return false;
  return typeof code === 'string' ? passing.test(code) : /connection/iu.test(String(error));
};

async function registerOne(db: Queryable, sent: Sent, work: CwrWork): Promise<Outcome> {
  const { personId, ownNumbers } = sent;
  const made = await bodyOf(db, { personId, ownNumbers, isByContract: false }, work);
  if ('question' in made) return { state: 'question', question: made.question };
  return { state: 'registered', workId: await write(db, sent, made, { work, isForOthers: false }) };
}

/** A work that staff say is to be registered, of whomever it is; its publisher gets what the contract gives. @throws Refusal with the rule that it breaks even so. */
export async function registerOrRefuse(db: Queryable, sent: Sent, work: CwrWork): Promise<number> {
  const { personId, ownNumbers } = sent;
  const made = await bodyOf(db, { personId, ownNumbers, isByContract: true }, work);
  if ('question' in made) refuse('cwr.cannotRegister');
  return write(db, sent, made, { work, isForOthers: true });
}

async function write(
  db: Queryable,
  sent: Sent,
  { body, chains }: ReadyBody,
  { work, isForOthers }: { work: CwrWork; isForOthers: boolean },
): Promise<number> {
  const workId = await registerFromFile({ db, actor: actorOf(sent), body }, { isForOthers });
  for (const { authorId, ...chain } of chains) await writeFileChain(db, { workId, authorId }, chain);
  await addNumbers(db, sent, workId, work);
  return workId;
}

async function addNumbers(db: Queryable, sent: Sent, workId: number, work: CwrWork): Promise<void> {
  await addSenderNumber(db, { ...sent, workId, number: work.submitterNumber ?? '' });
  const iswc = readIswc(work.iswc ?? '').value;
  if (iswc) await queries.insertIswc.run(db, { workId, iswc });
}

/** X68: the number is printable ASCII; another is left out. */
export async function addSenderNumber(
  db: Queryable,
  { senderIpi: issuer, ...of }: Pick<Sent, 'senderIpi' | 'userId'> & { workId: number; number: string },
): Promise<void> {
  const { workId, number, userId } = of;
  if (/^[!-~](?:[ -~]*[!-~])?$/u.test(number))
    await queries.insertNumber.run(db, { workId, issuer, number, userId });
}

/** The sender, as a member who registers: whoever pressed the button, the authors are asked. */
const actorOf = ({ userId, role, personId, kennitala, name, userName }: Sent): Actor => ({
  userId,
  realUserId: userId,
  role: 'member',
  realRole: role,
  personId,
  kennitala: kennitala ?? '',
  name,
  realName: userName,
  isReadOnly: false,
  mustSetUp: false,
  tokenHash: Buffer.alloc(0),
});

function reasonsOf(refusal: Refusal): { is: string; en: string }[] {
  const reasons = refusal.fields.length > 0 ? refusal.fields : [refusal];
  const sentences = reasons.map(({ code, values }) => ({
    is: sentenceOf(code, 'is', values),
    en: sentenceOf(code, 'en', values),
  }));
  return [...new Map(sentences.map((one) => [one.en, one])).values()];
}

export const registerCwrFile: Task = {
  name: 'registerCwrFile',
  run: ({ pool }, payload) => registerFile(pool, (payload as { cwrFileId: number }).cwrFileId),
};
