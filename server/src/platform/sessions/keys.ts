import { Cache, type CacheState } from '../cache.ts';
import type { Queryable } from '../database/statement.ts';
import type { Actor, CallingKey } from './actor.ts';
import { findKey, touchKey } from './queries.ts';

/** Keys of systems begin so, which tells them from sessions, and lets those who search code for secrets find them. */
export const keyPrefix = 'omur_';
export const isKey = (token: string) => token.startsWith(keyPrefix);

export const mostKeys = 20_000;
/** `last_used_at` is written at most this often for one key. */
const touchEveryMilliseconds = 60_000;

type Found = Omit<Actor, 'tokenHash' | 'key'> & Pick<CallingKey, keyof CallingKey>;

/**
 * Who calls with a key. PostgreSQL is asked each time, so that a key that was revoked is refused from that moment by every server,
 * and never does more than its owner may then (O42, O44).
 */
export class Keys {
  readonly #reads: Queryable;
  readonly #db: Queryable;
  /** What a key is counted as, and when its use was last noted. */
  readonly #seen = new Cache<string, { keyId: number; touchedAt: number }>('keys', { most: mostKeys });

  constructor({ reads, db }: { reads: Queryable; db: Queryable }) {
    this.#reads = reads;
    this.#db = db;
  }

  async actorOf(hash: string): Promise<Actor | undefined> {
    const tokenHash = Buffer.from(hash, 'hex');
    const found = await findKey.row<Found>(this.#reads, { tokenHash });
    if (!found) {
      this.#seen.delete(hash);
      return undefined;
    }
    const { keyId, keyName, scopes, expiresAt, ...who } = found;
    await this.#note(hash, keyId, tokenHash);
    return { ...who, tokenHash, key: { keyId, keyName, scopes, expiresAt } };
  }

  /** The number of a key that was seen to work, for its limit; a made-up one has none. */
  numberOf(hash: string): number | undefined {
    return this.#seen.peek(hash)?.keyId;
  }

  get cache(): CacheState {
    return this.#seen;
  }

  async #note(hash: string, keyId: number, tokenHash: Buffer): Promise<void> {
    const now = Date.now();
    if (this.#seen.get(hash, ({ touchedAt }) => Math.abs(now - touchedAt) < touchEveryMilliseconds)) return;
    this.#seen.set(hash, { keyId, touchedAt: now });
    await touchKey.run(this.#db, { tokenHash });
  }
}
