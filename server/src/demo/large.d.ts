import type pg from 'pg';
export interface LargeSize {
  works: number;
  persons: number;
}
export declare const firstLargeWorkId = 1000001;
/** Adds persons and works to the small demo, all or nothing. */
export declare function loadLarge(
  client: pg.Client,
  size: LargeSize,
  now: Date,
  say: (line: string) => void,
): Promise<void>;
