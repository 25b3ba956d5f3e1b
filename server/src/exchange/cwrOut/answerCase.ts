import { createHash } from 'node:crypto';
import type { Queryable } from '../../platform/database/statement.ts';
import type { JudgedTransaction } from '../cwr/transactionJudge.ts';
import type { CwrAcknowledgement } from '../cwr/typed.ts';
import * as queries from './answerQueries.ts';
import { describeWork } from './describe.ts';
import { factsOf } from './facts.ts';
import { summaryOf } from './summary.ts';

// What an answer says and what staff are asked about it, whether it is of one work or of a whole file.

/** Whose answers these are, and the file that they are kept with. */
export interface Receiving {
  db: Queryable;
  receiver: string;
  receivedFileId: number;
  userId: number;
}

export type CaseKind = 'changed' | 'conflict' | 'duplicate' | 'rejected' | 'claimRefused' | 'iswc' | 'ipi';
export interface About extends Receiving {
  workId: number;
  answerId: number;
}

export const askStaff = ({ db, answerId, workId }: About, kind: CaseKind, detail: object) =>
  queries.openCase.run(db, { answerId, workId, kind, detail: JSON.stringify(detail) });

/** Both versions of the work: ours as it is now, theirs as far as they sent it. */
export async function sidesOf(db: Queryable, workId: number, { works }: CwrAcknowledgement, kind: CaseKind) {
  const [facts] = await factsOf(db, [workId]);
  const theirs =
    kind === 'conflict' ? works.find(({ type }) => type === 'EXC') : works.find(({ type }) => type !== 'EXC');
  return {
    ours: facts ? summaryOf(describeWork(facts, { version: '2.2', personId: null })) : null,
    theirs: theirs ? summaryOf(theirs) : null,
  };
}

export const madeAtOf = ({ createdOn, createdAt }: CwrAcknowledgement) =>
  `${createdOn ?? '1900-01-01'}T${createdAt}Z`;
export const messagesOf = ({ messages }: CwrAcknowledgement) =>
  messages.map(({ recordType, level, rule, text }) => ({
    rule: [recordType, level, rule].join(' '),
    text: text ?? '',
  }));

/** The same answer has the same hash in whichever file and place it comes. */
export function hashOf({ records }: JudgedTransaction, receiver: string): string {
  const hash = createHash('sha256').update(receiver);
  for (const { text } of records) hash.update(`\n${text.slice(0, 3)}${text.slice(19).trimEnd()}`);
  return hash.digest('hex');
}
