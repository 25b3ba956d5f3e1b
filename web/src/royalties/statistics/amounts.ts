import { toEyrir, wholeInTurn, wholeKronur } from '@omur/contract/platform/rules/wholeKronur';
import type { StatusDetail, YearSummary } from '@omur/contract/royalties/statistics';

export const isDistributed = ({ movementType }: Pick<StatusDetail, 'movementType'>) =>
  movementType === 1 || movementType === 3;
const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, one) => sum + one, 0);

/** Rows with the whole krónur that each shows, and the eyrir that stand above it. */
export function inTurn<Row extends { amountIsk: number }>(rows: readonly Row[]) {
  const eyrir = rows.map(({ amountIsk }) => toEyrir(amountIsk));
  const shown = wholeInTurn(eyrir);
  let above = 0;
  return rows.map((row, at) => {
    const beforeEyrir = above;
    above += eyrir[at] ?? 0;
    return { ...row, shownIsk: shown[at] ?? 0, beforeEyrir };
  });
}

/** What amounts that are rounded each by itself add up to as they are shown. */
export const shownTotalOf = (rows: readonly { amountIsk: number }[]): number =>
  sumOf(rows.map(({ amountIsk }) => wholeKronur(amountIsk)));

export const totalOf = (rows: readonly { amountIsk: number }[]): number =>
  wholeKronur(sumOf(rows.map(({ amountIsk }) => toEyrir(amountIsk))) / 100);

/**
 * The movements of a year as they are listed: those of each kind add up to what the year's row shows of it. There the allocated follow on
 * what was deducted (`wholeYears`).
 */
export function movementsInTurn<Movement extends StatusDetail>(
  movements: readonly Movement[],
  year: Pick<YearSummary, 'deductedIsk'>,
) {
  const above = { distributed: 0, deducted: 0, allocated: toEyrir(year.deductedIsk) };
  return movements.map((movement) => {
    const kind = isDistributed(movement)
      ? 'distributed'
      : movement.movementType === 2
        ? 'deducted'
        : 'allocated';
    const eyrir = toEyrir(movement.amountIsk);
    const [shownIsk = 0] = wholeInTurn([eyrir], above[kind]);
    above[kind] += eyrir;
    return { ...movement, shownIsk };
  });
}

/**
 * The statuses of a period: what each pot brought, both types of it together, and what became of it (L3.15, L9.5). Of sales and streaming
 * that comes with its sign turned. A correction takes money back, so no sign is to be thrown away.
 */
export function potsAndMoves(statuses: readonly StatusDetail[], kind: 'domestic' | 'streams') {
  const pots = new Map<number, StatusDetail>();
  for (const status of statuses.filter(isDistributed)) {
    const before = pots.get(status.potId);
    pots.set(status.potId, {
      ...status,
      amountIsk: sumOf([toEyrir(before?.amountIsk ?? 0), toEyrir(status.amountIsk)]) / 100,
      lineCount: (before?.lineCount ?? 0) + status.lineCount,
    });
  }
  const distributed = [...pots.values()];
  const moved = statuses.filter((status) => !isDistributed(status));
  return {
    pots: inTurn(distributed),
    moves: inTurn(moved),
    // What is left of the sums as they are shown, so that the three agree.
    heldIsk: totalOf(distributed) + (kind === 'streams' ? totalOf(moved) : -totalOf(moved)),
  };
}

const parts = ['deductedIsk', 'allocatedIsk', 'heldIsk'] as const;

/**
 * A year's sum is rounded by itself, as it is wherever it stands; what became of it adds up to it. The last row adds up what is shown.
 */
export function wholeYears(years: readonly YearSummary[]) {
  const rows = years.map((year) => {
    const [deductedIsk = 0, allocatedIsk = 0, heldIsk = 0] = wholeInTurn(
      parts.map((part) => toEyrir(year[part])),
    );
    return {
      year: year.year,
      distributedIsk: wholeKronur(year.distributedIsk),
      deductedIsk,
      allocatedIsk,
      heldIsk,
    };
  });
  const total = (of: 'distributedIsk' | (typeof parts)[number]) => sumOf(rows.map((row) => row[of]));
  return {
    rows,
    totals: {
      distributedIsk: total('distributedIsk'),
      deductedIsk: total('deductedIsk'),
      allocatedIsk: total('allocatedIsk'),
      heldIsk: total('heldIsk'),
    },
  };
}
