import type pg from 'pg';
import { transaction } from '../../platform/database/pool.ts';
import type { Queryable } from '../../platform/database/statement.ts';
import type { Task } from '../../platform/jobs/task.ts';
import { allowLongWork } from '../../platform/database/longWorkQueries.ts';
import { rewriteRights, type ShareOf } from '../../works/rights/rewrite.ts';
import { clearParts, clearRows } from './importQueries.ts';
import { numberedKinds, type NumberedKind } from './kinds.ts';
import { addNotes } from './noteQueries.ts';
import { alone, type Batch, claim, laneTransaction, learn } from './takeBatch.ts';
import { makeRoom } from './stageQueries.ts';
import { takeDistributions } from './takeDistributions.ts';
import * as money from './takeMoneyQueries.ts';
import * as other from './takeOtherQueries.ts';
import * as people from './takePeopleQueries.ts';
import * as queries from './takeQueries.ts';
import { addTerms, removeTerms } from './termQueries.ts';
import { takeWorks } from './takeWorks.ts';

type PlainKind = Exclude<NumberedKind, 'works' | 'distributions'>;

/** Taken together. */
const atOnce: Readonly<Record<PlainKind, number>> = {
  persons: 10_000,
  users: 10_000,
  authors: 10_000,
  rights: 10_000,
  contracts: 5_000,
  performances: 2_000,
  cue_sheets: 2_000,
  applications: 5_000,
  balance_lists: 10,
  notes: 10_000,
};

/** Works whose lists are written together. */
const worksAtOnce = 2_000;

type Write = (db: pg.PoolClient, batch: Batch) => Promise<void>;

/**
 * Takes files that were checked, a batch in a transaction: what was not taken yet, in the order in which one thing refers to another. A
 * kill leaves whole batches, and the job goes on with the next one (O86).
 */
export const takeSociety = (pool: pg.Pool, societyImportId: number): Promise<void> =>
  alone(pool, () => takeRest(pool, societyImportId));

async function takeRest(pool: pg.Pool, societyImportId: number): Promise<void> {
  const isWanted = await transaction(pool, async (db) => {
    const taking = await queries.isTaking.row(db, { societyImportId });
    if (taking) await queries.passNumbers.run(db, { societyImportId });
    return taking !== undefined;
  });
  if (!isWanted) return;
  await laneTransaction(pool, 'beside', (db) => money.forgetLines.run(db, {}));
  for (const kind of numberedKinds)
    if (kind === 'works') await takeWorks(pool, societyImportId);
    else if (kind === 'distributions') await takeDistributions(pool, societyImportId);
    else await takeKind(pool, societyImportId, kind);
  await laneTransaction(pool, 'rows', (db) => money.proveLines.run(db, { societyImportId }));
  await transaction(pool, async (db) => {
    await allowLongWork.run(db, {});
    await queries.analyzeTaken.run(db, { kind: 'distributions' });
    await makeRoom.run(db, {});
    const taken = await queries.takenHistory.row<{ distributionIds: number[] }>(db, { societyImportId });
    await queries.noteNewFigures.run(db, { societyImportId, distributionIds: taken?.distributionIds ?? [] });
    await queries.nothingNew.run(db, { societyImportId });
    await queries.endTaken.run(db, { societyImportId });
    // What they say of people is where it belongs now.
    await clearRows.run(db, { societyImportId });
    await clearParts.run(db, { societyImportId });
  });
}

async function takeKind(pool: pg.Pool, societyImportId: number, kind: PlainKind): Promise<void> {
  let after = 0;
  for (let batches = 1; ; batches += 1) {
    const place = { societyImportId, kind, after };
    const taken = await laneTransaction(pool, 'rows', async (db) => {
      const claimed = await claim(db, place, atOnce[kind]);
      if (typeof claimed !== 'object') return claimed;
      await writes[kind](db, claimed.batch);
      await queries.notes[kind].run(db, claimed.batch);
      return claimed;
    });
    if (!taken) return;
    if (taken !== 'passedOver') after = taken.last;
    await learn(pool, kind, batches);
  }
}

const writes: Readonly<Record<PlainKind, Write>> = {
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
    await refreshHeld(
      db,
      batch.ids.filter((_, at) => batch.areNew[at]),
    );
  },
  contracts: async (db, batch) => {
    await people.addContracts.run(db, batch);
    await people.changeContracts.run(db, batch);
    await removeTerms.run(db, batch);
    await addTerms.run(db, batch);
    await rewriteChanged(db, { contractIds: batch.ids, rightIds: [] });
  },
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
  notes: inTurn(addNotes),
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

/** O305: works of these rights stand among what their holders have a part in. */
async function refreshHeld(db: Queryable, rightIds: number[]): Promise<void> {
  let after: number | undefined = 0;
  while (after !== undefined && rightIds.length > 0) {
    const asked = { rightIds, after, atOnce: worksAtOnce };
    const works: { workId: number }[] = await people.worksOfRights.rows<{ workId: number }>(db, asked);
    const workIds = works.map(({ workId }) => workId);
    if (workIds.length > 0) await people.refreshWorks.run(db, { workIds });
    after = workIds.at(-1);
  }
}

export const takeSocietyFiles: Task = {
  name: 'takeSocietyFiles',
  run: ({ pool }, payload) => takeSociety(pool, (payload as { societyImportId: number }).societyImportId),
};
