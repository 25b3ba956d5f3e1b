import pg from 'pg';
import { type Passwords, roleNames } from './passwords.ts';

export const databaseName = 'omur';

/** Makes the roles and the database where they are missing. Run at every start, so a first one may be cut short. */
export async function provideDatabase(superuser: pg.ClientConfig, passwords: Passwords): Promise<void> {
  const client = new pg.Client(superuser);
  await client.connect();
  try {
    for (const role of ['owner', 'application'] as const) {
      await provideRole(client, roleNames[role], passwords[role]);
    }
    const found = await client.query('select from pg_database where datname = $1', [databaseName]);
    if (found.rowCount === 0) await client.query(`create database ${databaseName} owner ${roleNames.owner}`);
    await client.query(grantEntry(databaseName, roleNames.application));
  } finally {
    await client.end();
  }
}

/** Only the application and the owner enter the database, and the application makes no tables there, not even temporary ones. */
export function grantEntry(database: string, applicationRole: string): string {
  return `revoke all on database ${database} from public; grant connect on database ${database} to ${applicationRole}`;
}

async function provideRole(client: pg.Client, name: string, password: string): Promise<void> {
  const found = await client.query('select from pg_roles where rolname = $1', [name]);
  if (found.rowCount !== 0) return;
  await client.query(`create role ${name} login password ${client.escapeLiteral(password)}`);
}
