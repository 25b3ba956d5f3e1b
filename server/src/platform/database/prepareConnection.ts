import type pg from 'pg';
import { applicationRole } from './migrate.ts';
import { placesOf } from './places.ts';

/** What the application's connections have set. */
const settings = {
  timezone: 'UTC',
  statement_timeout: '30s',
  lock_timeout: '10s',
  idle_in_transaction_session_timeout: '60s',
  jit: 'off',
} as const;
const assignments = Object.entries(settings).map(([name, value]) => `${name} = '${value}'`);

/** Why a connection is not used: in the words of `/readyz`, and with a sentence that says what to do. */
export class UnusableConnection extends Error {
  readonly code = '08004';
  readonly status: string;

  constructor(status: string, advice: string) {
    super(`The database connection is not used: ${status}. ${advice}`);
    this.status = status;
  }
}

const unusable = {
  owner: () =>
    new UnusableConnection(
      'it runs as the owner of the tables',
      `DATABASE_URL has to name the role ${applicationRole}, or a member of it that owns nothing; DATABASE_OWNER_URL names the owner.`,
    ),
  standby: () =>
    new UnusableConnection(
      'the server is a standby',
      'Name the primary, or all servers with commas between (a:5432,b:5432).',
    ),
  primary: () =>
    new UnusableConnection(
      'the server is no standby',
      'DATABASE_READ_URL names servers that follow the primary.',
    ),
  role: (message: string) =>
    new UnusableConnection(
      `it cannot become ${applicationRole}`,
      `PostgreSQL says: ${message}. As the owner: grant ${applicationRole} to the role that DATABASE_URL names.`,
    ),
  unset: () =>
    new UnusableConnection(
      'its time limits are not set',
      'A pooler keeps connections from before they were given to the role: tell it to make them anew (RECONNECT in PgBouncer).',
    ),
};

interface Terms {
  becomesApplicationRole?: boolean;
  isPooledByTransaction?: boolean;
  isReplica?: boolean;
}

/**
 * Makes a new connection the application's, by statements: a pooler in between refuses settings of the connection itself, or passes
 * them over. Throws when it is none that the application may use.
 */
export async function prepareConnection(
  client: pg.ClientBase,
  connection: pg.ClientConfig,
  { becomesApplicationRole = false, isPooledByTransaction = false, isReplica = false }: Terms,
): Promise<void> {
  const places = placesOf(connection);
  const place = places?.current;
  if (becomesApplicationRole)
    await client.query(`set role ${applicationRole}`).catch((error: Error) => {
      throw unusable.role(error.message);
    });
  if (!isPooledByTransaction) await client.query(assignments.map((one) => `set ${one}`).join('; '));
  try {
    await assertUsable(client, isReplica);
  } catch (error) {
    if (places && place) places.leave(place);
    throw error;
  }
}

/** A role that may delete records of changes owns them, or everything: the application never runs as such a role. */
const look = `select pg_is_in_recovery() as "isStandby", current_setting('statement_timeout') <> '0' as "isLimited",
  coalesce(has_table_privilege(to_regclass('public.change_record'), 'delete'), false) as "isOwner"`;

/** Throws unless the connection is the application's, to a server that can be written to, or to a replica where it is to be one. */
export async function assertUsable(client: Pick<pg.ClientBase, 'query'>, isReplica = false): Promise<void> {
  const { rows } = await client.query<{ isStandby: boolean; isOwner: boolean; isLimited: boolean }>(look);
  const [found] = rows;
  if (found?.isStandby !== isReplica) throw isReplica ? unusable.primary() : unusable.standby();
  if (found?.isOwner) throw unusable.owner();
  if (!found?.isLimited) throw unusable.unset();
}

/** Behind a pooler that gives out connections for a transaction, what is set stands with the role: said over a connection of its own. */
export async function setForRole(client: pg.ClientBase): Promise<void> {
  await client.query(`do $do$ begin
    ${assignments.map((one) => `execute format('alter role %I in database %I set ${one.replaceAll("'", "''")}', session_user, current_database());`).join('\n    ')}
  end $do$`);
}
