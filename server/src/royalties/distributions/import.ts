import { createHash } from 'node:crypto';
import type pg from 'pg';
import { transaction } from '../../platform/database/pool.ts';
import type { Task } from '../../platform/jobs/task.ts';
import { allocateKept, payKept } from '../usageClaims/pay.ts';
import { lockDistribution } from './announce.ts';
import { AnyReader } from './anyReader.ts';
import { clearAllCancelled } from './clear.ts';
import { addUp, controlProblems, keepSums } from './control.ts';
import { correctionProblems, takeBack } from './corrections.ts';
import type { Announced } from './dsrReader.ts';
import { Problems } from './problems.ts';
import { allowLongWork } from '../../platform/database/longWorkQueries.ts';
import { clearParts, setState } from './queries.ts';
import { memoryTidier } from '../../platform/files/tidyMemory.ts';
import { copiedPieces, seen } from '../../platform/files/sentPieces.ts';
import { encodingOf, textLines } from '../../platform/files/textLines.ts';
import { countriesByName } from '../../platform/lookups/countries.ts';
import { LineWords } from './words.ts';
import { Paying } from '../splits/paying.ts';
import type { Unprotected } from '../splits/split.ts';
import { unknownRights, writeLines } from './writeLines.ts';
import {
  isStillWanted,
  notifyProgress,
  prepareLines,
  proveLines,
  referenceLines,
  noteChecksum,
  endRefused,
} from './importQueries.ts';

/** Read and matched together. With more, what was read is kept long enough for memory to grow by it. */
const linesAtOnce = 1_000;

const tellEvery = 1000;

interface Attempt {
  distributionId: number;
  attempt: number;
}

/** Somebody cancelled it, or sent another file. */
class Overtaken extends Error {}

/** Something is wrong with the file: nothing of it stays. */
class Refused extends Error {}

interface Wanted extends Omit<Announced, 'countries' | 'asked' | 'ours'>, Record<string, unknown> {
  controllers: string[] | null;
  controllersAsked: string[] | null;
  unprotected: Unprotected;
  keepsOutsideRights: boolean;
  lastDay: string;
}

/** Reads a file that was sent, all of it or nothing, in one transaction (M1). A kill leaves nothing, and the job runs again. */
export async function importFile(pool: pg.Pool, attempt: Attempt): Promise<void> {
  const { distributionId } = attempt;
  const problems = new Problems();
  let linesRead = 0;
  let controllersMet: readonly string[] = [];
  try {
    // What was kept, and a cancelled distribution had taken, is free for this one.
    await clearAllCancelled(pool);
    const prepared = await prepareLines.row<{ linesTable: string }>(pool, { ...attempt });
    if (!prepared) throw new Overtaken();
    await transaction(pool, async (db) => {
      await allowLongWork.run(db, {});
      const wanted = await isStillWanted.row<Wanted>(db, { ...attempt });
      if (!wanted) throw new Overtaken();
      const paying = new Paying({ distributionId, ...wanted, ...prepared });
      const chosen = { asked: new Set(wanted.controllersAsked), ours: new Set(wanted.controllers) };
      const reader = new AnyReader(
        { ...wanted, ...chosen, countries: await countriesByName(db) },
        (problem) => problems.add(problem),
      );
      await readAll(pool, db, { attempt, reader, problems, paying });
      linesRead = reader.lineCount;
      controllersMet = reader.met;
      if (problems.count === 0 && linesRead === 0) problems.add({ code: 'distribution.file.empty' });
      // A correction says itself whom it pays.
      if (problems.count === 0 && !wanted.isCorrection) await payKept(db, paying, reader.lastNumber);
      if (problems.count === 0) {
        await paying.end(db);
        await allocateKept(db, distributionId, reader.lastNumber);
        if (wanted.isCorrection)
          for (const problem of await takeBack(db, distributionId)) problems.add(problem);
      }
      if (problems.count === 0) {
        const uneven = await addUp(db, [distributionId]);
        for (const problem of [
          ...(await controlProblems(db, distributionId, linesRead)),
          ...uneven,
          ...(await correctionProblems(db, distributionId)),
        ])
          problems.add(problem);
      }
      await assertWanted(db, attempt);
      if (problems.count > 0) throw new Refused();
      await keepSums(db, distributionId, linesRead);
      await clearParts.run(db, { distributionId });
      await setState.run(db, { distributionId, state: 'checked' });
      await referenceLines.run(db, { distributionId });
    });
    await transaction(pool, async (db) => {
      await allowLongWork.run(db, {});
      await proveLines.run(db, { distributionId });
    });
  } catch (error) {
    if (error instanceof Refused) return keepProblems(pool, attempt, problems, { linesRead, controllersMet });
    if (!(error instanceof Overtaken)) throw error;
  }
}

interface Reading {
  attempt: Attempt;
  reader: AnyReader;
  problems: Problems;
  paying: Paying;
}

const sentFile = (db: pg.PoolClient, { distributionId }: Attempt) =>
  copiedPieces(db, 'distribution_part', { distribution_id: distributionId });

async function readAll(
  pool: pg.Pool,
  db: pg.PoolClient,
  { attempt, reader, problems, paying }: Reading,
): Promise<void> {
  const encoding = await encodingOf(sentFile(db, attempt));
  if (encoding === 'notText') return problems.add({ code: 'distribution.file.notText' });
  if (typeof encoding === 'object')
    return problems.add({ fileLine: encoding.brokenLine, code: 'distribution.line.encoding' });
  let bytesRead = 0;
  let toldAt = Date.now();
  const words = new LineWords();
  const tidy = memoryTidier();
  const checksum = createHash('sha256');
  const pieces = seen(sentFile(db, attempt), (piece) => {
    bytesRead += piece.length;
    checksum.update(piece);
  });
  for await (const lines of textLines(pieces, encoding, linesAtOnce)) {
    const read = reader.read(lines);
    if (reader.isHopeless) return undefined;
    for (const problem of await unknownRights(db, read)) problems.add(problem);
    // What is refused already is only looked through for more that is wrong with it.
    if (problems.count === 0)
      for (const problem of await writeLines(db, read, words, paying)) problems.add(problem);
    tidy({ lines: reader.lineCount, bytes: bytesRead });
    if (Date.now() - toldAt < tellEvery) continue;
    toldAt = Date.now();
    await notifyProgress.run(pool, { ...attempt, bytesRead, linesRead: reader.lineCount });
    if (!(await isStillWanted.row(db, { ...attempt }))) throw new Overtaken();
  }
  reader.end();
  await noteChecksum.run(db, { ...attempt, checksum: checksum.digest() });
}

async function assertWanted(db: pg.PoolClient, attempt: Attempt): Promise<void> {
  await lockDistribution(db, attempt.distributionId);
  if (!(await isStillWanted.row(db, { ...attempt }))) throw new Overtaken();
}

async function keepProblems(
  pool: pg.Pool,
  attempt: Attempt,
  problems: Problems,
  { linesRead, controllersMet }: { linesRead: number; controllersMet: readonly string[] },
): Promise<void> {
  const { distributionId } = attempt;
  await transaction(pool, async (db) => {
    await lockDistribution(db, distributionId);
    if (!(await isStillWanted.row(db, { ...attempt }))) return;
    await problems.keep(db, distributionId);
    await endRefused.run(db, {
      distributionId,
      problemCount: problems.count,
      linesRead,
      controllersMet: [...controllersMet],
    });
    await clearParts.run(db, { distributionId });
    await setState.run(db, { distributionId, state: 'refused' });
  });
}

/** `prepare` brings up to date what lines are split by: contracts that began or ended since their clock's last turn (M7). */
export const importDistribution = (prepare: (pool: pg.Pool) => Promise<void>): Task => ({
  name: 'importDistribution',
  run: async ({ pool }, payload) => {
    await prepare(pool);
    await importFile(pool, payload as Attempt);
  },
});
