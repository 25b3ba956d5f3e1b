import type pg from 'pg';
import { type Batch, type Claimed, claim, laneTransaction } from './takeBatch.ts';
import * as money from './takeMoneyQueries.ts';

/** A distribution whose lines are written, and its number in the old system. */
export type Written = Exclude<Claimed, 'passedOver' | undefined>;

/** Written ahead of what is booked, which is what a kill takes. */
const most = 16;

/**
 * Writes the lines of distributions one after the other, each into a table of its own, while those before them are booked: they refer to nothing
 * that booking writes, and nobody sees them before their distribution is here (O225).
 */
export class LinesAhead {
  private readonly pool: pg.Pool;
  private readonly societyImportId: number;
  private readonly ready: Written[] = [];
  private readonly between: (() => Promise<void>)[] = [];
  private after = 0;
  private isOver = false;
  private writing: Promise<void> | undefined;

  constructor(pool: pg.Pool, societyImportId: number) {
    this.pool = pool;
    this.societyImportId = societyImportId;
  }

  /** All that is ready, at least one as long as there is one, in the order of the file. */
  async next(): Promise<Written[]> {
    this.goOn();
    while (this.ready.length === 0 && this.writing) await this.writing;
    const ready = this.ready.splice(0);
    this.goOn();
    return ready;
  }

  /** Does something before the lines that are written next. */
  doBetween(work: () => Promise<void>): void {
    this.between.push(work);
  }

  async stop(): Promise<void> {
    this.isOver = true;
    await this.writing?.catch(() => undefined);
  }

  private goOn(): void {
    if (this.writing || this.isOver || this.ready.length >= most) return;
    this.writing = this.writeOne();
    // Told of when it is waited for.
    this.writing.catch(() => undefined);
  }

  private async writeOne(): Promise<void> {
    for (const work of this.between.splice(0)) await work();
    const written = await writeNext(this.pool, this.societyImportId, this.after);
    if (written) {
      this.after = written.last;
      this.ready.push(written);
    } else this.isOver = true;
    this.writing = undefined;
    this.goOn();
  }
}

/** Writes the lines of the next one. */
async function writeNext(
  pool: pg.Pool,
  societyImportId: number,
  after: number,
): Promise<Written | undefined> {
  for (;;) {
    const place = { societyImportId, kind: 'distributions', after } as const;
    const written = await laneTransaction(pool, 'beside', async (db) => {
      const claimed = await claim(db, place, 1);
      if (typeof claimed === 'object') await writeLines(db, claimed);
      return claimed;
    });
    if (written !== 'passedOver') return written;
  }
}

/** Each such table is named once. */
async function writeLines(db: pg.PoolClient, { batch, number }: Written): Promise<void> {
  const of = { societyImportId: batch.societyImportId, distributionId: onlyId(batch), number };
  await money.addNames.run(db, of);
  const prepared = await money.prepareLines.row<{ linesTable: string }>(db, of);
  if (!prepared) throw new Error(`Distribution ${of.distributionId} has no table for its lines.`);
  const { text, values } = money.addLines.with(of);
  await db.query({ text: text.replace('statement_line', prepared.linesTable), values });
  await money.indexLines.run(db, of);
}

function onlyId({ ids: [id] }: Batch): number {
  if (id === undefined) throw new Error('A distribution has no number.');
  return id;
}
