import { scaleLinear } from 'd3-scale';

/** Round numbers of whole krónur, from 0 to at least the largest amount. */
export function ticksTo(mostIsk: number, count: number): number[] {
  return scaleLinear([0, Math.max(1, mostIsk)], [0, 1])
    .nice(count)
    .ticks(count)
    .filter(Number.isInteger);
}
