import { createHash } from 'node:crypto';
import type pg from 'pg';
import { transaction } from '../../platform/database/pool.ts';
import { copiedPieces, seen } from '../../platform/files/sentPieces.ts';
import { type Encoding, encodingOf, type TextLine, textLines } from '../../platform/files/textLines.ts';
import type { Task } from '../../platform/jobs/task.ts';
import { leaveOutKnown } from './known.ts';
import { lock } from './lock.ts';
import { unpackedPieces } from './pieces.ts';
import { UsageProblems } from './problems.ts';
import { allowLongWork } from '../../platform/database/longWorkQueries.ts';
import { csvTable, type Table, workbookTable } from './table.ts';
import type { ReportPart } from './reportHead.ts';
import { ReportReader } from './reportReader.ts';
import { TableReader } from './tableReader.ts';
import { stage } from './stage.ts';
import type { UsageColumn } from '@omur/contract/platform/fields/usage';
import type { UsageLine } from './usageLine.ts';
import { memoryTidier } from '../../platform/files/tidyMemory.ts';
import { BrokenWorkbook, isWorkbook } from '../../platform/files/workbook.ts';
import { countriesByName } from '../../platform/lookups/countries.ts';
import { partsRows } from './workbookParts.ts';
import * as queries from './importQueries.ts';

/** Read from the file together, and staged by one COPY: while PostgreSQL takes some of them, others are taken apart. */
const linesAtOnce = 2_500;
/** Of these so many at a time. With more, what was read is kept long enough for memory to grow by it. */
const takenApartAtOnce = 100;
const noteEvery = 1000;

interface Attempt {
  usageImportId: number;
  attempt: number;
}

interface Wanted extends Record<string, unknown> {
  kind: 'log' | 'service' | 'statement';
  mapping: Partial<Record<UsageColumn, number>> | null;
  station: string | null;
  currency: string;
  controllers: string[] | null;
  controllersAsked: string[] | null;
  takesWithoutBroken: boolean;
  today: string;
}

/** Somebody cancelled it, or had it read again. */
class Overtaken extends Error {}

/** Its lines are not taken: nothing of them stays. */
class Untaken extends Error {
  readonly sameAs: number | null;
  constructor(sameAs: number | null = null) {
    super();
    this.sameAs = sameAs;
  }
}

interface Reading {
  attempt: Attempt;
  wanted: Wanted;
  problems: UsageProblems;
  linesRead: number;
  bytesRead: number;
  encoding: string | null;
  /** Of a service's report: which of its files this is, and whose amounts it has that nobody was asked about. */
  report: { part: ReportPart | undefined; met: readonly string[] } | undefined;
}

/**
 * Reads a file that was sent and takes its lines, all of them or none, in one transaction (R7). A kill leaves nothing, and the job runs
 * again. Lines that cannot be read, or have come before (R110), are kept for staff to see; the others wait until staff say that they are taken without these.
 */
export async function importUsageFile(pool: pg.Pool, attempt: Attempt): Promise<void> {
  const { usageImportId } = attempt;
  const problems = new UsageProblems();
  const unread = { linesRead: 0, bytesRead: 0, encoding: null, report: undefined };
  const reading: Omit<Reading, 'wanted'> = { attempt, problems, ...unread };
  try {
    await transaction(pool, async (db) => {
      await allowLongWork.run(db, {});
      const wanted = await queries.findWanted.row<Wanted>(db, { ...attempt });
      if (!wanted) throw new Overtaken();
      const checksum = await readAll(pool, db, Object.assign(reading, { wanted }));
      if (wanted.kind === 'log' && (problems.count === 0 || wanted.takesWithoutBroken)) {
        const sameAs = await leaveOutKnown(db, usageImportId, problems);
        if (sameAs) throw new Untaken(sameAs);
      }
      if (problems.isHopeless || (problems.count > 0 && !wanted.takesWithoutBroken)) throw new Untaken();
      await assertWanted(db, attempt);
      await queries.takeStaged.run(db, { usageImportId });
      await problems.keep(db, usageImportId);
      const {
        reportId = null,
        part: reportPart = null,
        parts: reportParts = null,
      } = reading.report?.part ?? {};
      const report = { reportId, reportPart, reportParts };
      await queries.endTaken.run(db, { usageImportId, checksum, ...report, ...endOf(reading) });
      await queries.clearParts.run(db, { usageImportId });
    });
  } catch (error) {
    if (error instanceof Untaken) return keepProblems(pool, reading, error.sameAs);
    // R57: the same file was taken meanwhile; read again it is found out.
    if (isTakenMeanwhile(error)) return importUsageFile(pool, attempt);
    if (!(error instanceof Overtaken)) throw error;
  }
}

const isTakenMeanwhile = (error: unknown) =>
  (error as { constraint?: string }).constraint === 'usage_import_file_once';

const endOf = ({ problems, linesRead, encoding }: Omit<Reading, 'wanted'>) => ({
  encoding,
  linesRead,
  problemCount: problems.count,
  brokenCount: problems.brokenCount,
  noticeCount: problems.noticeCount,
});

const sentFile = (db: pg.PoolClient, usageImportId: number) =>
  copiedPieces(db, 'usage_part', { usage_import_id: usageImportId });

/** Stages the lines of a file; answers the SHA-256 of what is in it. */
async function readAll(pool: pg.Pool, db: pg.PoolClient, reading: Reading): Promise<Buffer> {
  const { usageImportId } = reading.attempt;
  const { problems } = reading;
  const checksum = createHash('sha256');
  let beginning = Buffer.alloc(0);
  const unpacked = unpackedPieces(sentFile(db, usageImportId), (piece) => {
    if (beginning.length < 4) beginning = Buffer.concat([beginning, piece.subarray(0, 4)]);
  });
  // R7: packed or not, it is the same file.
  const hashed = seen(unpacked, (piece) => checksum.update(piece));
  // What is no text is not read to its end there, and must not end here.
  const encoding = await encodingOf({ [Symbol.asyncIterator]: () => ({ next: () => hashed.next() }) });
  for await (const _ of hashed) void _;
  const sum = checksum.digest();
  const same = await queries.findSame.row<{ usageImportId: number }>(db, { checksum: sum });
  if (same) {
    problems.add({ code: 'usage.file.same', values: { number: same.usageImportId } });
    throw new Untaken(same.usageImportId);
  }
  if (isWorkbook(beginning)) {
    reading.encoding = 'xlsx';
    const rows = workbookTable(partsRows(db, usageImportId), linesAtOnce);
    await stageTable(pool, db, reading, rows);
  } else if (encoding === 'notText') problems.add({ code: 'usage.file.notText' });
  else {
    // In a line that is not UTF-8, unlike the others, the sign that replaces letters says so.
    const known = typeof encoding === 'string' ? encoding : 'utf-8';
    reading.encoding = known;
    const batches = textBatches(db, reading, known);
    if (reading.wanted.mapping === null) await stageReport(pool, db, reading, batches);
    else await stageTable(pool, db, reading, csvTable(batches));
  }
  return sum;
}

async function stageTable<T>(
  pool: pg.Pool,
  db: pg.PoolClient,
  reading: Reading,
  { batches, rowsOf }: Table<T>,
): Promise<void> {
  const { problems } = reading;
  const reader = new TableReader(await factsOf(db, reading), (problem) => problems.add(problem));
  try {
    await stageAll(pool, db, reading, {
      batches,
      read: (batch) => reader.read(rowsOf(batch)),
      lineCount: () => reader.lineCount,
    });
  } catch (error) {
    if (!(error instanceof BrokenWorkbook)) throw error;
    problems.add({ code: 'usage.file.workbook' });
  }
  if (!problems.isHopeless && reader.lineCount === problems.brokenCount)
    problems.add({ code: 'usage.file.empty' });
}

/** A report may say that nothing bore royalties: it is taken without a line. */
async function stageReport(
  pool: pg.Pool,
  db: pg.PoolClient,
  reading: Reading,
  batches: AsyncIterable<TextLine[]>,
): Promise<void> {
  const { problems, wanted } = reading;
  const facts = {
    ...(await factsOf(db, reading)),
    currency: wanted.currency,
    asked: new Set(wanted.controllersAsked),
    ours: new Set(wanted.controllers),
  };
  const reader = new ReportReader(facts, (problem) => problems.add(problem));
  await stageAll(pool, db, reading, {
    batches,
    read: (batch) => reader.read(batch),
    lineCount: () => reader.lineCount,
  });
  reader.end();
  reading.report = { part: reader.part, met: reader.met };
}

const factsOf = async (db: pg.PoolClient, { wanted }: Reading) => ({
  mapping: wanted.mapping ?? {},
  countries: await countriesByName(db),
  station: wanted.station,
  needsAmount: wanted.kind === 'statement',
  today: wanted.today,
});

interface Batches<T> {
  batches: AsyncIterable<T[]>;
  read: (batch: T[]) => UsageLine[];
  lineCount: () => number;
}

async function stageAll<T>(
  pool: pg.Pool,
  db: pg.PoolClient,
  reading: Reading,
  { batches, read, lineCount }: Batches<T>,
): Promise<void> {
  const { attempt, problems } = reading;
  let notedAt = Date.now();
  const tidy = memoryTidier();
  for await (const batch of batches) {
    await stage(db, attempt.usageImportId, linesToTake(reading, batch, read));
    const linesRead = lineCount();
    reading.linesRead = linesRead;
    if (problems.isHopeless) return;
    tidy({ lines: linesRead, bytes: reading.bytesRead });
    if (Date.now() - notedAt < noteEvery) continue;
    notedAt = Date.now();
    await queries.noteProgress.run(pool, { ...attempt, bytesRead: reading.bytesRead, linesRead });
    if (!(await queries.findWanted.row(pool, { ...attempt }))) throw new Overtaken();
  }
}

/** Takes lines apart as they are asked for. What is not taken as it is is only looked through for more that is wrong with it. */
function* linesToTake<T>(
  { problems, wanted }: Reading,
  batch: T[],
  read: (batch: T[]) => UsageLine[],
): Generator<UsageLine, void, undefined> {
  for (let from = 0; from < batch.length && !problems.isHopeless; from += takenApartAtOnce) {
    const lines = read(batch.slice(from, from + takenApartAtOnce));
    if (problems.count === 0 || wanted.takesWithoutBroken) yield* lines;
  }
}

/** The lines of a text, told as they come how much of the file has been read. */
const textBatches = (db: pg.PoolClient, reading: Reading, encoding: Encoding) =>
  textLines(
    unpackedPieces(sentFile(db, reading.attempt.usageImportId), (piece) => {
      reading.bytesRead += piece.length;
    }),
    encoding,
    linesAtOnce,
  );

async function assertWanted(db: pg.PoolClient, attempt: Attempt): Promise<void> {
  await lock(db, attempt.usageImportId);
  if (!(await queries.findWanted.row(db, { ...attempt }))) throw new Overtaken();
}

async function keepProblems(
  pool: pg.Pool,
  reading: Omit<Reading, 'wanted'>,
  sameAs: number | null,
): Promise<void> {
  const { attempt, problems } = reading;
  const { usageImportId } = attempt;
  await transaction(pool, async (db) => {
    await lock(db, usageImportId);
    if (!(await queries.findWanted.row(db, { ...attempt }))) return;
    await problems.keep(db, usageImportId);
    const state = problems.isHopeless ? 'refused' : 'broken';
    const controllersMet = [...(reading.report?.met ?? [])];
    await queries.endUntaken.run(db, { usageImportId, state, sameAs, controllersMet, ...endOf(reading) });
    if (state === 'refused') await queries.clearParts.run(db, { usageImportId });
  });
}

export const importUsage: Task = {
  name: 'importUsage',
  run: ({ pool }, payload) => importUsageFile(pool, payload as Attempt),
};
