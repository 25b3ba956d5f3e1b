import type pg from 'pg';
export declare const root: string;
/** The large demo society in a database of its own. */
export interface Society {
    folder: string;
    ownerUrl: string;
    applicationUrl: string;
    owner: pg.Pool;
    close(): Promise<void>;
}
/** Opens the society of so many works, and loads it the first time. It is kept from one run to the next. */
export declare function openSociety(works: number, say: (line: string) => void): Promise<Society>;
/** Takes away what the measured registrations left, so that the next run finds the same rows. */
export declare function removeRegistered(owner: pg.Pool, lastWorkId: number): Promise<number>;
