import type pg from 'pg';
import { rewriteRights, type ShareOf } from '../../works/rights/rewrite.ts';
import { type Batch, claim, laneTransaction, learn } from './takeBatch.ts';
import * as queries from './takeQueries.ts';
import * as works from './takeWorkQueries.ts';

const atOnce = 2_000;

/**
 * Takes works a batch at a time. What new works are found by, their titles, their codes and the lists of members, is written while the rows of
 * the next batch are. What a kill left without it gets it when taking goes on (O225).
 */
export async function takeWorks(pool: pg.Pool, societyImportId: number): Promise<void> {
  await findLeft(pool, societyImportId);
  let finding = Promise.resolve();
  try {
    let after = 0;
    for (let batches = 1; ; batches += 1) {
      const place = { societyImportId, kind: 'works', after } as const;
      const before = finding;
      const taken = await laneTransaction(pool, 'rows', async (db) => {
        const claimed = await claim(db, place, atOnce);
        if (typeof claimed === 'object') await write(db, claimed.batch, before);
        return claimed;
      });
      await finding;
      if (!taken) return;
      if (taken === 'passedOver') continue;
      after = taken.last;
      // The second batch is planned by what is known of the first.
      if (batches === 1) await learn(pool, 'works', batches);
      finding = isNew(taken.batch) ? find(pool, taken.batch) : Promise.resolve();
      if (batches > 1) finding = finding.then(() => learn(pool, 'works', batches));
      // Told of when it is waited for.
      finding.catch(() => undefined);
    }
  } finally {
    await finding.catch(() => undefined);
  }
}

const isNew = ({ areNew }: Batch) => areNew.every(Boolean);

/** Those that an attempt before this one wrote: the main title comes with all else that they are found by. */
async function findLeft(pool: pg.Pool, societyImportId: number): Promise<void> {
  for (;;) {
    const rows = await works.withoutTitles.rows<Left>(pool, { societyImportId, atOnce });
    const [first] = rows;
    if (!first) return;
    const { sentBy, takenBy } = first;
    await find(pool, {
      societyImportId,
      fileLines: rows.map(({ fileLine }) => fileLine),
      ids: rows.map(({ workId }) => workId),
      areNew: rows.map(() => true),
      sentBy,
      takenBy,
    });
  }
}

interface Left extends Record<string, unknown> {
  workId: number;
  fileLine: number;
  sentBy: number;
  takenBy: number;
}

const find = (pool: pg.Pool, batch: Batch): Promise<void> =>
  laneTransaction(pool, 'beside', async (db) => {
    await queries.nameActor.run(db, { userId: String(batch.takenBy) });
    await writeNames(db, batch);
    await works.refresh.run(db, batch);
  });

async function writeNames(db: pg.PoolClient, batch: Batch): Promise<void> {
  for (const one of [works.addMainTitles, works.addTitles, works.addIswcs, works.addIsrcs])
    await one.run(db, batch);
}

async function write(db: pg.PoolClient, batch: Batch, before: Promise<void>): Promise<void> {
  const isAllNew = isNew(batch);
  await works.addWorks.run(db, batch);
  if (!isAllNew) {
    // A code belongs to whichever work of the files comes first.
    await before;
    for (const one of [
      works.changeWorks,
      works.changeMainTitles,
      works.removeTitles,
      works.removeIswcs,
      works.removeIsrcs,
    ])
      await one.run(db, batch);
    await writeNames(db, batch);
  }
  type Share = ShareOf & Record<string, unknown>;
  const gone = await works.removeAuthors.rows<Share>(db, batch);
  const put = await works.putAuthors.rows<Share>(db, batch);
  await works.removeContracts.run(db, batch);
  await works.addContractWorks.run(db, batch);
  await rewriteRights(db, [...gone, ...put]);
  await works.nameArtists.run(db, batch);
  await works.noteLights.run(db, batch);
  // What was here already changes its light with what is written of it.
  if (!isAllNew) await works.refresh.run(db, batch);
  await queries.notes.works.run(db, batch);
}
