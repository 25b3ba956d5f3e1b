import type pg from 'pg';
import { copyInto, type Cell } from '../src/platform/database/copy.ts';
import type { Random } from './random.ts';

/** Titles and performers that nobody knows. */
export const unknownTunes = [
  ['Miðnæturkaffi', 'Gluggagægjar'],
  ['Þoka', 'Skýjabakki'],
  ['Lag án titils', 'Óþekktur flytjandi'],
  ['Haustlauf', 'Regnboginn'],
] as const;

interface Used {
  distributionId: number;
  year: number;
  pot: number;
  subtype: number;
}

const iceland = 352;

/** A little of what was used nobody knows. */
export async function writeUnmatched(client: pg.Client, all: readonly Used[], random: Random): Promise<void> {
  const rows = all.flatMap(({ distributionId, year, pot, subtype }): Cell[][] =>
    random
      .pickSome(unknownTunes, random.whole(1, 3))
      .map(([title, performers], i) => [
        distributionId,
        900_001 + i,
        'none',
        title,
        performers,
        pot,
        subtype,
        `${year}-05-${10 + i}`,
        random.whole(1, 40),
        iceland,
        (random.whole(20_000, 900_000) / 100).toFixed(2),
      ]),
  );
  await copyInto(
    client,
    'unmatched_usage',
    'distribution_id, statement_line_id, finding, title, performers, pot_id, subtype_id, used_on, use_count, country_id, amount',
    rows,
  );
}
