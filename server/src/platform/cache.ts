import { LRUCache } from 'lru-cache';

/** What a server keeps in memory and may forget, as the metrics have it. */
export interface CacheState {
  readonly name: string;
  readonly size: number;
  readonly hits: number;
  readonly misses: number;
}

interface Options<K, V> {
  /** With so many, what was not asked for the longest makes room for what comes. */
  most: number;
  /** Told of each that goes: forgotten, made room, or replaced by another under the same key. */
  gone?: (value: V, key: K) => void;
}

/** Remembers the last that were asked for, up to a bound; it is never emptied because it is full (O339). */
export class Cache<K extends string | number, V extends object> implements CacheState {
  readonly name: string;
  readonly #kept: LRUCache<K, V>;
  #hits = 0;
  #misses = 0;

  constructor(name: string, { most, gone }: Options<K, V>) {
    this.name = name;
    // By size, so that room is taken as it is needed: by `max` all of it would be at once.
    this.#kept = new LRUCache<K, V>({
      maxSize: most,
      sizeCalculation: () => 1,
      ...(gone && { dispose: gone }),
    });
  }

  get size(): number {
    return this.#kept.size;
  }

  get hits(): number {
    return this.#hits;
  }

  get misses(): number {
    return this.#misses;
  }

  /** What is remembered and still good; what is not is forgotten. */
  get(key: K, isGood: (value: V) => boolean = () => true): V | undefined {
    const value = this.#kept.get(key);
    if (value !== undefined && isGood(value)) {
      this.#hits += 1;
      return value;
    }
    this.#misses += 1;
    if (value !== undefined) this.#kept.delete(key);
    return undefined;
  }

  /** The same without being asked for: it is neither counted nor kept the longer for it. */
  peek(key: K): V | undefined {
    return this.#kept.peek(key);
  }

  set(key: K, value: V): void {
    this.#kept.set(key, value);
  }

  delete(key: K): void {
    this.#kept.delete(key);
  }

  clear(): void {
    this.#kept.clear();
  }
}
