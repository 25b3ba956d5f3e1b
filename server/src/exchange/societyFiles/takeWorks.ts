import type pg from 'pg';
import { rewriteRights, type ShareOf } from '../../works/rights/rewrite.ts';
import { allowLongWork } from '../../platform/database/longWorkQueries.ts';
import { transaction } from '../../platform/database/pool.ts';
import { anyChanged } from './changeQueries.ts';
import {
  type Batch,
  claim,
  type Claimed,
  type Lane,
  laneTransaction,
  learn,
  type Place,
} from './takeBatch.ts';
import * as queries from './takeQueries.ts';
import * as works from './takeWorkQueries.ts';

const atOnce = 2_000;
/**
 * Works that come into the lists of members together, and the more the longer the lists are: those of one member lie beside each other there, and
 * each place is come to once for all of them.
 */
const listedAtOnce = { least: 20_000, ofListed: 1 / 3, most: 50_000 };
/** Batches whose rows are written, and which nothing finds yet. */
const mostBehind = 64;

/**
 * Takes works a batch at a time, in the order of the file. Where all of them are new, the rows of two batches are written beside each other, and the
 * later one waits for the earlier one before it commits. What new works are found by, their titles and codes, and after these the lists of
 * members, is written meanwhile, each by a process of its own. What a kill left without it gets it when taking goes on (O225).
 */
export async function takeWorks(pool: pg.Pool, societyImportId: number): Promise<void> {
  await findLeft(pool, societyImportId);
  const isAnyChanged = (await anyChanged('works').row<{ isAny: boolean }>(pool, { societyImportId }))?.isAny;
  const lanes: readonly Lane[] = isAnyChanged ? ['rows'] : ['rows', 'otherRows'];
  const unlisted = new Unlisted(pool);
  const underWay: Promise<void>[] = [];
  let written = Promise.resolve();
  let finding = Promise.resolve();
  let behind = 0;
  const findAfter = async (before: Promise<void>, batch: Batch, batches: number) => {
    await before;
    if (isNew(batch)) {
      await find(pool, batch);
      unlisted.add(batch);
    }
    if (batches > 1) await learn(pool, 'works', batches);
    behind -= 1;
  };
  let after = 0;
  try {
    for (let batches = 1; ; batches += 1) {
      if (underWay.length === lanes.length) await underWay.shift();
      const lane = lanes[batches % lanes.length] ?? 'rows';
      const place = { societyImportId, kind: 'works', after } as const;
      const begun = begin(pool, lane, place, { written, found: finding, listed: () => unlisted.underWay() });
      underWay.push(begun.written);
      const claimed = await begun.claimed;
      // The second batch is planned by what is known of the first.
      if (typeof claimed !== 'object' || batches === 1) await begun.written;
      if (!claimed || behind >= mostBehind) await finding;
      if (!claimed) break;
      if (claimed === 'passedOver') continue;
      after = claimed.last;
      if (batches === 1) await learn(pool, 'works', batches);
      behind += 1;
      written = begun.written;
      finding = findAfter(Promise.all([finding, written]).then(nothing), claimed.batch, batches);
      // Told of when it is waited for.
      finding.catch(nothing);
    }
    await unlisted.listAll();
    if (after > 0) await tidyTaken(pool);
  } finally {
    await Promise.allSettled([...underWay, finding, unlisted.settle()]);
  }
}

const nothing = () => undefined;

/** What comes before a batch: rows that are written, and works that are found. */
interface Earlier {
  written: Promise<void>;
  found: Promise<void>;
  listed: () => Promise<void>;
}

/** Claims a batch and writes its rows. What it has claimed is known long before they are there. */
function begin(
  pool: pg.Pool,
  lane: Lane,
  place: Place,
  earlier: Earlier,
): { claimed: Promise<Claimed>; written: Promise<void> } {
  const claiming = Promise.withResolvers<Claimed>();
  const written = laneTransaction(pool, lane, async (db) => {
    const claimed = await claim(db, place, atOnce);
    claiming.resolve(claimed);
    if (typeof claimed !== 'object') return;
    if (isNew(claimed.batch)) await write(db, claimed.batch);
    else {
      // A code belongs to whichever work of the files comes first.
      await earlier.written;
      await earlier.found;
      // Both would write to the counts of the same members.
      await earlier.listed();
      await rewrite(db, claimed.batch);
    }
    // So a kill leaves the first works of the file and none that come later.
    await earlier.written;
  });
  written.catch(claiming.reject);
  return { claimed: claiming.promise, written };
}

const isNew = ({ areNew }: Batch) => areNew.every(Boolean);

/** New works that are in no list of members yet. They come into these beside all else that is written of others. */
class Unlisted {
  readonly #pool: pg.Pool;
  #ids: number[] = [];
  #listed = 0;
  #takenBy = 0;
  #underWay: Promise<void> | undefined;
  #failure: Error | undefined;

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  add({ ids, takenBy }: Pick<Batch, 'ids' | 'takenBy'>): void {
    this.#ids.push(...ids);
    this.#takenBy = takenBy;
    const { least, ofListed, most } = listedAtOnce;
    const isEnough = this.#ids.length >= Math.min(Math.max(least, ofListed * this.#listed), most);
    if (this.#failure) throw this.#failure;
    if (!isEnough || this.#underWay) return;
    this.#underWay = this.#list().then(() => (this.#underWay = undefined));
    // It stays: nothing comes after it, and whoever waits for it or adds another is told.
    this.#underWay.catch((error: Error) => (this.#failure = error));
  }

  /** Until what has been begun is written. */
  async underWay(): Promise<void> {
    await this.#underWay;
  }

  /** Until each is in its lists. */
  async listAll(): Promise<void> {
    await this.#underWay;
    while (this.#ids.length > 0) await this.#list();
  }

  /** What was begun is over. */
  async settle(): Promise<void> {
    await this.#underWay?.catch(nothing);
  }

  async #list(): Promise<void> {
    const ids = this.#ids.splice(0, listedAtOnce.most);
    await laneTransaction(this.#pool, 'lists', async (db) => {
      await queries.nameActor.run(db, { userId: String(this.#takenBy) });
      await works.refresh.run(db, { ids });
    });
    this.#listed += ids.length;
  }
}

/** Those that an attempt before this one wrote: the main title comes with the others and the codes. */
async function findLeft(pool: pg.Pool, societyImportId: number): Promise<void> {
  for (;;) {
    const rows = await works.withoutTitles.rows<Left>(pool, { societyImportId, atOnce });
    const [first] = rows;
    if (!first) break;
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
  const unlisted = new Unlisted(pool);
  for (const { workId, takenBy } of await works.withoutLists.rows<Taken>(pool, { societyImportId }))
    unlisted.add({ ids: [workId], takenBy });
  await unlisted.listAll();
}

interface Taken extends Record<string, unknown> {
  workId: number;
  takenBy: number;
}

interface Left extends Taken {
  fileLine: number;
  sentBy: number;
}

const find = (pool: pg.Pool, batch: Batch): Promise<void> =>
  laneTransaction(pool, 'beside', async (db) => {
    await queries.nameActor.run(db, { userId: String(batch.takenBy) });
    await withTheirWork(db, async () => {
      await works.addMainTitles.run(db, batch);
      await addOtherNames(db, batch);
    });
  });

/** What searches would read through until the next cleaning. */
const tidyTaken = (pool: pg.Pool): Promise<void> =>
  transaction(pool, async (db) => {
    await allowLongWork.run(db, {});
    await queries.analyzeTaken.run(db, { kind: 'works' });
  });

async function addOtherNames(db: pg.PoolClient, batch: Batch): Promise<void> {
  for (const one of [works.addTitles, works.addIswcs, works.addIsrcs]) await one.run(db, batch);
}

/** Writes rows that came with new works, which are on record (O385). */
async function withTheirWork(db: pg.PoolClient, write: () => Promise<unknown>): Promise<void> {
  await queries.comeWithWork.run(db, { doThey: 'yes' });
  await write();
  await queries.comeWithWork.run(db, { doThey: 'no' });
}

/** Of works that are not all new. */
async function rewrite(db: pg.PoolClient, batch: Batch): Promise<void> {
  await works.addWorks.run(db, batch);
  for (const one of [
    works.changeWorks,
    works.changeMainTitles,
    works.removeTitles,
    works.removeIswcs,
    works.removeIsrcs,
  ])
    await one.run(db, batch);
  await withTheirWork(db, () => works.addMainTitles.run(db, batch));
  await addOtherNames(db, batch);
  await writeShares(db, batch);
  // What was here already changes its light with what is written of it.
  await works.refresh.run(db, batch);
  await queries.notes.works.run(db, batch);
}

async function write(db: pg.PoolClient, batch: Batch): Promise<void> {
  await works.addWorks.run(db, batch);
  await withTheirWork(db, () => writeShares(db, batch));
  await queries.notes.works.run(db, batch);
}

async function writeShares(db: pg.PoolClient, batch: Batch): Promise<void> {
  type Share = ShareOf & Record<string, unknown>;
  const gone = await works.removeAuthors.rows<Share>(db, batch);
  const put = await works.putAuthors.rows<Share>(db, batch);
  await works.removeContracts.run(db, batch);
  await works.addContractWorks.run(db, batch);
  await rewriteRights(db, [...gone, ...put]);
  await works.nameArtists.run(db, batch);
  await works.noteLights.run(db, batch);
}
