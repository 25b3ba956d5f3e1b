import pg from 'pg';
import { measureMatching } from '../../../../server/demo/measureMatching.ts';
import { type Bare, foundBy } from './bare.ts';
import type { FunctionSeconds } from './functions.ts';
import { beside, type Measuring, timeRow } from './measuring.ts';

/** So many lines are said of what they are. */
const labelledLines = 5000;
const [leastPrecision, leastRecall] = [0.995, 0.9];

/** The steps of match_usage() in their order, by the functions that take them, and the reasons that they find works for. */
const steps: { name: string; seconds: (of: FunctionSeconds) => number; reasons: string[] }[] = [
  {
    name: 'by number, ISWC and ISRC',
    seconds: (of) => of('match_by_codes'),
    reasons: ['number', 'iswc', 'isrc'],
  },
  {
    name: 'by fingerprint, as decided before,',
    seconds: (of) => of('match_by_decisions'),
    reasons: ['decision', 'notMusic'],
  },
  { name: 'by title and names', seconds: (of) => of('match_by_words'), reasons: ['title', 'similar'] },
];

/**
 * What matching took within an import, as PostgreSQL counted it there, beside the same statements sent bare for the same lines, together and step
 * by step.
 */
export async function sayMatching(
  of: Measuring,
  usageImportId: number,
  within: FunctionSeconds,
  bare: Bare,
): Promise<void> {
  const row = timeRow(of);
  const { rows } = await of.society.owner.query<{ reason: string; count: number }>(
    `select i.reason, count(*)::integer as count from ${foundBy(usageImportId)} group by 1`,
  );
  const left = await of.society.owner.query<{ count: number }>(
    `select count(*)::integer as count from usage_item i join usage_item_total t using (usage_item_id)
     where t.usage_import_id = ${usageImportId} and i.reason is null`,
  );
  const found = rows.reduce((sum, { count }) => sum + count, 0);
  const asked = found + (left.rows[0]?.count ?? 0);
  const taken = within('match_usage');
  row(
    'matching, within the import,',
    taken,
    `${beside('bare', bare.functions('match_usage'), taken)}, ≤ 3; ${asked} different, ${found} found`,
  );
  for (const { name, seconds, reasons } of steps) {
    const ofStep = rows.filter(({ reason }) => reasons.includes(reason));
    const count = ofStep.reduce((sum, one) => sum + one.count, 0);
    const [here, there] = [seconds(within), seconds(bare.functions)];
    row(`matching ${name}`, here, `${beside('bare', there, here)}, ≤ 3; ${count} different found`);
  }
}

/** R10, R194: how much of a labelled set is found, and how much of that is right, by kind; nothing of it stays. */
export async function measureQuality({ society, say }: Measuring): Promise<void> {
  const client = new pg.Client({ connectionString: society.ownerUrl });
  await client.connect();
  try {
    await client.query('begin; set local statement_timeout = 0');
    const { precision, recall, kinds } = await measureMatching(client, labelledLines);
    await client.query('rollback');
    const count = kinds.reduce((sum, { lines }) => sum + lines, 0);
    say(
      `| matching of ${count} labelled lines | precision ${precision.toFixed(4)}, recall ${recall.toFixed(4)} | ≥ ${leastPrecision}, ≥ ${leastRecall} |`,
    );
    for (const { kind, lines, known, matched, correct } of kinds) {
      const ofKnown = `precision ${(correct / matched).toFixed(4)}, recall ${(correct / known).toFixed(4)}`;
      say(
        `| of them ${kind}: ${lines} | ${matched} found, ${matched - correct} wrong | ${known > 0 ? ofKnown : 'none is to be found'} |`,
      );
    }
  } finally {
    await client.end();
  }
}
