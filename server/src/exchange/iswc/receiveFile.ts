import { createHash } from 'node:crypto';
import type { IswcFileReport, LineOutcome, receiveIswcFile } from '@omur/contract/exchange/iswc/iswc';
import { readIswc } from '@omur/contract/works/rules/iswc';
import * as z from 'zod/mini';
import type { IswcSettings } from '../../platform/config.ts';
import type { Queryable } from '../../platform/database/statement.ts';
import type { CallOf } from '../../platform/http/call.ts';
import { refuse } from '../../platform/refusal.ts';
import { closeAnswered } from './deskQueries.ts';
import { findFiled, findOurs, insertReceived, isTakenFile } from './filesQueries.ts';
import { giveIswc } from './give.ts';
import { recordOutcome } from './recordOutcome.ts';
import { keepTask } from './tasksQueries.ts';

const text = z.optional(z.nullable(z.string()));
const number = z.optional(z.nullable(z.union([z.number(), z.string()])));
const about = {
  originalTransactionType: text,
  preferredIswc: text,
  agency: text,
  workcode: text,
  originalTitle: text,
  processingDate: text,
  processingDateTime: text,
};
const Acknowledgement = z.object({
  ...about,
  originalFileCreationDateTime: z.string(),
  originalSubmissionId: z.number(),
  transactionStatus: z.literal(['FullyAccepted', 'PartiallyAccepted', 'Rejected']),
  errorMessages: z.optional(z.nullable(z.array(z.object({ errorNumber: number, errorMessage: text })))),
});
const Notification = z.object({
  ...about,
  workflowTaskId: number,
  workflowStatus: number,
});
const File = z.object({
  fileHeader: z.object({ receivingAgency: z.string() }),
  acknowledgements: z.optional(z.nullable(z.array(Acknowledgement))),
  notifications: z.optional(z.nullable(z.array(Notification))),
});
type Acknowledgement = z.output<typeof Acknowledgement>;
type Notification = z.output<typeof Notification>;

type Line = Omit<IswcFileReport['lines'][number], 'lineNumber'>;
const changing: readonly LineOutcome[] = ['given', 'rejected', 'changed', 'question', 'task'];

/** X57: tries a file of the agency, or takes it in. The same content twice changes nothing. */
export const receiveFile =
  (settings: IswcSettings) =>
  async ({ db, actor, body }: CallOf<typeof receiveIswcFile>): Promise<IswcFileReport> => {
    const { fileName, fileText, isTrial } = body;
    const file = readFile(fileText, settings);
    const digest = createHash('sha256').update(JSON.stringify(file)).digest('hex');
    if (await isTakenFile.row(db, { digest })) return { isTaken: false, isKnown: true, lines: [] };
    // A trial does all that taking the file would do, and takes it back.
    await db.query({ text: 'savepoint iswc_trial' });
    const lines: Line[] = [];
    for (const one of file.acknowledgements ?? []) lines.push(await acknowledge(db, one, settings));
    for (const one of file.notifications ?? []) lines.push(await beNotified(db, one, settings));
    await closeAnswered.run(db, {});
    const numbered = lines.map((line, i) => ({ lineNumber: i + 1, ...line }));
    if (isTrial) await db.query({ text: 'rollback to savepoint iswc_trial' });
    else
      await insertReceived.run(db, {
        fileName,
        digest,
        lineCount: lines.length,
        takenCount: lines.filter(({ outcome }) => changing.includes(outcome)).length,
        userId: actor.realUserId,
      });
    return { isTaken: !isTrial, isKnown: false, lines: numbered };
  };

function readFile(fileText: string, { agency }: IswcSettings): z.output<typeof File> {
  let json: unknown;
  try {
    json = JSON.parse(fileText);
  } catch {
    return refuse('iswc.fileUnreadable');
  }
  const read = File.safeParse(json);
  const isEmpty = !read.data?.acknowledgements?.length && !read.data?.notifications?.length;
  if (!read.success || isEmpty || read.data.fileHeader.receivingAgency !== agency)
    return refuse('iswc.fileUnreadable');
  return read.data;
}

interface Filed extends Record<string, unknown> {
  requestId: number;
  workId: number;
  title: string;
}

/** An answer to one submission of a file of ours. */
async function acknowledge(db: Queryable, one: Acknowledgement, { agency }: IswcSettings): Promise<Line> {
  const unknown: Line = lineOf('unknown', one, { title: one.originalTitle ?? null });
  const madeAt = Date.parse(one.originalFileCreationDateTime);
  const requestId = one.originalSubmissionId;
  if (Number.isNaN(madeAt) || !Number.isInteger(requestId) || requestId < 1 || requestId > 2_147_483_647)
    return unknown;
  const filed = await findFiled.row<Filed>(db, { requestId, madeAt: new Date(madeAt) });
  const isOfAnother =
    (one.agency && one.agency !== agency) || (one.workcode && one.workcode !== String(filed?.workId));
  if (!filed || isOfAnother) return unknown;
  const { workId, title } = filed;
  if (one.transactionStatus === 'Rejected') {
    const errors = one.errorMessages ?? [];
    const code = errors.map(({ errorNumber }) => errorNumber ?? '').join(', ') || 'unknown';
    const message = errors.map(({ errorMessage }) => errorMessage ?? '').join('; ');
    await recordOutcome(db, requestId, { kind: 'rejected', code, message }, 'file');
    return lineOf('rejected', one, { workId, title, answerMessage: message });
  }
  const iswc = readIswc(one.preferredIswc ?? '').value;
  if (!iswc) return lineOf('malformed', one, { workId, title });
  const given = { iswc, archived: [], linked: [] };
  await recordOutcome(db, requestId, { kind: 'given', given }, 'file');
  const now = await findOurs.row<Ours>(db, { workId });
  return lineOf(now?.iswc === iswc ? 'given' : 'question', one, { workId, title });
}

interface Ours extends Record<string, unknown> {
  workId: number;
  title: string;
  iswc: string | null;
  source: string | null;
  statusSince: Date | null;
}

/** Something that happened at the agency to a work of ours. What it says of an earlier day than what we know changes nothing. */
async function beNotified(db: Queryable, one: Notification, settings: IswcSettings): Promise<Line> {
  const isNumber = /^[1-9]\d{0,8}$/.test(one.workcode ?? '');
  const ours =
    one.agency === settings.agency && isNumber
      ? await findOurs.row<Ours>(db, { workId: Number(one.workcode) })
      : undefined;
  if (!ours) return lineOf('notOurs', one, { title: one.originalTitle ?? null });
  const { workId, title } = ours;
  const iswc = readIswc(one.preferredIswc ?? '').value;
  if (!iswc) return lineOf('malformed', one, { workId, title });
  const processed = new Date(one.processingDateTime ?? one.processingDate ?? Number.NaN);
  const isDated = !Number.isNaN(processed.getTime());
  const taskId = Number(one.workflowTaskId);
  if (one.workflowTaskId && Number.isSafeInteger(taskId) && isOutstanding(one)) {
    await keepTask.run(db, {
      taskId,
      taskType: taskTypeOf(one.originalTransactionType),
      agencyState: 'Outstanding',
      openedAt: isDated ? processed : new Date(),
      days: settings.taskDays,
      fromAgency: null,
      workId,
      iswc,
      title: one.originalTitle ?? null,
      detail: JSON.stringify({ parties: [] }),
    });
    return lineOf('task', one, { workId, title });
  }
  const isOfAgency = ours.source === 'agency' || ours.source === 'file';
  const isOlder = isOfAgency && isDated && ours.statusSince !== null && processed < ours.statusSince;
  if (isOlder || (isOfAgency && ours.iswc === iswc)) return lineOf('same', one, { workId, title });
  const outcome = await giveIswc(db, { workId, iswc, archived: [], linked: [], source: 'file' });
  return lineOf(outcome === 'given' ? 'changed' : 'question', one, { workId, title });
}

const isOutstanding = ({ workflowStatus }: Notification) =>
  ['0', 'Outstanding'].includes(String(workflowStatus ?? ''));

function taskTypeOf(transactionType: string | null | undefined): string {
  if (transactionType === 'MergeSubmission') return 'MergeApproval';
  return transactionType === 'DemergeSubmission' ? 'DemergeApproval' : 'UpdateApproval';
}

function lineOf(
  outcome: LineOutcome,
  { preferredIswc }: { preferredIswc?: string | null | undefined },
  more: Partial<Line>,
): Line {
  return { workId: null, title: null, answerMessage: null, iswc: preferredIswc ?? null, ...more, outcome };
}
