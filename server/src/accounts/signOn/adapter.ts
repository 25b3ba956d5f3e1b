import { errors } from 'oidc-provider';
import type { Queryable } from '../../platform/database/statement.ts';
import { hashOf } from '../../platform/sessions/current.ts';
import * as queries from './queries.ts';

type Payload = Record<string, unknown>;

/** What the library asks of a store. `consumed` and times are in seconds. */
export interface Store {
  find(id: string): Promise<Payload | undefined>;
  upsert(id: string, payload: Payload, seconds?: number): Promise<void>;
  destroy(id: string): Promise<void>;
  consume(id: string): Promise<void>;
  revokeByGrantId(grantId: string): Promise<void>;
  findByUid(): Promise<undefined>;
  findByUserCode(): Promise<undefined>;
}

/** Where the library keeps what it makes: in PostgreSQL, by hashes, so that a copy of the database opens nothing. */
export function storeIn(db: Queryable): (kind: string) => Store {
  const none = () => Promise.resolve(undefined);
  const deleteGrant = async (id: string) =>
    void (await queries.deleteGrant.run(db, { grantHash: hashOf(id) }));
  const rest = { revokeByGrantId: deleteGrant, findByUid: none, findByUserCode: none };
  const unused = (kind: string) => () => Promise.reject(new Error(`Nothing of the kind ${kind} is kept.`));
  return (kind) => {
    if (kind === 'Client') return { ...readOnly(unused(kind)), ...rest, find: (id) => clientOf(db, id) };
    if (kind === 'Grant')
      return { ...readOnly(unused(kind)), ...rest, find: (id) => grantOf(db, id), destroy: deleteGrant };
    // O143: everybody is asked each time, so nothing outlives a request but what they allowed.
    if (kind === 'Session') return { ...rest, find: none, upsert: none, destroy: none, consume: none };
    if (kind === 'Interaction' || kind === 'AuthorizationCode' || kind === 'AccessToken')
      return { ...recordsOf(db, kind), ...rest };
    return { ...readOnly(unused(kind)), ...rest, find: none };
  };
}

const readOnly = (unused: () => Promise<never>) => ({ upsert: unused, destroy: unused, consume: unused });

interface Client extends Record<string, unknown> {
  clientId: string;
  name: string;
  redirectUris: string[];
  clientSecret: string | null;
}

async function clientOf(db: Queryable, id: string): Promise<Payload | undefined> {
  if (!/^[0-9a-f-]{36}$/u.test(id)) return undefined;
  const found = await queries.findClient.row<Client>(db, { clientId: id });
  if (!found) return undefined;
  const { clientId, name, redirectUris, clientSecret } = found;
  return {
    client_id: clientId,
    client_name: name,
    redirect_uris: redirectUris,
    ...(clientSecret === null
      ? { token_endpoint_auth_method: 'none' }
      : { token_endpoint_auth_method: 'client_secret_basic', client_secret: clientSecret }),
  };
}

interface Grant extends Record<string, unknown> {
  subject: string;
  clientId: string;
  scope: string;
  madeAt: number;
  expiresAt: number;
}

async function grantOf(db: Queryable, id: string): Promise<Payload | undefined> {
  const found = await queries.findGrant.row<Grant>(db, { grantHash: hashOf(id) });
  if (!found) return undefined;
  const { subject, clientId, scope, madeAt, expiresAt } = found;
  return {
    kind: 'Grant',
    jti: id,
    iat: madeAt,
    exp: expiresAt,
    accountId: subject,
    clientId,
    openid: { scope },
  };
}

type Kept = { payload: Payload; consumedAt: number | null };

function recordsOf(db: Queryable, kind: string): Pick<Store, 'find' | 'upsert' | 'destroy' | 'consume'> {
  const of = (id: string) => ({ kind, idHash: hashOf(id) });
  return {
    find: async (id) => {
      const found = await queries.findRecord.row<Kept>(db, of(id));
      if (!found) return undefined;
      return { ...found.payload, jti: id, ...(found.consumedAt !== null && { consumed: found.consumedAt }) };
    },
    upsert: async (id, payload, seconds = 0) => {
      const grantId = payload['grantId'];
      await queries.keepRecord
        .run(db, {
          ...of(id),
          grantHash: kind !== 'Interaction' && typeof grantId === 'string' ? hashOf(grantId) : null,
          // What opens it stays out.
          payload: JSON.stringify({ ...payload, jti: undefined }),
          seconds,
        })
        .catch((error: { code?: string }) => {
          // Withdrawn a moment ago.
          if (error.code === '23503') throw new errors.InvalidGrant('grant not found');
          throw error;
        });
    },
    destroy: async (id) => void (await queries.deleteRecord.run(db, of(id))),
    consume: async (id) => {
      if ((await queries.consumeRecord.run(db, of(id))) > 0) return;
      await queries.deleteGrantOf.run(db, of(id));
      throw new errors.InvalidGrant('already consumed');
    },
  };
}
