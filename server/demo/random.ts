/** Numbers that look random and are the same every time: mulberry32. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** From 0 up to 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  whole(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  chance(part: number): boolean {
    return this.next() < part;
  }

  pick<T>(list: readonly T[]): T {
    return list[Math.floor(this.next() * list.length)] as T;
  }

  /** Early entries much oftener than late ones. */
  pickEarly<T>(list: readonly T[]): T {
    return list[Math.floor(list.length * this.next() ** 3)] as T;
  }

  /** So many different ones. */
  pickSome<T>(list: readonly T[], count: number): T[] {
    const left = [...list];
    return Array.from({ length: Math.min(count, left.length) }, () => {
      const at = this.whole(0, left.length - 1);
      return left.splice(at, 1)[0] as T;
    });
  }
}
