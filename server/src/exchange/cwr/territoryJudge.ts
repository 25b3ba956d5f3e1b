import type { TerritoryTree } from '../territories/tree.ts';
import type { Messages } from './messages.ts';
import { tolerance } from './workJudge.ts';
import { type Chain, isNumber, rights, type TerritoryShare, totalOf, type WorkModel } from './workModel.ts';

const whole = 10_000;

/** Countries that each territory of a work takes in or leaves alike: the numbers of the territories that hold them. */
type Area = ReadonlySet<number>;

const known = new WeakMap<TerritoryTree, Map<string, Area[]>>();
const mostKept = 5_000;
const single = new Map<number, readonly Area[]>();

/** The areas into which these territories cut the world, each once. */
function areasOf(all: readonly TerritoryShare[], tree: TerritoryTree): readonly Area[] {
  const first = onlyTerritory(all);
  if (first !== undefined) {
    // Most works name the World and nothing else.
    let alone = single.get(first);
    if (!alone) single.set(first, (alone = [new Set([first])]));
    return tree.has(first) ? alone : [];
  }
  const distinct = [...new Set(all.map(({ territory }) => territory))]
    .filter((code) => tree.has(code))
    .sort((a, b) => a - b);
  let kept = known.get(tree);
  if (!kept) known.set(tree, (kept = new Map()));
  const key = distinct.join(' ');
  const found = kept.get(key);
  if (found) return found;
  const areas = new Map<string, Area>();
  for (const country of new Set(distinct.flatMap((code) => [...(tree.countriesOf(code) ?? [])]))) {
    const inside = distinct.filter((code) => tree.countriesOf(code)?.has(country));
    areas.set(inside.join(' '), new Set(inside));
  }
  if (kept.size > mostKept) kept.clear();
  const made = [...areas.values()];
  kept.set(key, made);
  return made;
}

function onlyTerritory(all: readonly TerritoryShare[]): number | undefined {
  const first = all[0]?.territory;
  for (const { territory } of all) if (territory !== first) return undefined;
  return first;
}

/** What one party collects in an area: its territories apply in their order, and one that is left out takes all away. */
function collectedIn(
  territories: readonly TerritoryShare[],
  area: Area,
  withOthers: boolean,
): [number, number, number] {
  const collected: [number, number, number] = [0, 0, 0];
  for (const { territory, isIncluded, shares, isOther } of territories) {
    if ((isOther && !withOthers) || !area.has(territory)) continue;
    // Files also write a record for each right: one without a share says nothing of that right.
    for (const right of rights)
      if (!isIncluded) collected[right] = 0;
      else if (shares[right] > 0) collected[right] = shares[right];
  }
  return collected;
}

/** Rules about what is collected where: NWR T 014, 027, 044. */
export function judgeTerritories(work: WorkModel, tree: TerritoryTree, messages: Messages): void {
  const { header, chains, writers } = work;
  const entries = [...work.publishers, ...writers];
  const all: TerritoryShare[] = [];
  for (const { territories } of entries) all.push(...territories);
  const sum = totalOf(all);
  if (all.length === 0 || !isNumber(sum)) return;
  const areas = areasOf(all, tree);
  // What all collect together, wherever it is, is the most there can be in an area.
  const mayBeTooMuch = Math.max(sum[0], sum[1], sum[2]) > whole + tolerance;
  if (mayBeTooMuch && areas.some((area) => isTooMuch(entries, area, false)))
    messages.add('NWR T 014', header);
  else if (
    mayBeTooMuch &&
    all.some(({ isOther }) => isOther) &&
    areas.some((area) => isTooMuch(entries, area, true))
  )
    messages.add('NWR T 044', header);
  const hasParticipant =
    writers.some(({ role }) => role === 'PA') ||
    chains.some(({ publishers }) => publishers.some(({ type }) => type === 'PA'));
  if (!hasParticipant)
    for (const chain of chains)
      if (!collectsWhatItOwns(chain, areas)) messages.add('NWR T 027', first(chain));
}

/** Whether more than all of a right is collected in an area, by the controlled parties or by all. */
function isTooMuch(
  entries: readonly { territories: readonly TerritoryShare[] }[],
  area: Area,
  withOthers: boolean,
): boolean {
  const total: [number, number, number] = [0, 0, 0];
  for (const { territories } of entries) {
    const collected = collectedIn(territories, area, withOthers);
    for (const right of rights) total[right] += collected[right];
  }
  return total[0] > whole + tolerance || total[1] > whole + tolerance || total[2] > whole + tolerance;
}

const first = ({ publishers }: Chain) => {
  const [publisher] = publishers;
  if (!publisher) throw new Error('A chain has a publisher.');
  return publisher.record;
};

/** NWR T 027: of the performing right, a chain collects in every territory what its E and AQ own, unless shares change. */
function collectsWhatItOwns({ publishers }: Chain, areas: readonly Area[]): boolean {
  if (!publishers[0]?.isControlled) return true;
  let owned = 0;
  for (const { type, shares } of publishers) if (type === 'E' || type === 'AQ') owned += shares[0];
  return Number.isNaN(owned) || areas.every((area) => collects(publishers, area, owned));
}

function collects(publishers: Chain['publishers'], area: Area, owned: number): boolean {
  let collected = 0;
  for (const { territories } of publishers) {
    for (const { isOther, territory, record } of territories)
      if (!isOther && area.has(territory) && record.field('sharesChange') === 'Y') return true;
    collected += collectedIn(territories, area, false)[0];
  }
  // Where a territory is there for other rights only, nothing is said of this one.
  return collected === 0 || Math.abs(collected - owned) <= tolerance;
}
