import type pg from 'pg';
import { addUp } from '../../royalties/distributions/control.ts';
import { explainAllocation } from '../../royalties/distributions/controlQueries.ts';
import * as distributions from '../../royalties/distributions/queries.ts';
import { LinesAhead, type Written } from './linesAhead.ts';
import { type Batch, claim, laneTransaction, learn } from './takeBatch.ts';
import * as money from './takeMoneyQueries.ts';
import * as queries from './takeQueries.ts';

/**
 * Takes distributions: all whose lines are ready are added up and booked in one transaction, since they go to the same pages of what right
 * holders have. The longer that takes, the more come next. That lines refer to rights and works that there are is proved before the next ones
 * are written, and of what a kill left at the end.
 */
export async function takeDistributions(pool: pg.Pool, societyImportId: number): Promise<void> {
  const ahead = new LinesAhead(pool, societyImportId);
  try {
    let taken = 0;
    for (let written = await ahead.next(); written.length > 0; written = await ahead.next()) {
      await take(pool, written);
      const ids = written.flatMap(({ batch }) => batch.ids);
      taken += ids.length;
      const doubled = 2 ** Math.floor(Math.log2(taken));
      const isDoubled = taken - ids.length < doubled;
      // The second one is planned by what is known of the first.
      if (taken === 1) await learn(pool, 'distributions', 1);
      else if (isDoubled) ahead.doBetween(() => learn(pool, 'distributions', doubled));
      ahead.doBetween(() => prove(pool, ids));
    }
  } finally {
    await ahead.stop();
  }
}

async function prove(pool: pg.Pool, ids: readonly number[]): Promise<void> {
  for (const distributionId of ids)
    await laneTransaction(pool, 'beside', (db) => money.proveOwn.run(db, { distributionId }));
}

/** O88: they were paid by the old system, so they are finished as soon as they are here, and pay nobody. */
async function take(pool: pg.Pool, written: readonly Written[]): Promise<void> {
  const batch = together(written);
  await laneTransaction(pool, 'rows', async (db) => {
    const now = await claim(db, placeBefore(batch), batch.ids.length);
    if (typeof now !== 'object' || now.batch.fileLines.join() !== batch.fileLines.join())
      throw new Error(`Distributions ${batch.ids.join()} were taken by somebody else meanwhile.`);
    await book(
      db,
      batch,
      written.map(({ number }) => number),
    );
  });
}

const placeBefore = ({ societyImportId, fileLines: [first = 1] }: Batch) =>
  ({ societyImportId, kind: 'distributions', after: first - 1 }) as const;

/** @throws Error where there is none. */
function together(written: readonly Written[]): Batch {
  const [first] = written;
  if (!first) throw new Error('There is nothing to take.');
  const batches = written.map(({ batch }) => batch);
  return {
    ...first.batch,
    fileLines: batches.flatMap(({ fileLines }) => fileLines),
    ids: batches.flatMap(({ ids }) => ids),
    areNew: batches.flatMap(({ areNew }) => areNew),
  };
}

async function book(db: pg.PoolClient, batch: Batch, numbers: readonly string[]): Promise<void> {
  for (const write of [money.addPeriods, money.addDistributions, money.addReports, money.attachLines])
    await write.run(db, batch);
  await money.addMovements.run(db, { ...batch, numbers });
  const [uneven] = await addUp(db, batch.ids);
  if (uneven) throw new Error(`Distributions ${batch.ids.join()} do not add up: ${JSON.stringify(uneven)}`);
  await explainAllocation.run(db, {});
  const overdrawn = await money.keepSums.row<{ distributionId: number }>(db, batch);
  if (overdrawn) throw new Error(`Distribution ${overdrawn.distributionId} pays a right less than nothing.`);
  for (const distributionId of batch.ids)
    await distributions.finish.run(db, { distributionId, userId: batch.takenBy });
  await money.markWorks.run(db, batch);
  await queries.notes.distributions.run(db, batch);
  await money.referenceLines.run(db, batch);
}
