import { isStaffRole, type Role } from '@omur/contract/values';
import type { Language } from '@omur/contract/rules/language';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { Queryable } from '../database/statement.ts';

/** Who calls. While acting for somebody, `userId`, `role` and `personId` are theirs and `realUserId` is one's own (S5). */
export interface Actor {
  userId: number;
  realUserId: number;
  role: Role;
  realRole: Role;
  /** 0 for a user who belongs to no person. */
  personId: number;
  kennitala: string;
  name: string;
  realName: string;
  /** Acts for somebody on a grant that is for reading alone. */
  isReadOnly: boolean;
  /** Works for the society and has yet to set up the second factor that is demanded. */
  mustSetUp: boolean;
  tokenHash: Buffer;
}

/** What a rule gets to work with. A call that changes something runs in one transaction, which is `db`. */
export interface Call<P = unknown, Q = unknown, B = unknown> {
  db: Queryable;
  /** For short reads, which share a few connections. */
  reads: Queryable;
  actor: Actor;
  params: P;
  query: Q;
  body: B;
  language: Language;
  address: string;
  /** What came as the bearer token: of a session, or of a verified reset (S3). */
  bearer: string | undefined;
  device: string | undefined;
  log: FastifyBaseLogger;
}

/** The call of a declared endpoint, for a rule that serves one. */
export type CallOf<E> = E extends { types?: { params: infer P; query: infer Q; body: infer B } }
  ? Call<P, Q, B>
  : never;

export interface Ground {
  pool: pg.Pool;
}

/** Acts for somebody and is no administrator (S5). */
export function isProxy({ userId, realUserId, realRole }: Actor): boolean {
  return userId !== realUserId && realRole !== 'administrator';
}

export function isStaff(actor: Pick<Actor, 'role'>): boolean {
  return isStaffRole(actor.role);
}
