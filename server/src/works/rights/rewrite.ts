import type { RightsLine } from '@omur/contract/works/rules/rights';
import { type Queryable } from '../../platform/database/statement.ts';
import { byContractKey, byContractRewritten, type ByContract } from './byContract.ts';
import type { DatedContract } from './choices.ts';
import {
  beginning,
  forever,
  keyOf,
  rewritten,
  stretchesOf,
  today as theDay,
  type DatedHolder,
  type Rewriting,
  type Stretch,
} from './timeline.ts';
import {
  findTimelines,
  insertByContract,
  insertLines,
  takeAway,
  takeAwayByContract,
} from './rewriteQueries.ts';

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

interface Dated extends RightsLine {
  startsOn: string;
  endsBefore: string;
}

interface Line extends Dated {
  workRightId: number;
}

type LineByContract = Dated & { agreementRightId: number } & Omit<ByContract, keyof Stretch>;

interface Timeline extends Record<string, unknown> {
  workId: number;
  authorId: number;
  chosenId: number | null;
  chosenLineageId: number | null;
  today: string;
  lines: Line[];
  byContract: LineByContract[];
  holders: DatedHolder[];
  contracts: DatedContract[];
}

type Row = Record<string, unknown>;

/**
 * Writes anew who is paid the shares of authors on works, on some days (V6, M7, X42). Comes after their rows and their contracts are
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
  const shown = { gone: [] as number[], put: [] as Row[] };
  const ofContracts = { gone: [] as number[], put: [] as Row[] };
  for (const { workId, authorId, lines, byContract, ...rules } of timelines) {
    const shareHundredths = given.get(`${workId}/${authorId}`);
    const days = { from: from === theDay ? rules.today : from, until };
    const rewriting: Rewriting = { ...days, isOfHolders, shareHundredths, ...rules };
    const after = rewritten(stretchesOf(lines), rewriting);
    const of = (line: Row) => ({ work_id: workId, author_id: authorId, ...line });
    const compared = compare(lines.map(kept), rowsOf(after));
    shown.gone.push(...compared.gone);
    shown.put.push(...compared.put.map(of));
    const choices = byContractRewritten(choicesBefore(byContract), after, rewriting);
    const other = compare(byContract.map(keptByContract), rowsByContract(choices));
    ofContracts.gone.push(...other.gone);
    ofContracts.put.push(...other.put.map(of));
  }
  if (shown.gone.length > 0) await takeAway.run(db, { lineIds: shown.gone });
  if (shown.put.length > 0) await insertLines.run(db, { lines: JSON.stringify(shown.put) });
  if (ofContracts.gone.length > 0) await takeAwayByContract.run(db, { lineIds: ofContracts.gone });
  if (ofContracts.put.length > 0) await insertByContract.run(db, { lines: JSON.stringify(ofContracts.put) });
}

const datedKeyOf = (key: string, { startsOn, endsBefore }: Pick<Stretch, 'startsOn' | 'endsBefore'>) =>
  `${key} ${startsOn} ${endsBefore}`;

const kept = (line: Line) => ({ id: line.workRightId, key: datedKeyOf(keyOf(line), line) });
const keptByContract = (line: LineByContract) => ({
  id: line.agreementRightId,
  key: datedKeyOf(byContractKey(line, line), line),
});

interface Written {
  key: string;
  row: Row;
}

const rowOf = (line: RightsLine, { startsOn, endsBefore }: Stretch): Row => ({
  right_id: line.rightId,
  publisher_id: line.publisherId,
  contract_id: line.contractId,
  share_hundredths: line.shareHundredths,
  share_abroad_hundredths: line.shareAbroadHundredths,
  starts_on: startsOn,
  ends_before: endsBefore,
});

const rowsOf = (stretches: readonly Stretch[]): Written[] =>
  stretches.flatMap((stretch) =>
    stretch.lines.map((line) => ({ key: datedKeyOf(keyOf(line), stretch), row: rowOf(line, stretch) })),
  );

const rowsByContract = (stretches: readonly ByContract[]): Written[] =>
  stretches.flatMap((stretch) =>
    stretch.lines.map((line) => ({
      key: datedKeyOf(byContractKey(stretch, line), stretch),
      row: {
        ...rowOf(line, stretch),
        counted_contract_id: stretch.countedId,
        under_contract_id: stretch.underId,
        rank: stretch.rank,
        territories: stretch.territories,
      },
    })),
  );

/** Which lines go, and which come. Where two were the same all are written anew. */
function compare(before: readonly { id: number; key: string }[], after: readonly Written[]) {
  const left = new Map(before.map(({ key, id }) => [key, id]));
  const isTwice = left.size < before.length;
  if (isTwice) left.clear();
  const put = after.filter(({ key }) => !left.delete(key)).map(({ row }) => row);
  return { gone: isTwice ? before.map(({ id }) => id) : [...left.values()], put };
}

/** Lines of the same contract and days are one stretch. */
function choicesBefore(lines: readonly LineByContract[]): ByContract[] {
  const found = new Map<string, ByContract & { lines: RightsLine[] }>();
  for (const line of lines) {
    const { startsOn, endsBefore, countedId, underId, rank, territories } = line;
    const key = datedKeyOf(byContractKey(line), line);
    const one = found.get(key);
    if (one) one.lines.push(line);
    else found.set(key, { startsOn, endsBefore, countedId, underId, rank, territories, lines: [line] });
  }
  return [...found.values()];
}
