import { randomBytes, randomUUID } from 'node:crypto';
import { roles, type Role } from '@omur/contract/platform/values';
import type { Portal, Someone } from '../portal.ts';
import { hashOf } from '../../src/platform/sessions/current.ts';
import { hashPassword } from '../../src/platform/sessions/passwords.ts';
import type { Caller, Target } from './callers.ts';
import { fixturesOf } from './fixtures.ts';
import { distribute } from './distribute.ts';
import { makeShared, password, type Shared, type Fixtures } from './world.ts';

const grantors = ['granted', 'expired', 'readOnly'] as const;

/** Everybody who calls, and whose things they try: one user of each role, three who gave all of those access, and a stranger. */
export interface Cast {
  shared: Shared;
  /** What stands behind each target, as the caller sees it. */
  things(caller: Caller, target: Target): Fixtures;
  /** What the caller may not read in any answer: of everybody else's private data. Staff read all of it. */
  secretsFrom(caller: Caller): readonly string[];
  /** The token that the caller sends. */
  token(caller: Caller): string | undefined;
}

export async function aCast(portal: Portal): Promise<Cast> {
  const shared = await makeShared(portal);
  const passwordHash = await hashPassword(password);
  let next = 0;
  const someone = async (role: Role = 'member') => {
    next += 1;
    // A name of its own, since the usual one has the national ID in it.
    const one = await portal.someone({ role, name: `Prófa ${String.fromCharCode(64 + next)}` });
    await portal.sql('update app_user set password_hash = $1 where user_id = $2', [passwordHash, one.userId]);
    return one;
  };
  const own = {} as Record<Role, Fixtures>;
  for (const role of roles)
    own[role] = await fixturesOf(portal, await someone(role), await someone(), shared);
  const others = {} as Record<'granted' | 'expired' | 'readOnly' | 'foreign', Fixtures>;
  for (const one of [...grantors, 'foreign'] as const)
    others[one] = await fixturesOf(portal, await someone(), await someone(), shared);
  const all = [...Object.values(own), ...Object.values(others)];
  await distribute(portal, shared, all, own.administrator.someone);
  await befriend(portal, shared, all);
  const tokens = new Map<string, string>();
  for (const role of roles) {
    tokens.set(role, own[role].someone.token);
    for (const grantor of grantors)
      tokens.set(
        `${role} ${grantor}`,
        await actingFor(portal, own[role].someone, others[grantor].someone, grantor),
      );
  }
  await portal.sql(
    'update access_grant set last_day = current_date - 1 where user_id = $1 and grantee_user_id = any($2)',
    [others.expired.userId, roles.map((role) => own[role].userId)],
  );
  const missing = nothingOf(others.foreign);
  return {
    shared,
    things: ({ role }, target) => {
      if (target === 'missing') return missing;
      if (target !== 'own') return others[target];
      return role === 'nobody' ? others.foreign : own[role];
    },
    secretsFrom: ({ role, actsFor }) => {
      if (!actsFor && (role === 'administrator' || role === 'editor')) return [];
      const isWho = actsFor ? others[actsFor] : role === 'nobody' ? undefined : own[role];
      return all.filter((one) => one !== isWho).flatMap(({ secrets }) => secrets);
    },
    token: ({ role, actsFor }) => tokens.get(actsFor ? `${role} ${actsFor}` : role),
  };
}

/** Everyone gives one other access and holds theirs, so that nobody's lists are empty. */
async function befriend(portal: Portal, { asker }: Shared, all: readonly Fixtures[]): Promise<void> {
  await portal.sql(
    `insert into access_grant (user_id, grantee_user_id)
     select $1::integer, u from unnest($2::integer[]) u union all select user_id, $1 from app_user
     where user_id = any($2::integer[]) and role not in ('administrator', 'editor')`,
    [asker.userId, all.map(({ userId }) => userId)],
  );
  await portal.sql(
    `insert into masquerade (user_id, by_user_id, is_read_only) select u, $1, false from unnest($2::integer[]) u`,
    [asker.userId, all.map(({ userId }) => userId)],
  );
}

/** A session that acts for another, started as anybody starts one. */
async function actingFor(
  portal: Portal,
  someone: Someone,
  of: Someone,
  grantor: (typeof grantors)[number],
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await portal.sql(
    `insert into session (token_hash, user_id, expires_at) values ($1, $2, now() + interval '1 hour')`,
    [hashOf(token), someone.userId],
  );
  await portal.sql('insert into access_grant (user_id, grantee_user_id, is_read_only) values ($1, $2, $3)', [
    of.userId,
    someone.userId,
    grantor === 'readOnly',
  ]);
  const { body, text } = await portal.ask(`PATCH /api/users/masquerade/${of.userId}`, {
    as: { ...someone, token },
  });
  if (!body?.token) throw new Error(`Acting for another was refused: ${text}`);
  return body.token;
}

/** What is nobody's, and only sent along. */
const kept = new Set(['newFile', 'usageFile', 'cueSheetFile', 'unmatchedUsageId']);

/** The same where nothing is there: numbers of nothing, and secrets that nobody was given. */
function nothingOf(things: Fixtures): Fixtures {
  const replaced = Object.entries(things).map(([name, value]: [string, unknown]) => {
    if (name === 'secrets' || kept.has(name)) return [name, value];
    if (typeof value === 'number') return [name, 2_000_000_000];
    if (name === 'kennitala') return [name, '1212129999'];
    if (name === 'draftId' || name === 'resetGuid') return [name, randomUUID()];
    if (typeof value === 'string') return [name, randomBytes(32).toString('base64url')];
    return [name, value];
  });
  return Object.fromEntries(replaced) as Fixtures;
}
