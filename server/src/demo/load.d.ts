import pg from 'pg';
import { type LargeSize } from './large.ts';
type Say = (line: string) => void;
/** Fills an empty database with the demo society, and tells its log-ins wherever there are any. */
export declare function loadDemoIntoEmpty(owner: pg.ClientConfig, say: Say): Promise<void>;
/** The same on demand, and on top of it the large one. Refuses a database that holds anything but the demo. */
export declare function loadDemo(
  owner: pg.ClientConfig,
  size: LargeSize | undefined,
  say: Say,
): Promise<void>;
export {};
