import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import pg from 'pg';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Actor } from '../http/call.ts';
import { findSession, touchSession } from './queries.ts';

interface Known {
  actor: Actor;
  expiresAt: number;
  usedAt: number;
  touchedAt: number;
}

const rememberedAtMost = 20_000;
/** `last_used_at` is written at most this often for one session. */
const touchEveryMilliseconds = 60_000;

/**
 * Who calls, by bearer token. Live sessions are remembered, and forgotten the moment PostgreSQL says that a session or its
 * user has changed; while that line is down nothing is remembered, so that an ended session is never believed (S5).
 */
export class Sessions {
  readonly #pool: pg.Pool;
  readonly #listening: pg.ClientConfig;
  readonly #idleMinutes: number;
  readonly #log: Logger;
  readonly #known = new Map<string, Known>();
  #listener: pg.Client | undefined;
  #isListening = false;
  #isStopped = false;

  constructor(
    pool: pg.Pool,
    listening: pg.ClientConfig,
    config: Pick<Config, 'sessionIdleMinutes'>,
    log: Logger,
  ) {
    this.#pool = pool;
    this.#listening = listening;
    this.#idleMinutes = config.sessionIdleMinutes;
    this.#log = log;
  }

  async start(): Promise<void> {
    const listener = new pg.Client({
      ...this.#listening,
      keepAlive: true,
      application_name: 'omur sessions',
    });
    this.#listener = listener;
    const lost = () => this.#lost(listener);
    listener.on('error', lost).on('end', lost);
    listener.on('notification', ({ channel, payload }) => this.#forget(channel, payload ?? ''));
    try {
      await listener.connect();
      await listener.query('listen session_changed; listen user_changed');
      this.#isListening = true;
    } catch {
      lost();
    }
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#listener?.end().catch(() => undefined);
  }

  async actorOf(request: FastifyRequest): Promise<Actor | undefined> {
    const token = tokenOf(request);
    if (!token) return undefined;
    const tokenHash = hashOf(token);
    const key = tokenHash.toString('hex');
    const known = this.#known.get(key);
    const now = Date.now();
    if (known && now < known.expiresAt && now < known.usedAt + this.#idleMinutes * 60_000) {
      known.usedAt = now;
      if (now > known.touchedAt + touchEveryMilliseconds) await this.#touch(known, tokenHash, now);
      return known.actor;
    }
    this.#known.delete(key);
    return this.#read(tokenHash, key, now);
  }

  /** A name for the caller's session, when it is known to be live without asking the database. */
  rememberedAs(request: FastifyRequest): string | undefined {
    const token = tokenOf(request);
    const key = token && hashOf(token).toString('hex');
    return key && this.#known.has(key) ? key : undefined;
  }

  async #read(tokenHash: Buffer, key: string, now: number): Promise<Actor | undefined> {
    const wasListening = this.#isListening;
    const found = await findSession.row<Omit<Actor, 'tokenHash'> & { lastUsedAt: Date; expiresAt: Date }>(
      this.#pool,
      {
        tokenHash,
        idleMinutes: this.#idleMinutes,
      },
    );
    if (!found) return undefined;
    const { lastUsedAt, expiresAt, ...who } = found;
    const known = {
      actor: { ...who, tokenHash },
      expiresAt: expiresAt.getTime(),
      usedAt: now,
      touchedAt: lastUsedAt.getTime(),
    };
    if (now > known.touchedAt + touchEveryMilliseconds) await this.#touch(known, tokenHash, now);
    if (wasListening && this.#isListening) this.#remember(key, known);
    return known.actor;
  }

  async #touch(known: Known, tokenHash: Buffer, now: number): Promise<void> {
    known.touchedAt = now;
    await touchSession.run(this.#pool, { tokenHash });
  }

  #remember(key: string, known: Known): void {
    if (this.#known.size >= rememberedAtMost) {
      const oldest = this.#known.keys().next().value;
      if (oldest !== undefined) this.#known.delete(oldest);
    }
    this.#known.set(key, known);
  }

  #forget(channel: string, payload: string): void {
    if (channel === 'session_changed') {
      this.#known.delete(payload);
      return;
    }
    const userId = Number(payload);
    for (const [key, { actor }] of this.#known)
      if (actor.userId === userId || actor.realUserId === userId) this.#known.delete(key);
  }

  #lost(listener: pg.Client): void {
    if (this.#listener !== listener) return;
    this.#listener = undefined;
    this.#isListening = false;
    this.#known.clear();
    if (this.#isStopped) return;
    this.#log.warn(
      'lost the line on which sessions are ended; sessions are read from the database until it is back',
    );
    setTimeout(() => void this.start(), 1000).unref();
  }
}

function tokenOf(request: FastifyRequest): string | undefined {
  return /^Bearer ([A-Za-z0-9_-]{43})$/.exec(request.headers.authorization ?? '')?.[1];
}

export function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
