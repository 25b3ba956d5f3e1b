import { isWholeWorld } from '@omur/contract/works/rules/territories';
import { holderLines, rightsLines, type RightsLine } from '@omur/contract/works/rules/rights';
import { choicesOn, type DatedContract } from './choices.ts';
import {
  beginning,
  daysOfHolders,
  forever,
  holdersOn,
  keyOf,
  withHolders,
  within,
  type Rewriting,
  type Stretch,
} from './timeline.ts';

/** X42: lines that count on some days if a contract does; of no contract, if none does. */
export interface ByContract extends Stretch {
  countedId: number | null;
  /** The contract that this one publishes in the place of (X44). */
  underId: number | null;
  /** The lowest of those that hold counts. */
  rank: number;
  territories: readonly number[];
}

/** Whether one contract could count somewhere, or for some payment, and not elsewhere. */
const isLimited = ({ territories, originalLineageId, isCollectedUntil }: DatedContract) =>
  !isWholeWorld(territories ?? []) || (originalLineageId ?? null) !== null || Boolean(isCollectedUntil);

/**
 * The lines by contract beside those that are shown, as some days are written anew. Where every contract holds everywhere there are none:
 * the lines that are shown count. `lines` are those as they are written now.
 */
export function byContractRewritten(
  before: readonly ByContract[],
  lines: readonly Stretch[],
  rewriting: Rewriting,
): ByContract[] {
  const { from, until, today, contracts, holders } = rewriting;
  if (from > today) return [...before];
  const kept = [...within(before, beginning, from), ...within(before, until, forever)];
  if (!contracts.some(isLimited)) return joined(kept);
  const days = [
    from,
    ...[...lines, ...before, ...contracts].flatMap(({ startsOn, endsBefore }) => [startsOn, endsBefore]),
    ...daysOfHolders(holders),
  ];
  const starts = [...new Set(days)].filter((one) => from <= one && one < until).toSorted();
  const anew = starts.flatMap((startsOn, i) =>
    linesOn(before, lines, rewriting, { startsOn, endsBefore: starts[i + 1] ?? until }),
  );
  return joined([...kept, ...anew, ...ofThePast(kept, lines, rewriting)]);
}

function linesOn(
  before: readonly ByContract[],
  lines: readonly Stretch[],
  { isOfHolders, ...rules }: Rewriting,
  days: { startsOn: string; endsBefore: string },
): ByContract[] {
  const holders = holdersOn(rules.holders, days.startsOn);
  const was = before.filter((one) => one.startsOn <= days.startsOn && days.startsOn < one.endsBefore);
  if (isOfHolders && was.length > 0)
    return was.map((one) => ({ ...one, ...days, lines: withHolders(one.lines, holders) }));
  const share = shareOn(lines, days.startsOn);
  if (share === 0) return [];
  const choices = choicesOn(rules, days.startsOn);
  const counted = choices.map(
    ({ counted: { contractId, territories }, underId, contract }, rank): ByContract => ({
      ...days,
      countedId: contractId,
      underId,
      rank,
      territories: territories ?? [],
      lines: rightsLines(share, holders, contract),
    }),
  );
  const none = { ...days, ...noContract, rank: choices.length };
  return [...counted, { ...none, lines: rightsLines(share, holders, undefined) }];
}

const noContract = { countedId: null, underId: null, territories: [] };

/**
 * X43: a contract that is paid until a day only is so for its earlier days too. On those where no lines by contract were kept the lines
 * that are shown are the contract's, as they were then.
 */
function ofThePast(
  kept: readonly ByContract[],
  lines: readonly Stretch[],
  { from, contracts, holders }: Rewriting,
): ByContract[] {
  const ending = new Set(contracts.filter((one) => one.isCollectedUntil).map(({ contractId }) => contractId));
  return within(lines, beginning, from).flatMap(({ startsOn, endsBefore, lines: shown }) => {
    const countedId = shown.find(({ publisherId }) => publisherId != null)?.contractId ?? null;
    const isKept = kept.some((one) => one.startsOn < endsBefore && startsOn < one.endsBefore);
    if (countedId === null || !ending.has(countedId) || isKept) return [];
    const days = { startsOn, endsBefore };
    const share = shown.reduce((sum, line) => sum + line.shareHundredths, 0);
    const territories = contracts.find(({ contractId }) => contractId === countedId)?.territories ?? [];
    return [
      { ...days, countedId, underId: null, rank: 0, territories, lines: shown },
      { ...days, ...noContract, rank: 1, lines: holderLines([share, share], holdersOn(holders, startsOn)) },
    ];
  });
}

const shareOn = (lines: readonly Stretch[], day: string) =>
  (lines.find(({ startsOn, endsBefore }) => startsOn <= day && day < endsBefore)?.lines ?? []).reduce(
    (sum, line) => sum + line.shareHundredths,
    0,
  );

/** What makes lines of two stretches the same, days apart. */
export const byContractKey = (
  one: Omit<ByContract, 'startsOn' | 'endsBefore' | 'lines'>,
  line?: RightsLine,
) =>
  [
    one.countedId ?? '-',
    one.underId ?? '-',
    one.rank,
    one.territories.join(','),
    line ? keyOf(line) : '',
  ].join(' ');

/** Next to each other and the same, they are one. */
function joined(stretches: readonly ByContract[]): ByContract[] {
  const found = new Map<string, ByContract[]>();
  for (const one of stretches.toSorted((a, b) => (a.startsOn < b.startsOn ? -1 : 1))) {
    const key = `${byContractKey(one)} ${one.lines.map(keyOf).toSorted().join(' ')}`;
    const same = found.get(key) ?? [];
    const last = same.at(-1);
    if (last?.endsBefore === one.startsOn) same[same.length - 1] = { ...last, endsBefore: one.endsBefore };
    else same.push(one);
    found.set(key, same);
  }
  return [...found.values()].flat();
}
