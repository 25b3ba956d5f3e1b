import type pg from 'pg';
import { transaction } from '../../platform/database/pool.ts';
import type { Queryable } from '../../platform/database/statement.ts';
import type { Task } from '../../platform/jobs/task.ts';
import { controlProblems, keepSums } from '../../royalties/distributions/control.ts';
import * as distributions from '../../royalties/distributions/queries.ts';
import { rewriteRights, type ShareOf } from '../../works/rights/rewrite.ts';
import { numberedKinds, type NumberedKind } from './kinds.ts';
import { passOver } from './passOver.ts';
import * as money from './takeMoneyQueries.ts';
import * as other from './takeOtherQueries.ts';
import * as people from './takePeopleQueries.ts';
import { clearParts, clearRows } from './importQueries.ts';
import * as queries from './takeQueries.ts';
import * as works from './takeWorkQueries.ts';

/** Taken together: distributions are whole, and have lines enough. */
const atOnce: Readonly<Record<NumberedKind, number>> = {
  persons: 10_000,
  users: 10_000,
  authors: 10_000,
  rights: 10_000,
  contracts: 5_000,
  works: 2_000,
  distributions: 1,
  performances: 2_000,
  cue_sheets: 2_000,
  applications: 5_000,
  balance_lists: 10,
};

interface Batch extends Record<string, unknown> {
  societyImportId: number;
  fileLines: number[];
  ids: number[];
  areNew: boolean[];
  sentBy: number;
  takenBy: number;
}

type Write = (db: pg.PoolClient, batch: Batch) => Promise<void>;

/**
 * Takes files that were checked, a batch in a transaction: what was not taken yet, in the order in which one thing refers to another. A
 * kill leaves whole batches, and the job goes on with the next one (O86).
 */
export async function takeSociety(pool: pg.Pool, societyImportId: number): Promise<void> {
  const isWanted = await transaction(pool, async (db) => {
    const taking = await queries.isTaking.row(db, { societyImportId });
    if (taking) await queries.passNumbers.run(db, { societyImportId });
    return taking !== undefined;
  });
  if (!isWanted) return;
  for (const kind of numberedKinds) await takeKind(pool, societyImportId, kind);
  await transaction(pool, async (db) => {
    await distributions.takeTime.run(db, {});
    await money.proveLines.run(db, { societyImportId });
  });
  await transaction(pool, async (db) => {
    await distributions.takeTime.run(db, {});
    await queries.noteNewFigures.run(db, { societyImportId });
    await queries.nothingNew.run(db, { societyImportId });
    await queries.endTaken.run(db, { societyImportId });
    // What they say of people is where it belongs now.
    await clearRows.run(db, { societyImportId });
    await clearParts.run(db, { societyImportId });
  });
}

async function takeKind(pool: pg.Pool, societyImportId: number, kind: NumberedKind): Promise<void> {
  let after: number | undefined = 0;
  for (let batches = 1; ; batches += 1) {
    after = await takeBatch(pool, { societyImportId, kind, after });
    if (after === undefined) return;
    // After the first, second, fourth, eighth …
    if (Number.isInteger(Math.log2(batches)))
      await transaction(pool, async (db) => {
        await distributions.takeTime.run(db, {});
        await queries.analyzeTaken.run(db, { kind });
      });
  }
}

interface Place {
  societyImportId: number;
  kind: NumberedKind;
  /** The last line of the file that was looked at. */
  after: number;
}

/** Answers after which line the next batch begins; undefined where there is nothing more to take. */
function takeBatch(pool: pg.Pool, { societyImportId, kind, after }: Place): Promise<number | undefined> {
  return transaction(pool, async (db) => {
    await distributions.takeTime.run(db, {});
    await queries.lockTaking.run(db, {});
    const taking = await queries.isTaking.row<{ sentBy: number; takenBy: number }>(db, { societyImportId });
    if (!taking) return undefined;
    const rows = await queries.claims[kind].rows<{ fileLine: number; id: number; isNew: boolean }>(db, {
      societyImportId,
      after,
      atOnce: atOnce[kind],
    });
    const last = rows.at(-1);
    if (!last) return undefined;
    const knownIds = rows.filter(({ isNew }) => !isNew).map(({ id }) => id);
    if (await passOver(db, { societyImportId, kind, ids: knownIds })) return after;
    const batch: Batch = {
      societyImportId,
      fileLines: rows.map(({ fileLine }) => fileLine),
      ids: rows.map(({ id }) => id),
      areNew: rows.map(({ isNew }) => isNew),
      ...taking,
    };
    await queries.nameActor.run(db, { userId: String(taking.takenBy) });
    await writes[kind](db, batch);
    await queries.notes[kind].run(db, batch);
    return last.fileLine;
  });
}

const writes: Readonly<Record<NumberedKind, Write>> = {
  persons: async (db, batch) => {
    await people.addPersons.run(db, batch);
    await people.changePersons.run(db, batch);
  },
  users: async (db, batch) => {
    await people.addUsers.run(db, batch);
    await people.changeUsers.run(db, batch);
  },
  authors: async (db, batch) => {
    await people.addAuthors.run(db, batch);
    await people.changeAuthors.run(db, batch);
  },
  rights: async (db, batch) => {
    await people.addRights.run(db, batch);
    await people.changeRights.run(db, batch);
    await rewriteChanged(db, { contractIds: [], rightIds: batch.ids });
  },
  contracts: async (db, batch) => {
    await people.addContracts.run(db, batch);
    await people.changeContracts.run(db, batch);
    await rewriteChanged(db, { contractIds: batch.ids, rightIds: [] });
  },
  works: takeWorks,
  distributions: takeDistribution,
  performances: inTurn(
    other.addPerformances,
    other.changePerformances,
    other.removeLines,
    other.removeForeignLines,
    other.addLines,
    other.addForeignLines,
    other.markPaid,
  ),
  cue_sheets: inTurn(other.addCueSheets, other.changeCueSheets, other.removeCueLines, other.addCueLines),
  applications: inTurn(
    other.addFundPeriods,
    other.addApplications,
    other.addApplicants,
    other.changeApplications,
  ),
  balance_lists: inTurn(other.addBalanceLists, other.addBalances),
};

type BatchStatement = { run: (db: Queryable, batch: Batch) => Promise<unknown> };

function inTurn(...statements: readonly BatchStatement[]): Write {
  return async (db, batch) => {
    for (const statement of statements) await statement.run(db, batch);
  };
}

async function rewriteChanged(
  db: Queryable,
  changed: { contractIds: number[]; rightIds: number[] },
): Promise<void> {
  await rewriteRights(db, await people.sharesOfChanged.rows<ShareOf & Record<string, unknown>>(db, changed));
}

async function takeWorks(db: pg.PoolClient, batch: Batch): Promise<void> {
  for (const write of [
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
    await write.run(db, batch);
  type Share = ShareOf & Record<string, unknown>;
  const gone = await works.removeAuthors.rows<Share>(db, batch);
  const put = await works.putAuthors.rows<Share>(db, batch);
  await works.removeContracts.run(db, batch);
  await works.addContractWorks.run(db, batch);
  await rewriteRights(db, [...gone, ...put]);
  await works.nameArtists.run(db, batch);
  await works.noteLights.run(db, batch);
  await works.refresh.run(db, batch);
}

/** O88: it was paid by the old system, so it is finished as soon as it is here, and pays nobody. */
async function takeDistribution(db: pg.PoolClient, batch: Batch): Promise<void> {
  const [distributionId = 0] = batch.ids;
  const { addNames, addPeriods, addDistributions, addReports } = money;
  for (const write of [addNames, addPeriods, addDistributions, addReports]) await write.run(db, batch);
  await addLines(db, batch, distributionId);
  await money.addMovements.run(db, batch);
  const [problem] = await controlProblems(db, distributionId, 0);
  if (problem) throw new Error(`Distribution ${distributionId} does not add up: ${problem.code}`);
  await keepSums(db, distributionId, 0);
  await distributions.finish.run(db, { distributionId, userId: batch.takenBy });
  await distributions.markWorks.run(db, { distributionId });
  await money.referenceLines.run(db, { distributionId });
}

/** Its lines go into a table of their own, which is part of all lines once it is full; each such table is named once. */
async function addLines(db: pg.PoolClient, batch: Batch, distributionId: number): Promise<void> {
  const prepared = await money.prepareLines.row<{ linesTable: string }>(db, { distributionId });
  if (!prepared) throw new Error(`Distribution ${distributionId} has no table for its lines.`);
  const { text, values } = money.addLines.with(batch);
  await db.query({ text: text.replace('statement_line', prepared.linesTable), values });
  await money.attachLines.run(db, { distributionId });
}

export const takeSocietyFiles: Task = {
  name: 'takeSocietyFiles',
  run: ({ pool }, payload) => takeSociety(pool, (payload as { societyImportId: number }).societyImportId),
};
