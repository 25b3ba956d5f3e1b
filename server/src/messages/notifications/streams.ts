import type { PassThrough } from 'node:stream';

/** A browser that is told when the notifications of a person have changed. */
export interface Following {
  personId: number;
  userId: number;
  tokenKey: string;
  lines: PassThrough;
  /** The newest notification when it was last looked for; nothing before that. */
  newestId: number | undefined;
}

/** The streams of this server, found by person, user and session without going through them all (O15). */
export class Streams {
  readonly #persons = new Map<number, Set<Following>>();
  readonly #users = new Map<number, Set<Following>>();
  readonly #sessions = new Map<string, Set<Following>>();
  #count = 0;

  get size(): number {
    return this.#count;
  }

  get personIds(): number[] {
    return [...this.#persons.keys()];
  }

  add(one: Following): void {
    this.#count += 1;
    put(this.#persons, one.personId, one);
    put(this.#users, one.userId, one);
    put(this.#sessions, one.tokenKey, one);
  }

  delete(one: Following): void {
    this.#count -= 1;
    take(this.#persons, one.personId, one);
    take(this.#users, one.userId, one);
    take(this.#sessions, one.tokenKey, one);
  }

  ofPerson = (personId: number): ReadonlySet<Following> => this.#persons.get(personId) ?? none;
  ofUser = (userId: number): ReadonlySet<Following> => this.#users.get(userId) ?? none;
  ofSession = (tokenKey: string): ReadonlySet<Following> => this.#sessions.get(tokenKey) ?? none;

  *[Symbol.iterator](): Generator<Following> {
    for (const some of this.#persons.values()) yield* some;
  }
}

const none: ReadonlySet<Following> = new Set();

function put<K>(map: Map<K, Set<Following>>, key: K, one: Following): void {
  const some = map.get(key);
  if (some) some.add(one);
  else map.set(key, new Set([one]));
}

function take<K>(map: Map<K, Set<Following>>, key: K, one: Following): void {
  const some = map.get(key);
  some?.delete(one);
  if (some?.size === 0) map.delete(key);
}
