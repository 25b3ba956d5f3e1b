import type { Queryable } from '../../platform/database/statement.ts';
import type { CwrWork } from '../cwr/typed.ts';
import { bodyOf, type ReadyBody } from './bodyOf.ts';
import { findMatch } from './match.ts';
import type { Outcome, Sent, Staged } from './outcome.ts';
import { reasonOf, revisionOf } from './revision.ts';

/** A work that nothing keeps from being registered but the rules of the form. */
export interface ReadyWork extends ReadyBody {
  work: CwrWork;
}

/** What a work of a file is to us (X85): what becomes of it, or the registration that it would be. @throws Refusal with a rule that it breaks. */
export async function judgeWork(db: Queryable, sent: Sent, staged: Staged): Promise<Outcome | ReadyWork> {
  const { firstAnswer, transactionType: type, work } = staged;
  if (firstAnswer === 'RJ') return { state: 'refused' };
  if (firstAnswer === 'NP') return { state: 'noPart' };
  if (!work || (type !== 'NWR' && type !== 'REV')) return { state: 'question', question: 'unsupported' };
  const match = await findMatch(db, sent, work);
  if (match?.isProven && type === 'NWR') return takenBefore;
  if (match?.isProven) return outcomeOfRevision(db, sent, { workId: match.workId, work });
  if (match) return { state: 'question', question: 'match', workId: match.workId };
  const { personId, ownNumbers } = sent;
  const made = await bodyOf(db, { personId, ownNumbers, isByContract: false }, work);
  return 'question' in made ? { state: 'question', ...made } : { ...made, work };
}

/** A revision of a work on file: what it says beyond that is for staff. */
async function outcomeOfRevision(
  db: Queryable,
  sent: Sent,
  revised: { workId: number; work: CwrWork },
): Promise<Outcome> {
  const { workId } = revised;
  const { differences, isChanged } = await revisionOf(db, sent, revised);
  if (differences.length > 0)
    return { state: 'question', question: 'differs', workId, reasons: differences.map(reasonOf) };
  return { state: 'decided', workId, secondAnswer: isChanged ? 'AC' : 'AS' };
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
