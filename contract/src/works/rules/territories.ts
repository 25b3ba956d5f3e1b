// X41: which countries a list of territories is about. The list goes in order: a number of TIS includes, a negative one excludes.

/** The whole world in TIS. */
export const worldId = 2136;
/** Where home is. */
export const homeId = 352;
/** What an agreement covers that says nothing of territories. */
export const wholeWorld: readonly number[] = [worldId];
/** Whether a list is the world alone. */
export const isWholeWorld = (list: readonly number[]): boolean => list.length === 1 && list[0] === worldId;

/** The most entries that a list has. */
export const mostTerritories = 100;

/** A country or a group of them; days are `YYYY-MM-DD`, or null where there is no border. */
export interface Territory {
  territoryId: number;
  kind: 'country' | 'group';
  startsOn: string | null;
  endsOn: string | null;
  groups: readonly { territoryId: number; startsOn: string | null; endsOn: string | null }[];
}

const countsOn = (
  { startsOn, endsOn }: { startsOn: string | null; endsOn: string | null },
  day: string,
): boolean => (startsOn ?? '') <= day && day <= (endsOn ?? '9999-12-31');

/** The numbers of the countries that a list holds in on a day, the lowest first. */
export function countriesOf(
  list: readonly number[],
  day: string,
  tree: ReadonlyMap<number, Territory>,
): number[] {
  return [...tree.values()]
    .filter((one) => one.kind === 'country' && countsOn(one, day))
    .map(({ territoryId }) => territoryId)
    .filter((country) => lastEntryOn(list, above(country, day, tree)) > 0)
    .toSorted((a, b) => a - b);
}

/** Whether a list holds in a country on a day. Every country is in the world, also one that the tree does not know. */
export function holdsIn(
  list: readonly number[],
  country: number,
  day: string,
  tree: ReadonlyMap<number, Territory>,
): boolean {
  return lastEntryOn(list, above(country, day, tree).add(worldId)) > 0;
}

/** The list of what is left of the world when others hold in theirs; empty when nothing is. */
export function worldWithout(
  lists: readonly (readonly number[])[],
  day: string,
  tree: ReadonlyMap<number, Territory>,
): number[] {
  const inside = (list: readonly number[]) => new Set(countriesOf(list, day, tree));
  const taken = new Set(lists.flatMap((list) => [...inside(list)]));
  const left = [...inside(wholeWorld)].filter((country) => !taken.has(country));
  if (left.length === 0) return [];
  // The widest first: the narrowest that names a country decides. What one holds in is not given back by another who does not.
  const turned = [...new Set(lists.flat().map((entry) => -entry))].filter(
    (entry, _, all) => entry < 0 || !all.includes(-entry),
  );
  const extent = (entry: number) => inside([Math.abs(entry)]).size;
  const sorted = turned.toSorted((a, b) => extent(b) - extent(a) || a - b);
  const list = [worldId, ...sorted.filter((entry) => entry !== -worldId)];
  if (sorted.includes(-worldId)) list.shift();
  const shortened = list.slice(
    Math.max(
      list.findIndex((entry) => entry > 0),
      0,
    ),
  );
  const isRight = String([...inside(shortened)]) === String(left);
  return isRight ? shortened : [worldId, ...[...taken].toSorted((a, b) => a - b).map((country) => -country)];
}

const lastEntryOn = (list: readonly number[], within: ReadonlySet<number>) =>
  list.findLast((entry) => within.has(Math.abs(entry))) ?? 0;

/** A territory with every group that it is in on a day. */
function above(territoryId: number, day: string, tree: ReadonlyMap<number, Territory>): Set<number> {
  const found = new Set([territoryId]);
  for (const one of found)
    for (const group of tree.get(one)?.groups ?? []) if (countsOn(group, day)) found.add(group.territoryId);
  return found;
}
