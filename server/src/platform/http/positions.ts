import { positionHeader } from '@omur/contract/platform/positionHeader';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type pg from 'pg';
import { positionOf, type Source } from '../database/replica.ts';
import type { Replicas } from '../database/replicas.ts';
import { Cache, type CacheState } from '../cache.ts';
import type { Queryable } from '../database/statement.ts';
import type { Actor } from '../sessions/actor.ts';
import { backedUp } from './backedUp.ts';

/** Longer than a replica that is read from can be late, by far. */
const rememberedFor = 60_000;
const beyondAll = 2n ** 64n;
const rememberedAtMost = 20_000;

/** O25, O26: which replica may answer whom, where there are replicas. */
export class Positions {
  readonly #replicas: Replicas;
  readonly #primary: pg.Pool;
  /** How far the changes of users went that this server has made lately. */
  readonly #changed = new Cache<number, { position: bigint; at: number }>('positions', {
    most: rememberedAtMost,
  });

  constructor(replicas: Replicas, primary: pg.Pool) {
    this.#replicas = replicas;
    this.#primary = primary;
  }

  get cache(): CacheState {
    return this.#changed;
  }

  /** Where the primary is now: whatever was committed before this was asked is not after it. */
  async now(): Promise<string> {
    const { rows } = await this.#primary.query<{ position: string }>({
      name: 'position',
      text: 'select pg_current_wal_insert_lsn()::text as position',
    });
    return rows[0]?.position ?? '';
  }

  /** Tells the caller, who has changed something, from which position on they can read it. */
  async tell(reply: FastifyReply, { realUserId }: Actor): Promise<void> {
    // The change stands, also when the database does not say where: then the primary answers them for a while.
    const position = await this.now().catch(() => '');
    if (position !== '') reply.header(positionHeader, position);
    const before = this.#changed.peek(realUserId)?.position ?? 0n;
    const after = positionOf(position) ?? beyondAll;
    this.#changed.set(realUserId, { position: after > before ? after : before, at: Date.now() });
  }

  /** For one request: a replica that has what the caller wrote or was told of; nothing where only the primary has it. */
  sourceFor(request: FastifyRequest, { realUserId }: Pick<Actor, 'realUserId'>): Source | undefined {
    const told = positionOf(String(request.headers[positionHeader] ?? '')) ?? 0n;
    const own = this.#changed.get(realUserId, ({ at }) => at > Date.now() - rememberedFor)?.position ?? 0n;
    const replica = this.#replicas.pick(told > own ? told : own);
    return (
      replica &&
      backedUp(replica, this.#primary, (error, isGone) => this.#replicas.passOn(replica, error, isGone))
    );
  }
}

/** O334: where something is read that is no declared call, such as a page for search engines, for nobody who is known. */
export function publicReads(
  { reads, positions }: { reads: Queryable; positions?: Positions | undefined },
  request: FastifyRequest,
): Queryable {
  return positions?.sourceFor(request, { realUserId: 0 })?.reads ?? reads;
}
