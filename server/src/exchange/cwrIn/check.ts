import { mostCwrTransactions } from '@omur/contract/exchange/cwr/cwr';
import { sentenceOf } from '@omur/contract/platform/errors';
import type pg from 'pg';
import { transaction } from '../../platform/database/pool.ts';
import type { Task } from '../../platform/jobs/task.ts';
import type { FileResult } from '../cwr/fileEvents.ts';
import { layouts, workTypes } from '../cwr/layouts/index.ts';
import type { Message } from '../cwr/messages.ts';
import { readCwr } from '../cwr/readCwr.ts';
import type { JudgedTransaction } from '../cwr/transactionJudge.ts';
import { headerOf, workOf } from '../cwr/typed.ts';
import { currentTables } from '../tables/current.ts';
import { answerRefused } from './answerRefused.ts';
import * as queries from './checkQueries.ts';
import { clearTransactions, takeTurns } from './fileQueries.ts';
import { foresee } from './foresee.ts';
import { sendDropped } from './send.ts';

/** Written together. */
const transactionsAtOnce = 200;
/** Read together, so that the server answers others in between. */
const bytesAtOnce = 65_536;
const ourSociety = '077';
const iceland = 352;

interface Read {
  result: FileResult;
  createdOn: string | null;
  createdAt: string;
  count: number;
  /** How many of them are in groups that stand. */
  standing: number;
}

interface ToCheck extends Record<string, unknown> {
  content: Buffer;
  fileName: string;
  isDropped: boolean;
  announcedBy: number;
}

/**
 * Judges a file and stages its transactions; they stay only if the file and one of its groups stand (X80, X82), with what staff would be asked
 * (X112). Those of a group that falls are refused (X173).
 */
export async function checkFile(pool: pg.Pool, cwrFileId: number): Promise<void> {
  await transaction(pool, async (db) => {
    const file = await queries.lockToCheck.row<ToCheck>(db, { cwrFileId });
    if (!file) return;
    await clearTransactions.run(db, { cwrFileId });
    const read = await stageAll(db, cwrFileId, file);
    const { result, count, standing } = read;
    const isTooMany = count > mostCwrTransactions;
    const isRefused = result.refusal !== undefined || isTooMany || standing === 0;
    if (isRefused) await clearTransactions.run(db, { cwrFileId });
    else await foresee(db, cwrFileId);
    const messages = result.messages.map(kept);
    await queries.endCheck.run(db, {
      cwrFileId,
      state: isRefused ? 'refused' : 'checked',
      version: result.version ?? null,
      createdOn: read.createdOn,
      createdAt: read.createdAt,
      transactionCount: isRefused ? 0 : count,
      messages: JSON.stringify(isTooMany ? [tooMany(), ...messages] : messages),
    });
    if (file.isDropped && isRefused) await answerRefused(db, cwrFileId);
    else if (file.isDropped) await sendDropped(db, cwrFileId, file.announcedBy);
    await takeTurns.run(db, { cwrFileId });
  });
}

/** Everything of the file, one batch after the other. */
async function stageAll(
  db: pg.PoolClient,
  cwrFileId: number,
  { content, fileName }: { content: Buffer; fileName: string },
): Promise<Read> {
  const options = { fileName, society: ourSociety, territory: iceland, ...(await currentTables(db)) };
  let [createdOn, createdAt]: [string | null, string] = [null, '00:00:00'];
  let result: FileResult | undefined;
  let [count, standing, ofGroup] = [0, 0, 0];
  let batch: object[] = [];
  const write = async () => {
    if (batch.length > 0) await queries.stage.run(db, { cwrFileId, transactions: JSON.stringify(batch) });
    batch = [];
  };
  for await (const event of readCwr(pieces(content), options)) {
    if (event.kind === 'header') ({ createdOn, createdAt } = timesOf(headerOf(event.header)));
    else if (event.kind === 'transaction') {
      ofGroup += 1;
      // What is over the limit is counted and not kept.
      if (count + ofGroup <= mostCwrTransactions) batch.push(staged(event.transaction));
      if (batch.length >= transactionsAtOnce) await write();
    } else if (event.kind === 'group') {
      await write();
      const { number: group, refusal } = event.group;
      if (refusal)
        await queries.refuseGroup.run(db, { cwrFileId, group, message: JSON.stringify(kept(refusal)) });
      else standing += ofGroup;
      count += ofGroup;
      ofGroup = 0;
    } else result = event.result;
  }
  await write();
  if (!result) throw new Error('A reading ends with its result.');
  return { result, createdOn, createdAt, count, standing };
}

const timesOf = ({ createdOn, createdAt }: ReturnType<typeof headerOf>) => ({
  createdOn,
  createdAt: createdAt ?? '00:00:00',
});

async function* pieces(content: Buffer): AsyncGenerator<Buffer, void, undefined> {
  for (let at = 0; at < content.length; at += bytesAtOnce) {
    yield content.subarray(at, at + bytesAtOnce);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

function staged(one: JudgedTransaction): object {
  const [header] = one.records;
  return {
    group_number: one.group,
    transaction_number: one.number,
    transaction_type: one.type,
    title: header?.field('title') ?? '',
    submitter_number: header?.field('submitterNumber') ?? '',
    file_line: one.line,
    first_answer: one.firstAnswer,
    messages: one.messages.map(kept),
    work: workTypes.has(one.type) ? workOf(one) : null,
  };
}

/** A message as it is stored: its sentences for people, and what MSG tells the sender's program. */
function kept({ rule, severity, recordType, line, recordNumber, field }: Message) {
  return {
    severity,
    recordType,
    rule: rule.key,
    level: rule.level,
    number: rule.number,
    message: rule.message,
    line,
    record: recordNumber,
    column: field === undefined ? null : columnOf(recordType, field),
    text: rule.text,
  };
}

/** The first column of the field, from 1; null where the record has none of that name. */
function columnOf(recordType: string, field: string): number | null {
  const span = layouts['2.2'].get(recordType)?.span[field];
  return span ? span.from + 1 : null;
}

const tooMany = () => {
  const values = { most: mostCwrTransactions };
  const text = {
    is: sentenceOf('cwr.tooManyTransactions', 'is', values),
    en: sentenceOf('cwr.tooManyTransactions', 'en', values),
  };
  return { severity: 'E', rule: 'FIL', line: 1, column: null, text };
};

export const checkCwrFile: Task = {
  name: 'checkCwrFile',
  run: ({ pool }, payload) => checkFile(pool, (payload as { cwrFileId: number }).cwrFileId),
};
