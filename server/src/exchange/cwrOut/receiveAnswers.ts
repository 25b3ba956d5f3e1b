import { createHash } from 'node:crypto';
import { readIpiName } from '@omur/contract/people/rules/ipi';
import { readIswc } from '@omur/contract/works/rules/iswc';
import type { Queryable } from '../../platform/database/statement.ts';
import { refuse } from '../../platform/refusal.ts';
import { makePreferred } from '../iswc/give.ts';
import { findCodeHolders, lockWorks } from '../iswc/giveQueries.ts';
import type { GroupResult } from '../cwr/fileEvents.ts';
import { readCwr } from '../cwr/readCwr.ts';
import type { JudgedTransaction } from '../cwr/transactionJudge.ts';
import { acknowledgementOf, type CwrAcknowledgement, type CwrWork, headerOf, workOf } from '../cwr/typed.ts';
import { type CurrentTables, currentTables } from '../tables/current.ts';
import { hasOwnRight } from '../../works/catalogue/queries.ts';
import {
  type About,
  askStaff,
  type CaseKind,
  hashOf,
  madeAtOf,
  messagesOf,
  type Receiving,
  sidesOf,
} from './answerCase.ts';
import * as queries from './answerQueries.ts';
import { describeWork } from './describe.ts';
import { factsOf } from './facts.ts';
import { type AnswerOutcome, refuseFile, refusedWhole } from './refuseFile.ts';

interface AnswerLine {
  workId: number | null;
  title: string;
  status: string;
  outcome: AnswerOutcome;
}

interface Read {
  receiver: string;
  transactions: JudgedTransaction[];
  warningCount: number;
}

interface Received {
  content: Buffer;
  fileName: string;
  isTrial: boolean;
  userId: number;
  /** Where the file came by a way that is one receiver's (X124). */
  onlyFrom?: string;
}

interface AnswerFileReport {
  isTaken: boolean;
  isKnown: boolean;
  warningCount: number;
  lines: AnswerLine[];
}

/** X95: takes a file of answers in, or tries it. What it says of works that we did not send changes nothing; the same file twice neither. */
export async function receiveAnswers(
  db: Queryable,
  { content, fileName, isTrial, userId, onlyFrom }: Received,
): Promise<AnswerFileReport> {
  const digest = createHash('sha256').update(content).digest('hex');
  if (await queries.isKnownFile.row(db, { digest }))
    return { isTaken: false, isKnown: true, warningCount: 0, lines: [] };
  const { receiver, transactions, warningCount } = await readAnswers(
    content,
    fileName,
    await currentTables(db),
  );
  const isExpected = onlyFrom === undefined || onlyFrom === receiver;
  if (!isExpected || !(await queries.isReceiver.row(db, { receiver }))) refuse('cwrOut.answerOfNobody');
  // A trial does all that taking the file would do, and takes it back.
  await db.query({ text: 'savepoint cwr_trial' });
  const next = await queries.nextFileId.row<{ receivedFileId: number }>(db, {});
  const receiving: Receiving = { db, receiver, receivedFileId: next?.receivedFileId ?? 0, userId };
  const lines: AnswerLine[] = [];
  for (const transaction of transactions)
    lines.push(await (transaction.type === 'ACK' ? takeAnswer : takeNotice)(receiving, transaction));
  if (isTrial) await db.query({ text: 'rollback to savepoint cwr_trial' });
  else
    await queries.insertAnswerFile.run(db, {
      receivedFileId: receiving.receivedFileId,
      fileName,
      receiver,
      digest,
      warningCount,
      userId,
      answerCount: lines.length,
      takenCount: lines.filter(({ outcome }) => outcome === 'taken').length,
    });
  return { isTaken: !isTrial, isKnown: false, warningCount, lines };
}

/** The answers of a file whose groups and which itself stand. */
async function readAnswers(content: Buffer, fileName: string, tables: CurrentTables): Promise<Read> {
  let receiver = '';
  let warningCount = 0;
  const read: JudgedTransaction[] = [];
  const refused: GroupResult[] = [];
  for await (const event of readCwr([content], { fileName, ...tables }))
    if (event.kind === 'header') receiver = (headerOf(event.header).senderId ?? '').slice(-3);
    else if (event.kind === 'transaction') {
      if (event.transaction.type === 'ACK' || event.transaction.type === 'ISW') read.push(event.transaction);
      warningCount += event.transaction.messages.length;
    } else if (event.kind === 'group') {
      if (event.group.refusal) refused.push(event.group);
    } else if (event.result.refusal) refuse('cwrOut.answerUnreadable');
    else warningCount += event.result.messages.length;
  const transactions = read.filter(({ group }) => refused.every(({ number }) => number !== group));
  if (transactions.length === 0) refuse('cwrOut.answerUnreadable');
  return { receiver, transactions, warningCount };
}

const numberIn = (text: string | null) => (/^[1-9]\d{0,8}$/u.test(text ?? '') ? Number(text) : 0);

interface Answered extends Record<string, unknown> {
  workId: number;
  cwrSentFileId: number;
}

async function takeAnswer(receiving: Receiving, transaction: JudgedTransaction): Promise<AnswerLine> {
  const { db, receiver, receivedFileId, userId } = receiving;
  const answer = acknowledgementOf(transaction);
  const { status, processedOn, recipientNumber } = answer;
  const line = { workId: null, title: answer.title ?? '', status: status ?? '' };
  if (refusedWhole.has(answer.originalType ?? ''))
    return {
      ...line,
      outcome: status === 'RJ' ? await refuseFile(receiving, transaction, answer) : 'unknown',
    };
  const sent = await queries.findAnswered.row<Answered>(db, {
    receiver,
    madeAt: madeAtOf(answer),
    group: answer.originalGroup,
    transaction: answer.originalTransaction,
    workId: numberIn(answer.submitterNumber),
  });
  if (!sent || !status || !isStatus(status)) return { ...line, outcome: 'unknown' };
  const { workId, cwrSentFileId: fileId } = sent;
  const messages = messagesOf(answer);
  const hash = hashOf(transaction, receiver);
  const kept = await queries.insertAnswer.row<{ answerId: number }>(db, {
    receivedFileId,
    receiver,
    kind: 'ACK',
    workId,
    fileId,
    status,
    processedOn,
    recipientNumber,
    hash,
    messages: JSON.stringify(messages),
  });
  if (!kept) return { ...line, workId, outcome: 'same' };
  const about: About = { ...receiving, workId, answerId: kept.answerId };
  const day = processedOn ?? answer.createdOn ?? '1900-01-01';
  await queries.noteStatus.run(db, { receiver, workId, fileId, status, recipientNumber, processedOn: day });
  const isTheirs = recipientNumber !== null && status !== 'RJ' && status !== 'NP' && status !== 'DU';
  if (isTheirs) await queries.keepNumber.run(db, { workId, receiver, number: recipientNumber, userId });
  const kind = caseKinds[status];
  if (kind)
    await askStaff(about, kind, { ...(await sidesOf(db, workId, answer, kind)), messages, recipientNumber });
  if (status === 'AS' || status === 'AC') await takeIdentifiers(about, answer);
  return { ...line, workId, outcome: 'taken' };
}

const statuses = ['RA', 'AS', 'AC', 'CO', 'DU', 'RJ', 'NP', 'RC'] as const;
type Status = (typeof statuses)[number];
const isStatus = (status: string): status is Status => statuses.some((one) => one === status);
const caseKinds: Readonly<Partial<Record<Status, CaseKind>>> = {
  AC: 'changed',
  CO: 'conflict',
  DU: 'duplicate',
  RJ: 'rejected',
  RC: 'claimRefused',
};

/** X97: what they know of the work that we do not. */
async function takeIdentifiers(about: About, { works }: CwrAcknowledgement): Promise<void> {
  const work = works.find(({ type }) => type !== 'EXC');
  if (!work) return;
  if (work.iswc) await takeIswc(about, work.iswc);
  await takeIpis(about, work);
}

interface Standing extends Record<string, unknown> {
  preferred: { iswc: string } | null;
  elsewhere: number | null;
}

/** Takes an ISWC where the work has none and nobody else has it; else it is for staff. */
async function takeIswc(about: About, given: string): Promise<void> {
  const { db, workId } = about;
  const iswc = readIswc(given).value;
  if (!iswc) return;
  await lockWorks.run(db, { workIds: [workId] });
  const standing = await findCodeHolders.row<Standing>(db, { workId, iswc });
  const ours = standing?.preferred?.iswc ?? null;
  if (ours === iswc) return;
  if (ours !== null || standing?.elsewhere)
    await askStaff(about, 'iswc', { iswc, ourIswc: ours, elsewhere: standing?.elsewhere ?? null });
  else await makePreferred(db, { workId, iswc, archived: [], linked: [], source: 'cwr' });
}

/** Takes IPI name numbers of our own writers, known by our number and name in the answer. */
async function takeIpis(about: About, { writers }: CwrWork): Promise<void> {
  const { db, workId, userId } = about;
  const [facts] = await factsOf(db, [workId]);
  if (!facts) return;
  // X135: nobody gets a number by a file that they brought themselves.
  const isOwn = (await hasOwnRight.row(db, { userId, workIds: [workId] })) !== undefined;
  const ours = describeWork(facts, { version: '2.2', personId: null }).writers;
  for (const writer of writers) {
    const own = ours.find(({ party, lastName }) => party === writer.party && lastName === writer.lastName);
    const ipi = readIpiName(writer.ipi ?? '').value;
    if (!own || !ipi || own.ipi === ipi) continue;
    const authorId = numberIn((own.party ?? '').slice(1));
    const isTaken =
      !isOwn && own.ipi === null && (await queries.takeIpi.run(db, { workId, authorId, ipi })) > 0;
    const name = [own.firstName, own.lastName].filter((part) => part !== null).join(' ');
    // Each by itself, so that staff take one and leave another.
    if (!isTaken) await askStaff(about, 'ipi', { authorId, name, ourIpi: own.ipi, theirIpi: ipi });
  }
}

/** X98: a notice that a work of ours has an ISWC. */
async function takeNotice(receiving: Receiving, transaction: JudgedTransaction): Promise<AnswerLine> {
  const { db, receiver, receivedFileId } = receiving;
  const { submitterNumber, iswc, title } = workOf(transaction);
  const line = { workId: null, title: title ?? '', status: 'ISW' };
  const sent = await queries.findSent.row<{ workId: number }>(db, {
    receiver,
    workId: numberIn(submitterNumber),
  });
  if (!sent || !iswc) return { ...line, outcome: 'unknown' };
  const { workId } = sent;
  const kept = await queries.insertAnswer.row<{ answerId: number }>(db, {
    receivedFileId,
    receiver,
    kind: 'ISW',
    workId,
    fileId: null,
    status: null,
    processedOn: null,
    recipientNumber: null,
    messages: '[]',
    hash: hashOf(transaction, receiver),
  });
  if (!kept) return { ...line, workId, outcome: 'same' };
  await takeIswc({ ...receiving, workId, answerId: kept.answerId }, iswc);
  return { ...line, workId, outcome: 'taken' };
}
