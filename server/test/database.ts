import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { grantEntry } from '../src/database/embedded/roles.ts';
import { applicationRole } from '../src/database/migrate.ts';

export type TestDatabase = { owner: pg.ClientConfig; application: pg.ClientConfig; drop(): Promise<void> };

/** A migrated, empty database for one test file. */
export async function freshDatabase(): Promise<TestDatabase> {
  const { admin, owner, application, ownerName, template, failure } = inject('cluster');
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
  await run(
    `create database ${name} owner "${ownerName}" template ${template} strategy file_copy`,
    grantEntry(name, applicationRole),
  );
  return {
    owner: { ...owner, database: name },
    application: { ...application, database: name },
    drop: () => run(`drop database if exists ${name} with (force)`),
  };
}
