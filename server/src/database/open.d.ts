import type pg from 'pg';
import type { Config } from '../config.ts';
interface Opened {
  owner: pg.ClientConfig;
  application: pg.ClientConfig;
  isEmbedded: boolean;
  becomesApplicationRole: boolean;
  /** Resolves when an embedded PostgreSQL has ended, whoever ended it. */
  ended?: Promise<void>;
  stop(): Promise<void>;
}
/** The database of the settings, or our own in the data folder, which runs until `stop()`. */
export declare function openDatabase(config: Config, say: (line: string) => void): Promise<Opened>;
export {};
