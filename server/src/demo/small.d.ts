import type pg from 'pg';
/** The whole demo society in one transaction. `now` is the moment that its waiting works wait at. */
export declare function loadSmall(client: pg.Client, now: Date): Promise<void>;
