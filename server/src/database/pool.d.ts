import pg from 'pg';
export interface PoolSettings {
  connections: number;
  /** Become the application role after connecting, where one URL serves both roles. */
  becomesApplicationRole?: boolean;
}
/** The application's connections. They are never dropped for idleness: that would drop their prepared statements. */
export declare function openPool(connection: pg.ClientConfig, settings: PoolSettings): pg.Pool;
/** Runs `work` in one transaction: all of it, or nothing. */
export declare function transaction<T>(pool: pg.Pool, work: (tx: pg.PoolClient) => Promise<T>): Promise<T>;
