type Counted = (error: Error | null, count?: { current: number; ttl: number }) => void;

/** Beyond so many callers in a minute the count begins anew: it must not grow without end. */
const mostCallers = 100_000;

/**
 * How many requests each caller has made within the running minute. It goes by a clock that nobody sets: with that of the wall, a
 * jump back by a day would keep anyone who had used up a minute out for a day.
 */
export class RequestCount {
  readonly #counts = new Map<string, number>();
  #begunAt = performance.now();

  incr(caller: string, counted: Counted, windowMs = 60_000): void {
    const now = performance.now();
    if (now >= this.#begunAt + windowMs || this.#counts.size >= mostCallers) {
      this.#counts.clear();
      this.#begunAt = now;
    }
    const current = (this.#counts.get(caller) ?? 0) + 1;
    this.#counts.set(caller, current);
    counted(null, { current, ttl: this.#begunAt + windowMs - now });
  }

  child(): RequestCount {
    return this;
  }
}
