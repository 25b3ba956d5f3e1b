import { clearDistribution } from '../src/royalties/distributions/clear.ts';
import { rightOf } from './distribution.ts';
import { aPortal, type Portal, type Someone } from './portal.ts';

/** More than is cleared while somebody waits. */
export const manyLines = 2_100;

/** An administrator, and a member with the right and the work that such files pay. */
export async function aPaidMember() {
  const portal = await aPortal();
  const administrator = await portal.someone({ role: 'administrator', isPerson: false });
  const member = await portal.someone({ name: 'Þórdís Æsa Öndólfsdóttir' });
  const workId = await portal.work({ by: member, title: 'Vornótt í Vogum' });
  return { portal, administrator, member, workId, rightId: await rightOf(portal, member) };
}

/** A file of so many lines in few rows of sums: one right, two pots, and a title that nobody knows. */
export function manyOf({ rightId, workId }: { rightId: number; workId: number }, amount: string): string {
  const rows = Array.from(
    { length: manyLines },
    (_, i) => `${i + 1};${rightId};${workId};Útvarp ${i % 2};;${amount}`,
  );
  return [
    'line;right;work;pot;title;amount',
    ...rows,
    `${manyLines + 1};;;Útvarp 0;Ókunnugt ${amount};5`,
  ].join('\n');
}

/** Where rows of a distribution stand. */
export const rowTables = [
  'statement_line',
  'statement_total',
  'movement',
  'unmatched_usage',
  'usage_release',
];

export async function rowsOf(portal: Portal, distributionId: number): Promise<number[]> {
  const counts: number[] = [];
  for (const table of rowTables) {
    const [row] = await portal.sql<{ n: number }>(
      `select count(*)::integer as n from ${table} where distribution_id = $1`,
      [distributionId],
    );
    counts.push(row?.n ?? 0);
  }
  return counts;
}

/** Clears what was cancelled as its job does. */
export const clearAsJob = (portal: Portal, distributionId: number): Promise<void> =>
  clearDistribution.run({ pool: portal.pool } as Parameters<typeof clearDistribution.run>[0], {
    distributionId,
  });

/** What these reads answer, word for word, but for the numbers of the requests, and for whether it is being cleared. */
export async function seenOf(portal: Portal, as: Someone, paths: readonly string[]): Promise<string[]> {
  const answers: string[] = [];
  for (const path of paths) {
    const { status, text } = await portal.ask(`GET /api/${path}`, { as });
    answers.push(`${path} ${status} ${text.replace(/"RequestId":"[^"]*"|"i_HREINSUN":[01]/gu, '')}`);
  }
  return answers;
}
