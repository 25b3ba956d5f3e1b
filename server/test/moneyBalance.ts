import type { MoneySociety } from './moneySociety.ts';
import { toEyrir } from './moneyWorld.ts';

/** What does not add up, and what led to it; nothing where all does. */
export async function wrongsOf(society: MoneySociety): Promise<string[]> {
  const wrongs = [...(await wrongSums(society)), ...(await wrongLines(society))];
  return wrongs.length > 0 ? [...society.log, ...wrongs] : [];
}

/** What came in is payable, deducted, held or kept, in sum and for each right; and nobody's held money is less than nothing. */
async function wrongSums({ world: { portal, cameIn } }: MoneySociety): Promise<string[]> {
  const [sums] = await portal.sql(`
    select (select coalesce(sum(l.amount), 0) from statement_line l where l.movement_type in (1, 3)) as paid,
      (select coalesce(sum(u.amount), 0) from unmatched_usage u
        where not exists (select from usage_release r where r.unmatched_usage_id = u.unmatched_usage_id)
          and not exists (select from usage_claim c where c.unmatched_usage_id = u.unmatched_usage_id and c.paid_in is not null)) as kept,
      (select coalesce(sum(amount), 0) from pot_return) as returned`);
  const found = toEyrir(sums?.['paid']) + toEyrir(sums?.['kept']) + toEyrir(sums?.['returned']);
  const uneven = await portal.sql(`
    select right_id from movement group by right_id
    having coalesce(sum(amount) filter (where movement_type in (1, 3)), 0) - coalesce(sum(amount) filter (where movement_type = 2), 0)
      <> coalesce(sum(amount) filter (where movement_type in (4, 5, 6)), 0)`);
  const owed = await portal.sql(
    `select right_id from movement where movement_type = 6 group by right_id having sum(amount) < 0`,
  );
  return [
    ...(found === cameIn ? [] : [`${found} eyrir are there of ${cameIn} that came in`]),
    ...uneven.map(({ right_id: right }) => `right ${right} is uneven`),
    ...owed.map(({ right_id: right }) => `right ${right} holds less than nothing`),
  ];
}

interface Line {
  distribution: number;
  line: number;
  work: number;
  day: string;
  right: number;
  eyrir: number;
}

/** Nobody has an eyrir more or less than their share of a line on its day, and over a distribution no right is an eyrir off. */
async function wrongLines(society: MoneySociety): Promise<string[]> {
  const lines = await society.world.portal.sql<Line & Record<string, unknown>>(`
    select distribution_id as distribution, statement_line_id as line, work_id as work, used_on::text as day, right_id as right,
      (amount * 100)::integer as eyrir
    from statement_line where share is not null and movement_type = 1 order by 1, 2`);
  const wrongs: string[] = [];
  const off = new Map<string, number>();
  for (const group of Map.groupBy(
    lines,
    ({ distribution, line, work }) => `${distribution} ${line} ${work}`,
  ).values()) {
    const [first] = group;
    // One that was paid to its right outright has the share beside it, and no others.
    if (!first || group.length < 2) continue;
    const parts = society.partsWhen(first.distribution, first.work, first.day);
    if (!parts) continue;
    const whole = group.reduce((sum, { eyrir }) => sum + eyrir, 0);
    for (const { right, eyrir, distribution } of group) {
      const by = eyrir - (whole * (parts.get(right) ?? 0)) / 100;
      if (Math.abs(by) >= 1 + rounding)
        wrongs.push(`right ${right} is ${by} eyrir off in ${JSON.stringify(group)}`);
      const key = `right ${right} in distribution ${distribution}`;
      off.set(key, (off.get(key) ?? 0) + by);
    }
  }
  for (const [key, by] of off) if (Math.abs(by) >= 1 + rounding) wrongs.push(`${key} is ${by} eyrir off`);
  return wrongs;
}

/** Of sums of floating numbers. */
const rounding = 1e-6;
