import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { grantEntry } from '../src/platform/database/embedded/roles.ts';
import { applicationRole } from '../src/platform/database/migrate.ts';

export type TestDatabase = { owner: pg.ClientConfig; application: pg.ClientConfig; drop(): Promise<void> };

/** A migrated, empty database for one test file. */
export function freshDatabase(): Promise<TestDatabase> {
  return aDatabase(`template ${inject('cluster').template} strategy file_copy`);
}

/** A database in which nothing was ever done. */
export function bareDatabase(): Promise<TestDatabase> {
  return aDatabase(`template template0 encoding 'UTF8' locale 'C' locale_provider icu icu_locale 'is-IS'`);
}

async function aDatabase(made: string): Promise<TestDatabase> {
  const { admin, owner, application, ownerName, failure } = inject('cluster');
  if (failure) throw new Error(failure);
  const name = `omur_test_${randomBytes(6).toString('hex')}`;
  const run = async (...statements: string[]) => {
    const client = new pg.Client({ ...admin });
    await client.connect();
    try {
      for (const statement of statements) await client.query(statement);
    } finally {
      await client.end();
    }
  };
  await run(`create database ${name} owner "${ownerName}" ${made}`, grantEntry(name, applicationRole));
  return {
    owner: { ...owner, database: name },
    application: { ...application, database: name },
    drop: () => run(`drop database if exists ${name} with (force)`),
  };
}
