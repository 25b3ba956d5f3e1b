/** One amount of a chart, which may be chosen. */
export interface Bar {
  id: number | string;
  label: string;
  amountIsk: number;
  /** What it stands together with, as the distributions of a year. */
  group?: string | undefined;
  /** What gives it its colour. */
  kind?: string | undefined;
}

export interface BarsProps {
  /** What the chart shows, read aloud. */
  label: string;
  bars: readonly Bar[];
  chosen?: Bar['id'] | undefined;
  onChoose: (id: Bar['id']) => void;
}

const colours = [1, 2, 3, 4, 5, 6].map((number) => `var(--share-${number})`);

export const colourAt = (index: number): string => colours[index % colours.length] ?? 'var(--share-1)';

/** The kinds among the bars, in the order of their colours: the largest has the first. */
export function kindsOf(bars: readonly Bar[]): string[] {
  const sums = new Map<string, number>();
  for (const { kind = '', amountIsk } of bars) sums.set(kind, (sums.get(kind) ?? 0) + amountIsk);
  return [...sums].toSorted(([, one], [, other]) => other - one).map(([kind]) => kind);
}
