import { rightsLines, type Holder, type RunningContract } from '@omur/contract/rules/rights';
import type { Queryable } from '../database/statement.ts';
import * as queries from './queries.ts';

interface Row extends Record<string, unknown> {
  workId: number;
  shareHundredths: number;
  contract: RunningContract | null;
}

/** Writes anew who is paid an author's share of its works, by the rule of registration (V6). Names the authors whose lines go. */
export async function writeRights(
  db: Queryable,
  authorId: number,
  workIds: readonly number[],
  insteadOf: readonly number[] = [authorId],
): Promise<void> {
  const rows = await queries.findRows.rows<Row>(db, { authorId, workIds });
  const holders = await queries.findHolders.rows<Holder & Record<string, unknown>>(db, { authorId });
  const lines = rows.flatMap(({ workId, shareHundredths, contract }) =>
    rightsLines(shareHundredths, holders, contract ?? undefined).map((line) => ({
      work_id: workId,
      right_id: line.rightId,
      publisher_id: line.publisherId,
      contract_id: line.contractId,
      share_hundredths: line.shareHundredths,
      share_abroad_hundredths: line.shareAbroadHundredths,
    })),
  );
  await queries.deleteRights.run(db, { workIds, authorIds: insteadOf });
  await queries.insertRights.run(db, { authorId, lines: JSON.stringify(lines) });
}

/** An unknown author has become a member under its own number: its works have a holder now, and perhaps another name. */
export async function claimWorks(db: Queryable, authorId: number): Promise<void> {
  const works = await queries.lockWorksOf.rows<{ workId: number }>(db, { authorId });
  const workIds = works.map(({ workId }) => workId);
  if (workIds.length === 0) return;
  await writeRights(db, authorId, workIds);
  await queries.renameArtists.run(db, { workIds });
  await queries.settleWorks.run(db, { workIds });
}
