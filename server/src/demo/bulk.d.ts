import type pg from 'pg';
/** Takes away what makes each row slow to write. Answers how to put it back. */
export declare function loosen(client: pg.Client): Promise<() => Promise<void>>;
/** Writes everybody's list of works anew, the same that settle_works() and the triggers would have made. */
export declare function rebuildDerived(client: pg.Client): Promise<void>;
