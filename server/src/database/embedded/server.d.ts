import pg from 'pg';
import type { Watch } from './watchdog.ts';
type RunningServer = {
  ended: Promise<void>;
  stop(): Promise<void>;
};
/** Runs PostgreSQL under its watchdog and returns when it takes connections. */
export declare function runServer(watch: Watch, superuser: pg.ClientConfig): Promise<RunningServer>;
export {};
