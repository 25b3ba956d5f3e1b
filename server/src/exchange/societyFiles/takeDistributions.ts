import type pg from 'pg';
import { controlProblems, keepSums } from '../../royalties/distributions/control.ts';
import * as distributions from '../../royalties/distributions/queries.ts';
import { claim, type Claimed, laneTransaction, learn } from './takeBatch.ts';
import * as money from './takeMoneyQueries.ts';
import * as queries from './takeQueries.ts';

type Written = Exclude<Claimed, 'passedOver'>;

/**
 * Takes distributions one after the other. The lines of each are written into a table of their own while the one before it is added up and
 * booked: they refer to nothing that it writes, and nobody sees them before their distribution is here (O225). That they refer to rights and
 * works that there are is proved beside the next ones, and of what a kill left at the end.
 */
export async function takeDistributions(pool: pg.Pool, societyImportId: number): Promise<void> {
  let writing = writeNext(pool, societyImportId, 0);
  try {
    for (let taken = 1; ; taken += 1) {
      const written = await writing;
      if (!written) return;
      writing = writeNext(pool, societyImportId, written.last);
      // Told of when it is waited for.
      writing.catch(() => undefined);
      await take(pool, written);
      if (taken === 1) await learn(pool, 'distributions', taken);
      writing = thenProve(pool, writing, written.batch.ids, taken);
      writing.catch(() => undefined);
    }
  } finally {
    await writing.catch(() => undefined);
  }
}

async function thenProve(
  pool: pg.Pool,
  writing: Promise<Written>,
  [distributionId = 0]: readonly number[],
  taken: number,
): Promise<Written> {
  const written = await writing;
  await laneTransaction(pool, 'beside', (db) => money.proveOwn.run(db, { distributionId }));
  if (taken > 1) await learn(pool, 'distributions', taken);
  return written;
}

/** Writes the lines of the next one. */
async function writeNext(pool: pg.Pool, societyImportId: number, after: number): Promise<Written> {
  for (;;) {
    const place = { societyImportId, kind: 'distributions', after } as const;
    const written = await laneTransaction(pool, 'beside', async (db) => {
      const claimed = await claim(db, place, 1);
      if (typeof claimed === 'object') await writeLines(db, linesOf(claimed));
      return claimed;
    });
    if (written !== 'passedOver') return written;
  }
}

const linesOf = ({ batch, number }: NonNullable<Written>) => {
  const [distributionId = 0] = batch.ids;
  return { societyImportId: batch.societyImportId, distributionId, number };
};

/** Each such table is named once. */
async function writeLines(db: pg.PoolClient, of: ReturnType<typeof linesOf>): Promise<void> {
  await money.addNames.run(db, of);
  const prepared = await money.prepareLines.row<{ linesTable: string }>(db, of);
  if (!prepared) throw new Error(`Distribution ${of.distributionId} has no table for its lines.`);
  const { text, values } = money.addLines.with(of);
  await db.query({ text: text.replace('statement_line', prepared.linesTable), values });
  await money.indexLines.run(db, of);
}

/** O88: it was paid by the old system, so it is finished as soon as it is here, and pays nobody. */
async function take(pool: pg.Pool, written: NonNullable<Written>): Promise<void> {
  const { batch, last } = written;
  const { societyImportId, distributionId, number } = linesOf(written);
  await laneTransaction(pool, 'rows', async (db) => {
    const now = await claim(db, { societyImportId, kind: 'distributions', after: last - 1 }, 1);
    // Somebody else takes the same files, and was faster.
    if (typeof now !== 'object' || now.last !== last) return;
    for (const write of [money.addPeriods, money.addDistributions, money.addReports])
      await write.run(db, batch);
    await money.attachLines.run(db, { distributionId });
    await money.addMovements.run(db, { societyImportId, distributionId, number });
    const [problem] = await controlProblems(db, distributionId, 0);
    if (problem) throw new Error(`Distribution ${distributionId} does not add up: ${problem.code}`);
    await keepSums(db, distributionId, 0);
    await distributions.finish.run(db, { distributionId, userId: batch.takenBy });
    await money.markWorks.run(db, { distributionId });
    await queries.notes.distributions.run(db, batch);
    await money.referenceLines.run(db, { distributionId });
  });
}
