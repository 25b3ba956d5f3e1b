import { refuse } from '../refusal.ts';
import { ofWide, wideNetworkOf } from '../wideNetwork.ts';
import { RequestCount } from './requestCount.ts';

/** O102: how many calls a minute one network may make of what is open to everybody, on this server. */
export class PublicRate {
  readonly #counts = new RequestCount();
  readonly #most: number;

  /** `most` of 0 is no limit. */
  constructor(most: number) {
    this.#most = most;
  }

  assertWithin(network: string): void {
    if (this.#most === 0) return;
    this.#count(network, this.#most);
    const wide = wideNetworkOf(network);
    if (wide) this.#count(wide, this.#most * ofWide);
  }

  #count(caller: string, most: number): void {
    this.#counts.incr(caller, (_error, count) => {
      if (count && count.current > most)
        refuse('request.tooMany', { retryAfterSeconds: Math.ceil(count.ttl / 1000) });
    });
  }
}
