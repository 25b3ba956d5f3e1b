import { holderLines, rightsLines, type Holder, type RightsLine } from '@omur/contract/works/rules/rights';
import { choicesOn, type DatedContract } from './choices.ts';

// M7: who is paid an author's share of a work, day by day. Days are `YYYY-MM-DD`, or one of the two that are before and after all.

export const beginning = '-infinity';
export const forever = 'infinity';
/** The day on which something is decided; PostgreSQL says which that is. */
export const today = 'today';

/** Lines that count from one day until before another. */
export interface Stretch {
  startsOn: string;
  endsBefore: string;
  lines: readonly RightsLine[];
}

/** H115: a holder, with the parts that they held before some days, the first day first. */
export interface DatedHolder extends Holder {
  former?: readonly { endsBefore: string; shareHundredths: number }[];
}

/** Who held the author's right on a day. */
export const holdersOn = (holders: readonly DatedHolder[], day: string): Holder[] =>
  holders
    .map(({ rightId, shareHundredths, former = [] }) => ({
      rightId,
      shareHundredths: former.find(({ endsBefore }) => day < endsBefore)?.shareHundredths ?? shareHundredths,
    }))
    .filter(({ shareHundredths }) => shareHundredths > 0);

/** The days from which others hold it. */
export const daysOfHolders = (holders: readonly DatedHolder[]) =>
  holders.flatMap(({ former = [] }) => former.map(({ endsBefore }) => endsBefore));

export interface Rewriting {
  /** The days that are written anew. */
  from: string;
  until: string;
  today: string;
  /** The share on all of these days, in hundredths; left out, what it was on each of them. */
  shareHundredths?: number | undefined;
  holders: readonly DatedHolder[];
  /** Only the holders are other than they were: publishers keep their lines. */
  isOfHolders?: boolean | undefined;
  contracts: readonly DatedContract[];
  /** The contract that was chosen for the work; where it does not run, the one that began first counts. */
  chosenId: number | null;
  /** X45: the first of the contracts that took each other's place, of the one that was chosen. */
  chosenLineageId?: number | null | undefined;
}

/**
 * Writes some days anew by the rule of V6: each day's share goes to its holders and, under the contract of that day, to its
 * publisher. What counts today goes on until something is decided: the clock sees to contracts that begin or end later.
 */
export function rewritten(stretches: readonly Stretch[], rewriting: Rewriting): Stretch[] {
  const { from, until, contracts, holders, today: day } = rewriting;
  if (from > day) return [...stretches];
  const kept = [...within(stretches, beginning, from), ...within(stretches, until, forever)];
  const days = [
    from,
    ...stretches.flatMap(({ startsOn, endsBefore }) => [startsOn, endsBefore]),
    ...contracts.flatMap(({ startsOn, endsBefore }) => [startsOn, endsBefore]).filter((one) => one <= day),
    ...daysOfHolders(holders),
  ];
  const starts = [...new Set(days)].filter((one) => from <= one && one < until).toSorted();
  const anew = starts.map((startsOn, i): Stretch => {
    const endsBefore = starts[i + 1] ?? until;
    return { startsOn, endsBefore, lines: linesOn(stretches, rewriting, startsOn) };
  });
  return joined([...kept, ...anew].filter(({ lines }) => lines.length > 0));
}

/** The stretches of lines that carry days of their own. */
export function stretchesOf(
  lines: readonly (RightsLine & { startsOn: string; endsBefore: string })[],
): Stretch[] {
  const days = [...new Set(lines.flatMap(({ startsOn, endsBefore }) => [startsOn, endsBefore]))].toSorted();
  return days.slice(0, -1).flatMap((startsOn, i) => {
    const counted = lines.filter((line) => line.startsOn <= startsOn && startsOn < line.endsBefore);
    return counted.length > 0 ? { startsOn, endsBefore: days[i + 1] ?? forever, lines: counted } : [];
  });
}

/** What of them is on some days. */
export function within<S extends Stretch>(stretches: readonly S[], from: string, until: string): S[] {
  return stretches
    .map((stretch) => ({
      ...stretch,
      startsOn: stretch.startsOn < from ? from : stretch.startsOn,
      endsBefore: stretch.endsBefore > until ? until : stretch.endsBefore,
    }))
    .filter(({ startsOn, endsBefore }) => startsOn < endsBefore);
}

function linesOn(
  stretches: readonly Stretch[],
  { shareHundredths, isOfHolders, ...rules }: Rewriting,
  day: string,
): readonly RightsLine[] {
  const holders = holdersOn(rules.holders, day);
  const was = stretches.find(({ startsOn, endsBefore }) => startsOn <= day && day < endsBefore)?.lines ?? [];
  if (isOfHolders) return withHolders(was, holders);
  const share = shareHundredths ?? was.reduce((sum, line) => sum + line.shareHundredths, 0);
  return share > 0 ? rightsLines(share, holders, contractAtHome(rules, day)) : [];
}

export function withHolders(was: readonly RightsLine[], holders: readonly Holder[]): RightsLine[] {
  const own = was.filter(({ publisherId }) => publisherId === undefined || publisherId === null);
  const home = own.reduce((sum, line) => sum + line.shareHundredths, 0);
  const abroad = own.reduce((sum, line) => sum + line.shareAbroadHundredths, 0);
  const lines = holderLines([home, abroad], holders, own[0]?.contractId ?? undefined);
  return [...(own.length > 0 ? lines : []), ...was.filter((line) => !own.includes(line))];
}

/** The lines that are shown are those at home; elsewhere others may count (X42). */
const contractAtHome = (rules: Pick<Rewriting, 'contracts' | 'chosenId' | 'chosenLineageId'>, day: string) =>
  choicesOn(rules, day).find(({ isAtHome }) => isAtHome)?.contract;

/** Next to each other and the same, they are one. */
function joined(stretches: readonly Stretch[]): Stretch[] {
  const inOrder = stretches.toSorted((a, b) => (a.startsOn < b.startsOn ? -1 : 1));
  return inOrder.reduce<Stretch[]>((found, stretch) => {
    const last = found.at(-1);
    if (last?.endsBefore === stretch.startsOn && keysOf(last) === keysOf(stretch))
      found[found.length - 1] = { ...last, endsBefore: stretch.endsBefore };
    else found.push(stretch);
    return found;
  }, []);
}

const keysOf = ({ lines }: Stretch) => lines.map(keyOf).toSorted().join(' ');

/** What makes two lines of an author the same, days apart. */
export const keyOf = (line: RightsLine) =>
  [line.rightId, line.publisherId, line.contractId, line.shareHundredths, line.shareAbroadHundredths]
    .map((value) => value ?? '-')
    .join('/');
