import pg from 'pg';
export declare const applicationRole = 'omur_app';
/**
 * Brings the database up to the newest migration, as its owner. Several servers may call this at once: one works, the others wait.
 * Refuses when a migration that was applied has been edited since, or when the database is newer than the program.
 */
export declare function migrate(owner: pg.ClientConfig): Promise<void>;
