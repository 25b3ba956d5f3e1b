import type pg from 'pg';
import { assertRegistrable } from '../../works/registration/register.ts';
import { judgeWork } from './judgeWork.ts';
import { likenessOf } from './match.ts';
import { actorOf, type Outcome, type Sent, type Staged, tried } from './outcome.ts';
import * as queries from './registerQueries.ts';

/** Read and written together. */
const worksAtOnce = 200;

interface Waiting extends Staged {
  groupNumber: number;
  transactionNumber: number;
}

/**
 * X112: finds out what would become of each staged work, by the very rules that decide it when the file is sent: which would be a question for
 * staff, and which are refused because the sender's number is taken. Nothing is registered.
 */
export async function foresee(db: pg.PoolClient, cwrFileId: number): Promise<void> {
  const sender = await queries.findSender.row<Sent>(db, { cwrFileId });
  if (!sender) return;
  const earlier: EarlierWorks = { numbers: new Set(), likenesses: new Set() };
  let [group, transaction] = [0, -1];
  for (;;) {
    const after = { cwrFileId, group, transaction, most: worksAtOnce };
    const works = await queries.findStaged.rows<Waiting>(db, after);
    const [last] = works.slice(-1);
    if (!last) return;
    [group, transaction] = [last.groupNumber, last.transactionNumber];
    const outcomes = [];
    for (const staged of works) {
      const { question, reasons, firstAnswer, messages } = await outcomeOf(db, sender, staged, earlier);
      const { cwrTransactionId } = staged;
      if (question || firstAnswer)
        outcomes.push({ id: cwrTransactionId, question, reasons, first_answer: firstAnswer, messages });
    }
    if (outcomes.length > 0) await queries.keepForeseen.run(db, { outcomes: JSON.stringify(outcomes) });
  }
}

/** Works of the file that would be registered before the next one. */
interface EarlierWorks {
  numbers: Set<string>;
  likenesses: Set<string>;
}

const foreseen: Outcome = { state: 'staged' };

async function outcomeOf(
  db: pg.PoolClient,
  sender: Sent,
  staged: Staged,
  { numbers, likenesses }: EarlierWorks,
): Promise<Outcome> {
  const { transactionType, submitterNumber, work } = staged;
  // A revision of a work of the same file is compared with that work once it is there.
  if (transactionType === 'REV' && numbers.has(submitterNumber.toUpperCase())) return foreseen;
  const likeness = work ? likenessOf(work) : undefined;
  const outcome = await tried(db, async () => {
    const judged = await judgeWork(db, sender, staged);
    if ('state' in judged) return judged;
    if (likeness && likenesses.has(likeness)) return { state: 'question', question: 'match' };
    await assertRegistrable({ db, actor: actorOf(sender), body: judged.body });
    return foreseen;
  });
  if (outcome !== foreseen) return outcome;
  numbers.add(submitterNumber.toUpperCase());
  if (likeness) likenesses.add(likeness);
  return outcome;
}
