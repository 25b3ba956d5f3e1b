import type pg from 'pg';
import { type Role } from './passwords.ts';
import { type Settings } from './settings.ts';
export type Embedded = {
  /** Where the data really lies: elsewhere than asked when PostgreSQL's account could not reach that place. */
  folder: string;
  ownerUrl: string;
  connection(role: Role, database?: string): pg.ClientConfig;
  /** Resolves when PostgreSQL has ended, whoever ended it. */
  ended: Promise<void>;
  stop(): Promise<void>;
};
/** Starts a PostgreSQL of our own on a folder. It stops with `stop()`, and by itself when this process ends or is killed. */
export declare function startEmbedded(options: {
  folder: string;
  /** For tests: faster, and not safe against a power cut. */
  isTemporary?: boolean;
  settings?: Settings;
}): Promise<Embedded>;
