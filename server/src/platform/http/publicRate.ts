import type { Queryable } from '../database/statement.ts';
import { refuse } from '../refusal.ts';
import { ofWide, wideNetworkOf } from '../wideNetwork.ts';
import { RequestCount } from './requestCount.ts';

/** O102: how many calls a minute one network may make of what is open to everybody. */
export class PublicRate {
  readonly #counts: RequestCount;
  readonly #most: number;

  /** `most` of 0 is no limit. What has another name is counted apart. */
  constructor(db: Queryable, name: string, most: number) {
    this.#counts = new RequestCount(db, `public ${name}`);
    this.#most = most;
  }

  /** @throws request.tooMany */
  async assertWithin(network: string): Promise<void> {
    if (this.#most === 0) return;
    await assertWithin(this.#counts, network, this.#most);
    await assertWideWithin(this.#counts, network, this.#most);
  }
}

/** Of IPv6, counts the network of 48 bits too that one of 64 is in. @throws request.tooMany */
export async function assertWideWithin(counts: RequestCount, network: string, most: number): Promise<void> {
  const wide = wideNetworkOf(network);
  if (wide) await assertWithin(counts, wide, most * ofWide);
}

async function assertWithin(counts: RequestCount, caller: string, most: number): Promise<void> {
  const excess = await counts.excess(caller, most);
  if (excess !== undefined) refuse('request.tooMany', { retryAfterSeconds: Math.ceil(excess / 1000) });
}
