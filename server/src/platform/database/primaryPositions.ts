interface Known {
  at: number;
  position: bigint;
}

/** As long as a replica may be late at most, and a bit: every note is kept. What is older is told to the hundredth of its age. */
const recentMilliseconds = 660_000;
const fraction = 100;
/** More than are noted in that time. */
const most = 10_000;

/** Where the primary's log of changes was, and when: what is long ago more and more sparsely, so that it takes no room. */
export class PrimaryPositions {
  #known: Known[] = [];

  note(at: number, position: bigint): void {
    // One that took over may not have got as far as the one before it.
    while ((this.#known.at(-1)?.position ?? 0n) > position) this.#known.pop();
    if (this.#known.at(-1)?.position === position) return;
    this.#known.push({ at, position });
    if (this.#known.length > most) this.#thin(at);
  }

  get size(): number {
    return this.#known.length;
  }

  get latest(): bigint | undefined {
    return this.#known.at(-1)?.position;
  }

  /** Where it was by then, or the first that is known of it. */
  by(at: number): bigint | undefined {
    return (this.#known.findLast((one) => one.at <= at) ?? this.#known[0])?.position;
  }

  /** For how many milliseconds there has been what somebody who got that far does not have; 0 for nothing. */
  behind(reached: bigint, now: number): number {
    const missed = this.#known.find(({ position }) => position > reached);
    return missed ? now - missed.at : 0;
  }

  #thin(now: number): void {
    let kept = Number.NEGATIVE_INFINITY;
    this.#known = this.#known.filter(({ at }) => {
      const age = now - at;
      const isKept = age <= recentMilliseconds || at - kept >= age / fraction;
      if (isKept) kept = at;
      return isKept;
    });
  }
}
