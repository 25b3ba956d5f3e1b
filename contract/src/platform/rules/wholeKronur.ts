/** Amounts have two decimals; whole eyrir add up exactly. */
export const toEyrir = (isk: number): number => Math.round(isk * 100);

const whole = (eyrir: number): number => Math.sign(eyrir) * Math.round(Math.abs(eyrir) / 100) || 0;

/**
 * Whole krónur for amounts that stand one below the other, so that what is shown adds up to their rounded sum: each is what the rounded
 * sum grows by. No amount is a whole króna off. `beforeEyrir` is the sum of what stands above them, as on an earlier page of the list.
 */
export function wholeInTurn(amountsEyrir: readonly number[], beforeEyrir = 0): number[] {
  let sum = beforeEyrir;
  return amountsEyrir.map((eyrir) => {
    const shown = whole(sum);
    sum += eyrir;
    return whole(sum) - shown;
  });
}

/** An amount that stands alone, and the sum of a list. */
export const wholeKronur = (isk: number): number => whole(toEyrir(isk));
