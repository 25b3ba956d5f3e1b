import type pg from 'pg';
import { rewriteRights, type ShareOf } from '../../works/rights/rewrite.ts';
import { type Batch, claim, laneTransaction, learn } from './takeBatch.ts';
import * as queries from './takeQueries.ts';
import * as works from './takeWorkQueries.ts';

const atOnce = 2_000;

/**
 * Takes works a batch at a time. The lists of members of one are written while the rows of the next are. What a kill left without lists gets
 * them when taking goes on (O225).
 */
export async function takeWorks(pool: pg.Pool, societyImportId: number): Promise<void> {
  await listLeft(pool, societyImportId);
  let listing = Promise.resolve();
  try {
    let after = 0;
    for (let batches = 1; ; batches += 1) {
      const place = { societyImportId, kind: 'works', after } as const;
      const taken = await laneTransaction(pool, 'rows', async (db) => {
        const claimed = await claim(db, place, atOnce);
        if (typeof claimed === 'object') await write(db, claimed.batch);
        return claimed;
      });
      await listing;
      if (!taken) return;
      if (taken === 'passedOver') continue;
      after = taken.last;
      const { ids, takenBy } = taken.batch;
      listing = list(pool, ids, takenBy);
      // Told of when it is waited for.
      listing.catch(() => undefined);
      await learn(pool, 'works', batches);
    }
  } finally {
    await listing.catch(() => undefined);
  }
}

/** Those that an attempt before this one wrote. */
async function listLeft(pool: pg.Pool, societyImportId: number): Promise<void> {
  for (let after = 0; ; ) {
    const rows = await works.findTaken.rows<{ workId: number; takenBy: number }>(pool, {
      societyImportId,
      after,
      atOnce,
    });
    const last = rows.at(-1);
    if (!last) return;
    after = last.workId;
    await list(
      pool,
      rows.map(({ workId }) => workId),
      last.takenBy,
    );
  }
}

const list = (pool: pg.Pool, ids: number[], takenBy: number): Promise<void> =>
  laneTransaction(pool, 'beside', async (db) => {
    await queries.nameActor.run(db, { userId: String(takenBy) });
    await works.refresh.run(db, { ids });
  });

async function write(db: pg.PoolClient, batch: Batch): Promise<void> {
  for (const one of [
    works.addWorks,
    works.changeWorks,
    works.addMainTitles,
    works.changeMainTitles,
    works.removeTitles,
    works.addTitles,
    works.removeIswcs,
    works.addIswcs,
    works.removeIsrcs,
    works.addIsrcs,
  ])
    await one.run(db, batch);
  type Share = ShareOf & Record<string, unknown>;
  const gone = await works.removeAuthors.rows<Share>(db, batch);
  const put = await works.putAuthors.rows<Share>(db, batch);
  await works.removeContracts.run(db, batch);
  await works.addContractWorks.run(db, batch);
  await rewriteRights(db, [...gone, ...put]);
  await works.nameArtists.run(db, batch);
  await works.noteLights.run(db, batch);
  // What was here already changes its light with what is written of it.
  const known = batch.ids.filter((_, at) => !batch.areNew[at]);
  if (known.length > 0) await works.refresh.run(db, { ids: known });
  await queries.notes.works.run(db, batch);
}
