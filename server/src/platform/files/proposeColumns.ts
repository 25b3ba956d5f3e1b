import { fold } from '@omur/contract/platform/rules/folding';

/** What was confirmed before, by folded heading; null for what was left out. */
export type KeptMapping<C extends string> = Readonly<Record<string, C | null>>;

/**
 * Which of our columns each column of a file is likely to be, in the order of the file; undefined where it is none. What was confirmed for
 * an earlier file goes before what headings usually mean, and the first column that fits before others. `headingsOf` has them folded.
 */
export function proposeColumns<C extends string>(
  headings: readonly string[],
  headingsOf: Readonly<Record<C, readonly string[]>>,
  kept: KeptMapping<C>,
): (C | undefined)[] {
  const columns = Object.keys(headingsOf) as C[];
  const taken = new Set<C>();
  const once = (ours: C | null | undefined): C | undefined => {
    if (!ours || taken.has(ours)) return undefined;
    taken.add(ours);
    return ours;
  };
  const folded = headings.map(fold);
  const isKept = (name: string) => Object.hasOwn(kept, name);
  const confirmed = folded.map((name) => (isKept(name) ? once(kept[name]) : undefined));
  return folded.map((name, at) =>
    isKept(name)
      ? confirmed[at]
      : once(columns.find((one) => !taken.has(one) && headingsOf[one].includes(name))),
  );
}

/** A confirmed mapping as it is kept for the next file: what was left out stays left out. */
export function keptMapping<C extends string>(
  headings: readonly string[],
  columnAt: (at: number) => C | null | undefined,
): KeptMapping<C> {
  return Object.fromEntries(headings.map((heading, at) => [fold(heading), columnAt(at) ?? null]));
}
