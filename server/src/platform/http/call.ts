import type { Language } from '@omur/contract/platform/rules/language';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { Queryable } from '../database/statement.ts';
import type { Actor } from '../sessions/actor.ts';
import type { StillMay } from './lasting.ts';

/** What a rule gets to work with. A call that changes something runs in one transaction, which is `db`. */
export interface Call<P = unknown, Q = unknown, B = unknown> {
  db: Queryable;
  /** For what is read over a connection of its own, such as a whole file. */
  pool: pg.Pool;
  /** For short reads, which share a few connections. */
  reads: Queryable;
  actor: Actor;
  /** Of a system: whether its key still works, which downloads end with (O330). */
  stillMay?: StillMay;
  params: P;
  query: Q;
  body: B;
  language: Language;
  address: string;
  /** What came as the bearer token: of a session, or of a verified reset (S3). */
  bearer: string | undefined;
  device: string | undefined;
  /** What the browser keeps for the addresses of a service's request, and for nothing else (O143). */
  cookie: string | undefined;
  log: FastifyBaseLogger;
}

/** The call of a declared endpoint, for a rule that serves one. */
export type CallOf<E> = E extends { types?: { params: infer P; query: infer Q; body: infer B } }
  ? Call<P, Q, B>
  : never;

export interface Context {
  pool: pg.Pool;
}
