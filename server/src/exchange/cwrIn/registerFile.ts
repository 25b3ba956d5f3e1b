import { readIswc } from '@omur/contract/works/rules/iswc';
import type pg from 'pg';
import { transaction } from '../../platform/database/pool.ts';
import type { Queryable } from '../../platform/database/statement.ts';
import type { Task } from '../../platform/jobs/task.ts';
import { refuse } from '../../platform/refusal.ts';
import { writeFileChain } from '../../works/parties/writeChain.ts';
import { registerFromFile } from '../../works/registration/register.ts';
import type { CwrWork } from '../cwr/typed.ts';
import { bodyOf } from './bodyOf.ts';
import { answerFirst } from './answer.ts';
import { judgeWork, type ReadyWork } from './judgeWork.ts';
import { actorOf, type Outcome, safely, type Sent, type Staged } from './outcome.ts';
import { askForRest, takeTurns } from './fileQueries.ts';
import * as queries from './registerQueries.ts';

/** So many works of a file are registered at a time; then it is somebody else's turn (O172). */
const mostAtOnce = 200;

/**
 * Registers the works of a file one after the other, each in its own transaction together with its state: after a crash the next run goes on
 * where this one stopped, and none is registered twice (X83). Then the first answer is written.
 */
export async function registerFile(pool: pg.Pool, cwrFileId: number, most = mostAtOnce): Promise<void> {
  let isDone = false;
  for (let registered = 0; registered < most && !isDone; registered += 1)
    isDone = !(await transaction(pool, (db) => registerNext(db, cwrFileId)));
  await transaction(pool, async (db) => {
    if (!isDone) await askForRest.run(db, { cwrFileId });
    else if ((await queries.endFile.run(db, { cwrFileId })) > 0) await answerFirst(db, cwrFileId);
    await takeTurns.run(db, { cwrFileId });
  });
}

/** With the key of the system that sent it, if one did. */
type SentNow = Sent & { keyId: number | null; mayRegister: boolean };

async function registerNext(db: pg.PoolClient, cwrFileId: number): Promise<boolean> {
  const sent = await queries.findSent.row<SentNow>(db, { cwrFileId });
  const staged = sent && (await queries.takeNext.row<Staged>(db, { cwrFileId }));
  if (!sent || !staged) return false;
  await queries.nameSender.run(db, { userId: String(sent.userId), keyId: sent.keyId?.toString() ?? '' });
  const outcome = await safely(db, () => registerOne(db, sent, staged));
  await queries.keepOutcome.run(db, {
    cwrTransactionId: staged.cwrTransactionId,
    state: outcome.state,
    workId: outcome.workId ?? null,
    question: outcome.question ?? null,
    reasons: JSON.stringify(outcome.reasons ?? []),
    firstAnswer: outcome.firstAnswer ?? null,
    messages: JSON.stringify(outcome.messages ?? []),
    secondAnswer: outcome.secondAnswer ?? null,
    isChanged: outcome.isChanged ?? false,
  });
  return true;
}

async function registerOne(db: Queryable, sent: SentNow, staged: Staged): Promise<Outcome> {
  const judged = await judgeWork(db, sent, staged);
  if ('state' in judged) return judged;
  if (!sent.mayRegister) refuse('cwr.mayNotRegister');
  return { state: 'registered', ...(await write(db, sent, judged, false)) };
}

/** A work that staff say is to be registered, of whomever it is; its publisher gets what the contract gives. @throws Refusal with the rule that it breaks even so. */
export async function registerOrRefuse(db: Queryable, sent: Sent, work: CwrWork): Promise<Written> {
  const { personId, ownNumbers } = sent;
  const made = await bodyOf(db, { personId, ownNumbers, isByContract: true }, work);
  if ('question' in made) refuse('cwr.cannotRegister');
  return write(db, sent, { ...made, work }, true);
}

interface Written {
  workId: number;
  isChanged: boolean;
}

async function write(
  db: Queryable,
  sent: Sent,
  { body, chains, work, ...made }: ReadyWork,
  isForOthers: boolean,
): Promise<Written> {
  let { isChanged } = made;
  const workId = await registerFromFile({ db, actor: actorOf(sent), body }, { isForOthers });
  for (const { authorId, parties, owned } of chains)
    if (parties && !(await writeFileChain(db, { workId, authorId }, { parties, owned }))) isChanged = true;
  await addNumbers(db, sent, workId, work);
  return { workId, isChanged };
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

export const registerCwrFile: Task = {
  name: 'registerCwrFile',
  run: ({ pool }, payload) => registerFile(pool, (payload as { cwrFileId: number }).cwrFileId),
};
