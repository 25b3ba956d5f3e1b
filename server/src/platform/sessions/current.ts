import { hash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type pg from 'pg';
import { Cache, type CacheState } from '../cache.ts';
import type { Config } from '../config.ts';
import type { Listener } from '../database/listener.ts';
import type { Queryable } from '../database/statement.ts';
import type { Actor } from './actor.ts';
import { isKey, Keys } from './keys.ts';
import { findSession, touchSession } from './queries.ts';

interface Known {
  actor: Actor;
  expiresAt: number;
  usedAt: number;
  touchedAt: number;
}

/** How the rate limit names a system with a key (O45). */
export const keyCaller = 'key ';

/** Two devices each of 20,000 people who are logged in, and room for those who left without logging out. */
export const mostSessions = 50_000;
/** `last_used_at` is written at most this often for one session. */
const touchEveryMilliseconds = 60_000;

/**
 * Who calls, by bearer token. Live sessions are remembered, and forgotten the moment PostgreSQL says that a session or its
 * user has changed; while that line is down nothing is remembered, so that an ended session is never believed (S5).
 */
export class Sessions {
  readonly #pool: pg.Pool;
  readonly #listener: Listener;
  readonly #idleMinutes: number;
  readonly #staffMustHaveFactor: boolean;
  readonly #keys: Keys;
  readonly #known = new Cache<string, Known>('sessions', {
    most: mostSessions,
    gone: ({ actor }, key) => this.#unlink(actor, key),
  });
  /** The sessions that are remembered of each user: one that changes must not be looked for among all. */
  readonly #ofUser = new Map<number, Set<string>>();
  /** How often something was forgotten: what was asked before that may be outdated when it is answered. */
  #changes = 0;

  constructor(
    pool: pg.Pool,
    listener: Listener,
    config: Pick<Config, 'sessionIdleMinutes' | 'staffMustHaveFactor'>,
    reads: Queryable,
  ) {
    this.#pool = pool;
    this.#keys = new Keys({ reads, db: pool });
    this.#listener = listener;
    this.#idleMinutes = config.sessionIdleMinutes;
    this.#staffMustHaveFactor = config.staffMustHaveFactor;
    const heard = (forget: (what: string) => void) => (what: string) => {
      this.#changes += 1;
      forget(what);
    };
    listener.on(
      'session_changed',
      heard((key) => this.#known.delete(key)),
    );
    listener.on(
      'user_changed',
      heard((userId) => this.#forgetUser(Number(userId))),
    );
    listener.onGap(() => {
      this.#changes += 1;
      this.#known.clear();
    });
  }

  async actorOf(request: FastifyRequest): Promise<Actor | undefined> {
    if (isUnattended(request)) return this.peekAt(request);
    const token = tokenOf(request);
    if (!token) return undefined;
    const key = hexOf(token);
    if (isKey(token)) return this.#keys.actorOf(key);
    const now = Date.now();
    const known = this.#known.get(key, (one) => this.#isLive(one, now));
    if (!known) return this.#read(key, now, true);
    known.usedAt = now;
    if (now > known.touchedAt + touchEveryMilliseconds) await this.#touch(known, now);
    return known.actor;
  }

  /** The same without its being used: what a page asks by itself keeps nobody logged in. */
  async peekAt(request: FastifyRequest): Promise<Actor | undefined> {
    const token = tokenOf(request);
    if (!token) return undefined;
    const key = hexOf(token);
    if (isKey(token)) return this.#keys.actorOf(key);
    const now = Date.now();
    const known = this.#known.get(key, (one) => this.#isLive(one, now));
    return known ? known.actor : this.#read(key, now, false);
  }

  /** A session that has just ended here: nobody is let in between that and PostgreSQL's word of it. */
  forget(tokenHash: Buffer): void {
    this.#changes += 1;
    this.#known.delete(tokenHash.toString('hex'));
  }

  /** A name for the user who calls, whatever their sessions, when that is known without asking the database. */
  rememberedAs(request: FastifyRequest): string | undefined {
    const token = tokenOf(request);
    if (token && isKey(token)) {
      const number = this.#keys.numberOf(hexOf(token));
      return number === undefined ? undefined : `${keyCaller}${number}`;
    }
    const known = token && this.#known.peek(hexOf(token));
    return known ? `user ${known.actor.realUserId}` : undefined;
  }

  /** What is remembered of sessions and of keys, for the metrics. */
  get caches(): readonly CacheState[] {
    return [this.#known, this.#keys.cache];
  }

  /** O245: remembered also where it is not used by that; it grows old from its last use on then. */
  async #read(key: string, now: number, isUse: boolean): Promise<Actor | undefined> {
    const tokenHash = Buffer.from(key, 'hex');
    const [wasListening, changes] = [this.#listener.isListening, this.#changes];
    const found = await this.#find(tokenHash);
    if (!found) return undefined;
    const { lastUsedAt, expiresAt, who } = found;
    const known = {
      actor: { ...who, tokenHash },
      expiresAt: expiresAt.getTime(),
      usedAt: isUse ? now : Math.min(now, lastUsedAt.getTime()),
      touchedAt: lastUsedAt.getTime(),
    };
    if (isUse && now > known.touchedAt + touchEveryMilliseconds) await this.#touch(known, now);
    if (wasListening && this.#listener.isListening && changes === this.#changes) this.#remember(key, known);
    return known.actor;
  }

  async #find(tokenHash: Buffer) {
    const found = await findSession.row<Omit<Actor, 'tokenHash'> & { lastUsedAt: Date; expiresAt: Date }>(
      this.#pool,
      { tokenHash, idleMinutes: this.#idleMinutes, staffMustHaveFactor: this.#staffMustHaveFactor },
    );
    if (!found) return undefined;
    const { lastUsedAt, expiresAt, ...who } = found;
    return { lastUsedAt, expiresAt, who };
  }

  #isLive({ expiresAt, usedAt }: Known, now: number): boolean {
    // A clock that was set back would keep alive what has ended.
    return now >= usedAt && now < expiresAt && now < usedAt + this.#idleMinutes * 60_000;
  }

  async #touch(known: Known, now: number): Promise<void> {
    known.touchedAt = now;
    const written = await touchSession.run(this.#pool, { tokenHash: known.actor.tokenHash });
    // O333: another server wrote it down, within the last half of that time.
    if (written === 0) known.touchedAt = now - touchEveryMilliseconds / 2;
  }

  #remember(key: string, known: Known): void {
    this.#known.set(key, known);
    for (const userId of [known.actor.userId, known.actor.realUserId]) {
      const keys = this.#ofUser.get(userId);
      if (keys) keys.add(key);
      else this.#ofUser.set(userId, new Set([key]));
    }
  }

  #unlink({ userId, realUserId }: Actor, key: string): void {
    for (const id of [userId, realUserId]) {
      const keys = this.#ofUser.get(id);
      keys?.delete(key);
      if (keys?.size === 0) this.#ofUser.delete(id);
    }
  }

  #forgetUser(userId: number): void {
    for (const key of this.#ofUser.get(userId) ?? []) this.#known.delete(key);
  }
}

/** What came as the bearer token, in the form that all our tokens have. */
export function tokenOf(request: FastifyRequest): string | undefined {
  return /^Bearer ((?:omur_)?[A-Za-z0-9_-]{43})$/.exec(request.headers.authorization ?? '')?.[1];
}

/** Whether a system calls, or tries to, also with a key that was cut or lengthened on its way (O44). */
export const isFromSystem = ({ headers }: FastifyRequest): boolean =>
  headers.authorization?.startsWith('Bearer ') === true &&
  isKey(headers.authorization.slice('Bearer '.length));

/** What a page reads while nobody is doing anything on it. A change is always somebody's doing. */
function isUnattended({ method, headers }: FastifyRequest): boolean {
  return method === 'GET' && headers['x-unattended'] === '1';
}

export function hashOf(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}

/** The same as text, in the spelling in which PostgreSQL names a session that has changed. */
function hexOf(token: string): string {
  return hash('sha256', token, 'hex');
}
