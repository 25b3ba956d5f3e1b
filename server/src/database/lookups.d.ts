import type pg from 'pg';
/** Tables that only the owner writes, each from a file. */
export declare const lookupTables: string[];
/**
 * Fills the reference lists from their files, and brings changed names up to date. A row that left its file stays: something may
 * refer to it. Costs one query when nothing has changed.
 */
export declare function seedLookups(owner: pg.Client): Promise<void>;
