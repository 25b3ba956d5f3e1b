import type { RunningContract } from '@omur/contract/works/rules/rights';

/** A contract that the work is in, with its first day and the first on which it does not count. */
export interface DatedContract extends RunningContract {
  startsOn: string;
  endsBefore: string;
  /** When it was agreed to begin; with a catalogue it came to its publisher later (X45). */
  agreedFrom?: string;
  lineageId?: number;
  /** The lineage that it lets publish under it is of (X44); null where the author does. */
  originalLineageId?: number | null;
  territories?: readonly number[];
  isAtHome?: boolean;
  /** X43: it is paid for uses on its days until a day only. */
  isCollectedUntil?: boolean;
}

/** A contract that may count on a day, with those that it is under; the contract whose lines they are is the one agreed with the author. */
export interface Choice {
  counted: DatedContract;
  underId: number | null;
  contract: RunningContract;
  isAtHome: boolean;
}

interface Chosen {
  contracts: readonly DatedContract[];
  chosenId: number | null;
  chosenLineageId?: number | null | undefined;
}

/**
 * The contracts that may count on a day, in the order in which they are asked: the first that holds where the use was does. The chosen
 * one comes first, then the one agreed on first; a publisher in another's place comes before the other.
 */
export function choicesOn({ contracts, chosenId, chosenLineageId }: Chosen, day: string): Choice[] {
  const running = contracts
    .filter(({ startsOn, endsBefore }) => startsOn <= day && day < endsBefore)
    .toSorted(inOrder);
  const roots = running.filter(({ originalLineageId }) => (originalLineageId ?? null) === null);
  const isChosen = (one: DatedContract) =>
    one.contractId === chosenId || (chosenLineageId != null && lineageOf(one) === chosenLineageId);
  const ordered = [...roots.filter(isChosen), ...roots.filter((one) => !isChosen(one))];
  return ordered.flatMap((root) => choicesFrom(running, [root]));
}

/** Those below first. The line goes from the author's contract down to the last. */
function choicesFrom(running: readonly DatedContract[], line: readonly DatedContract[]): Choice[] {
  const counted = line.at(-1);
  if (!counted) return [];
  const below = running.filter((one) => one.originalLineageId === lineageOf(counted) && !line.includes(one));
  return [
    ...below.flatMap((one) => choicesFrom(running, [...line, one])),
    {
      counted,
      underId: line.at(-2)?.contractId ?? null,
      contract: nested(line),
      isAtHome: line.every(({ isAtHome }) => isAtHome !== false),
    },
  ];
}

function nested([first, ...below]: readonly DatedContract[]): RunningContract {
  const { contractId, publisherId, performanceShareHundredths, mechanicalShareHundredths } =
    first as DatedContract;
  return {
    contractId,
    publisherId,
    performanceShareHundredths,
    mechanicalShareHundredths,
    ...(below.length > 0 && { subPublished: nested(below) }),
  };
}

const lineageOf = ({ lineageId, contractId }: DatedContract) => lineageId ?? contractId;

const keyOf = (one: DatedContract) =>
  [one.agreedFrom ?? one.startsOn, lineageOf(one), one.contractId] as const;

function inOrder(one: DatedContract, other: DatedContract): number {
  const [from, lineage, id] = keyOf(one);
  const [otherFrom, otherLineage, otherId] = keyOf(other);
  if (from !== otherFrom) return from < otherFrom ? -1 : 1;
  return lineage - otherLineage || id - otherId;
}
