import type pg from 'pg';
import type { Circle, DemoContract } from './authors.ts';
import { type DemoUser } from './people.ts';
/** Writes persons, the authors they are and the rights they hold. */
export declare function writeCircle(client: pg.Client, { persons, authors, rights }: Circle): Promise<void>;
export declare function writeContracts(client: pg.Client, contracts: readonly DemoContract[]): Promise<void>;
/** The log-ins, and what the login page offers while they are there. */
export declare function writeUsers(
  client: pg.Client,
  users: readonly DemoUser[],
  createdAt: Date,
): Promise<void>;
/** The next row of each table gets a number after those that were given here. */
export declare function advanceNumbers(client: pg.Client): Promise<void>;
