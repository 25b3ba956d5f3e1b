const widest = 92;
const gapInGroup = 0.14;
const gapBetween = 0.6;

interface Layout {
  /** Where each column starts. */
  columns: number[];
  width: number;
  groups: { group: string; from: number; to: number }[];
}

/** Places columns side by side, those of a group close together. */
export function layOut(groupOf: readonly string[], space: number): Layout {
  const ends = groupOf.map((group, at) => groupOf[at + 1] !== group);
  const gaps = ends.slice(0, -1).reduce((sum, isEnd) => sum + (isEnd ? gapBetween : gapInGroup), 0);
  const width = Math.min(widest, space / (groupOf.length + gaps + gapBetween));
  const between = ends.filter(Boolean).length;
  const left = space - width * (groupOf.length + gaps);
  // What the widest columns leave goes between the groups.
  const extra = left / between;
  const columns: number[] = [];
  const groups: Layout['groups'] = [];
  let x = extra / 2;
  for (const [at, group] of groupOf.entries()) {
    columns.push(x);
    if (groups.at(-1)?.group === group) (groups.at(-1) as { to: number }).to = x + width;
    else groups.push({ group, from: x, to: x + width });
    x += width * (1 + (ends[at] ? gapBetween : gapInGroup)) + (ends[at] ? extra : 0);
  }
  return { columns, width, groups };
}
