import { sentenceOf } from '@omur/contract/platform/errors';
import type { CwrQuestion, CwrTransactionState, SecondAnswer } from '@omur/contract/platform/fields/cwr';
import type { Role } from '@omur/contract/platform/values';
import type pg from 'pg';
import { mayPass } from '../../platform/database/mayPass.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Actor } from '../../platform/sessions/actor.ts';
import type { CwrWork } from '../cwr/typed.ts';

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
export interface Outcome {
  state: CwrTransactionState;
  workId?: number;
  question?: CwrQuestion;
  reasons?: { is: string; en: string }[];
  /** Where what is on file changes the first answer. */
  firstAnswer?: 'RJ';
  messages?: object[];
  secondAnswer?: SecondAnswer;
  /** What is registered of mechanical shares or publishers is other than what was sent. */
  isChanged?: boolean;
}

/**
 * What becomes of a work. What breaks a rule of ours, or fails for a fault of its own, leaves nothing behind and is a question for staff: one
 * work never holds up the others (X84). @throws what another run may get past, such as a lost connection.
 */
export const safely = (db: pg.PoolClient, outcome: () => Promise<Outcome>): Promise<Outcome> =>
  // What the database holds at the end of a transaction is held here, so that it fails for this work alone.
  inSavepoint(db, outcome, ['set constraints all immediate', 'set constraints all deferred', release]);

/** What would become of a work, of which nothing stays (X112). */
export const tried = (db: pg.PoolClient, outcome: () => Promise<Outcome>): Promise<Outcome> =>
  inSavepoint(db, outcome, ['rollback to savepoint one_work', release]);

const release = 'release savepoint one_work';

async function inSavepoint(
  db: pg.PoolClient,
  outcome: () => Promise<Outcome>,
  ending: readonly string[],
): Promise<Outcome> {
  await db.query('savepoint one_work');
  try {
    const made = await outcome();
    await db.query(ending.join('; '));
    return made;
  } catch (error) {
    if (mayPass(error)) throw error;
    await db.query('rollback to savepoint one_work');
    if (!(error instanceof Refusal)) return { state: 'question', question: 'fault' };
    const isNobody = error.code === 'work.registrantNotAuthor';
    return { state: 'question', question: isNobody ? 'nobody' : 'rules', reasons: reasonsOf(error) };
  }
}

/** The sender, as a member who registers: the authors are asked, no matter who pressed the button. */
export const actorOf = ({ userId, role, personId, kennitala, name, userName }: Sent): Actor => ({
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
