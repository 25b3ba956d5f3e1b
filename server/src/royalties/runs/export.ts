import { Readable } from 'node:stream';
import type { runFiles } from '@omur/contract/royalties/runs';
import type { Queryable } from '../../platform/database/statement.ts';
import { factors, incomes, lines, paid, pools, shares, steps } from './exportQueries.ts';

const headings = {
  incomes: 'income,rule,hundredths,units,of,transaction,reverses',
  steps: 'pool,step,units',
  pools: 'pool,units,gross',
  factors: 'rule,kind,of,from,until,starts,ends,factor',
  lines:
    'line,pool,measure,usage,daypart,estimate,weight,protected,amount,sharing,kept,day,time,source,estimateCode,weightCode,back',
  shares: 'sharing,number,payee,hundredths,had',
  paid: 'line,payee,eyrir',
} as const;
const tables = { incomes, steps, pools, factors, lines, shares, paid };
const rowsAtOnce = 5_000;

interface Asked {
  distributionId: number;
  runFile: (typeof runFiles)[number];
}
interface Page extends Record<string, unknown> {
  rows: string | null;
  last: number | null;
  lastShare: number;
}

/** A table of a run as CSV for `scripts/recomputeRun.ts`, read a page at a time (R17). */
export function runFile(db: Queryable, asked: Asked) {
  return {
    name: `${asked.runFile}.csv`,
    content: Readable.from(pages(db, asked), { objectMode: false }),
  };
}

async function* pages(db: Queryable, { distributionId, runFile: table }: Asked) {
  yield `${headings[table]}\n`;
  for (let [after, afterShare] = [0, 0]; ; ) {
    const page = await tables[table].row<Page>(db, { distributionId, after, afterShare, most: rowsAtOnce });
    if (!page || page.rows === null || page.last === null) return;
    yield `${page.rows}\n`;
    [after, afterShare] = [page.last, page.lastShare];
  }
}
