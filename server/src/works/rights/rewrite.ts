import type { Holder, RightsLine } from '@omur/contract/works/rules/rights';
import { type Queryable } from '../../platform/database/statement.ts';
import {
  beginning,
  forever,
  keyOf,
  rewritten,
  stretchesOf,
  today as theDay,
  type DatedContract,
  type Stretch,
} from './timeline.ts';
import { findTimelines, takeAway, insertLines } from './rewriteQueries.ts';

/** An author's share of a work, in hundredths: none (0) is of somebody who is on it no longer; left out it stays what it was on each day. */
export interface ShareOf {
  workId: number;
  authorId: number;
  shareHundredths?: number;
}

/** The days from which until before which something counts; all of them, if left out. */
export interface Days {
  from?: string;
  until?: string;
  /** Only who holds the author's right is other than it was: publishers keep their lines. */
  isOfHolders?: boolean;
}

interface Line extends RightsLine {
  workRightId: number;
  startsOn: string;
  endsBefore: string;
}

interface Timeline extends Record<string, unknown> {
  workId: number;
  authorId: number;
  chosenId: number | null;
  today: string;
  lines: Line[];
  holders: Holder[];
  contracts: DatedContract[];
}

/**
 * Writes anew who is paid the shares of authors on works, on some days (V6, M7). Comes after their rows and their contracts are
 * written, in the same transaction; what stays the same is left alone.
 */
export async function rewriteRights(
  db: Queryable,
  shares: readonly ShareOf[],
  { from = beginning, until = forever, isOfHolders }: Days = {},
): Promise<void> {
  if (shares.length === 0) return;
  const timelines = await findTimelines.rows<Timeline>(db, {
    workIds: shares.map(({ workId }) => workId),
    authorIds: shares.map(({ authorId }) => authorId),
  });
  const given = new Map(shares.map((one) => [`${one.workId}/${one.authorId}`, one.shareHundredths]));
  const gone: number[] = [];
  const put: Record<string, unknown>[] = [];
  for (const { workId, authorId, lines, ...rules } of timelines) {
    const shareHundredths = given.get(`${workId}/${authorId}`);
    const days = { from: from === theDay ? rules.today : from, until };
    const after = rewritten(stretchesOf(lines), { ...days, isOfHolders, shareHundredths, ...rules });
    const { left, added } = compared(lines, after);
    gone.push(...left);
    put.push(...added.map((line) => ({ work_id: workId, author_id: authorId, ...line })));
  }
  if (gone.length > 0) await takeAway.run(db, { lineIds: gone });
  if (put.length > 0) await insertLines.run(db, { lines: JSON.stringify(put) });
}

const datedKeyOf = (line: RightsLine, { startsOn, endsBefore }: Pick<Stretch, 'startsOn' | 'endsBefore'>) =>
  `${keyOf(line)} ${startsOn} ${endsBefore}`;

/** Which lines go, and which come. */
function compared(before: readonly Line[], after: readonly Stretch[]) {
  const left = new Map(before.map((line) => [datedKeyOf(line, line), line.workRightId]));
  const isTwice = left.size < before.length;
  if (isTwice) left.clear();
  const added = after.flatMap((stretch) =>
    stretch.lines
      .filter((line) => !left.delete(datedKeyOf(line, stretch)))
      .map((line) => ({
        right_id: line.rightId,
        publisher_id: line.publisherId,
        contract_id: line.contractId,
        share_hundredths: line.shareHundredths,
        share_abroad_hundredths: line.shareAbroadHundredths,
        starts_on: stretch.startsOn,
        ends_before: stretch.endsBefore,
      })),
  );
  return { left: isTwice ? before.map(({ workRightId }) => workRightId) : [...left.values()], added };
}
