import { createHash } from 'node:crypto';
import { mostIpiProblems } from '@omur/contract/people/ipi';
import { type ErrorCode, sentenceOf } from '@omur/contract/platform/errors';
import type pg from 'pg';
import { transaction } from '../../platform/database/pool.ts';
import { copiedPieces, seen } from '../../platform/files/sentPieces.ts';
import { encodingOf, textLines } from '../../platform/files/textLines.ts';
import type { Task } from '../../platform/jobs/task.ts';
import * as queries from './checkQueries.ts';
import type { Problem } from './fileLine.ts';
import { FileReader } from './fileReader.ts';
import { clearLines, clearProblems } from './importQueries.ts';

/** Read and written together. */
const linesAtOnce = 1_000;

/** What is wrong with a file: the first of it by line and column, and which lines are refused. */
class Problems {
  readonly #first: Problem[] = [];

  add(problem: Problem): void {
    if (this.#first.length < mostIpiProblems) this.#first.push(problem);
  }

  async keep(db: pg.PoolClient, ipiImportId: number): Promise<void> {
    const problems = this.#first
      .toSorted((a, b) => (a.fileLine ?? 0) - (b.fileLine ?? 0))
      .map(({ code, values, ...place }) => ({
        ...place,
        code,
        said: { is: sentenceOf(code, 'is', values), en: sentenceOf(code, 'en', values) },
      }));
    await queries.insertProblems.run(db, { ipiImportId, problems: JSON.stringify(problems) });
  }
}

/** Reads a file that was sent and says what taking it would come to; nothing of the register changes (X31). */
export async function checkFile(pool: pg.Pool, ipiImportId: number): Promise<void> {
  await transaction(pool, async (db) => {
    await queries.takeTime.run(db, {});
    if (!(await queries.isWanted.row(db, { ipiImportId }))) return;
    await clearLines.run(db, { ipiImportId });
    await clearProblems.run(db, { ipiImportId });
    const problems = new Problems();
    const societies = await queries.listSocieties.rows<{ societyCode: number }>(db, {});
    const reader = new FileReader(new Set(societies.map(({ societyCode }) => societyCode)), (problem) =>
      problems.add(problem),
    );
    const read = await readAll({ db, ipiImportId, reader, problems });
    const taken = await queries.findTaken.row<{ ipiImportId: number }>(db, { checksum: read.checksum });
    if (taken) {
      await clearLines.run(db, { ipiImportId });
      return endWanted(await queries.endSame.run(db, { ipiImportId, sameAs: taken.ipiImportId }));
    }
    const isReadable = read.isText && !reader.isHopeless && reader.lineCount > 0;
    if (read.isText && !reader.isHopeless && reader.lineCount === 0) problems.add({ code: 'ipi.file.empty' });
    const refusedTogether = isReadable ? await refuseTogether(db, ipiImportId, problems) : 0;
    await problems.keep(db, ipiImportId);
    await queries.countChanges.run(db, { ipiImportId });
    endWanted(
      await queries.endCheck.run(db, {
        ipiImportId,
        state: isReadable ? 'checked' : 'refused',
        checksum: read.checksum,
        linesRead: reader.lineCount,
        refusedCount: reader.refusedCount + refusedTogether,
      }),
    );
  }).catch((error: unknown) => {
    if (!(error instanceof Cancelled)) throw error;
  });
}

/** Somebody cancelled the import while it was read: nothing of it stays. */
class Cancelled extends Error {}

function endWanted(ended: number): void {
  if (ended === 0) throw new Cancelled();
}

interface Reading {
  db: pg.PoolClient;
  ipiImportId: number;
  reader: FileReader;
  problems: Problems;
}

const sentFile = (db: pg.PoolClient, ipiImportId: number) =>
  copiedPieces(db, 'ipi_import_part', { ipi_import_id: ipiImportId });

async function readAll({ db, ipiImportId, reader, problems }: Reading) {
  const checksum = createHash('sha256');
  const encoding = await encodingOf(seen(sentFile(db, ipiImportId), (piece) => checksum.update(piece)));
  const digest = checksum.digest();
  if (typeof encoding === 'object' || encoding === 'notText') {
    problems.add(
      typeof encoding === 'object'
        ? { fileLine: encoding.brokenLine, code: 'ipi.line.encoding' }
        : { code: 'ipi.file.notText' },
    );
    return { checksum: digest, isText: false };
  }
  for await (const lines of textLines(sentFile(db, ipiImportId), encoding, linesAtOnce)) {
    const read = reader.read(lines);
    if (reader.isHopeless) break;
    if (read.length > 0) await queries.insertLines.run(db, { ipiImportId, lines: JSON.stringify(read) });
  }
  return { checksum: digest, isText: true };
}

interface RefusedLine extends Record<string, unknown> {
  fileLine: number;
}

/** Lines that are wrong beside others: of the file, or of the register as it is. Answers how many. */
async function refuseTogether(db: pg.PoolClient, ipiImportId: number, problems: Problems): Promise<number> {
  let count = 0;
  const note = (rows: readonly RefusedLine[], code: ErrorCode, column: string) => {
    count += rows.length;
    for (const { fileLine, ...values } of rows)
      problems.add({ fileLine, column, code, values: values as Problem['values'] });
  };
  const ask = { ipiImportId };
  note(
    await queries.refuseOtherNames.rows<RefusedLine & { value: string }>(db, ask),
    'ipi.line.nameDiffers',
    'name_number',
  );
  note(await queries.refuseOtherEnds.rows<RefusedLine>(db, ask), 'ipi.line.membershipDiffers', 'to');
  for (;;) {
    const rows = await queries.refuseOverlaps.rows<RefusedLine & { society: number; from: string }>(db, ask);
    if (rows.length === 0) return count;
    note(rows, 'ipi.line.overlap', 'from');
  }
}

export const checkIpiImport: Task = {
  name: 'checkIpiImport',
  run: ({ pool }, payload) => checkFile(pool, (payload as { ipiImportId: number }).ipiImportId),
};
