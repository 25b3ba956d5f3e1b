import type pg from 'pg';
import type { DemoWork } from './works.ts';
/** Distributions, with the works that each paid for. Only green works are paid. */
export declare function writeDistributions(
  client: pg.Client,
  works: readonly DemoWork[],
  now: Date,
): Promise<void>;
/** Films and programmes, each with what was heard in it; a little of it is by nobody the society knows. */
export declare function writeCueSheets(
  client: pg.Client,
  works: readonly DemoWork[],
  now: Date,
): Promise<void>;
