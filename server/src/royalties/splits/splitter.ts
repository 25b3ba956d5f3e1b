/** Somebody who shares a line. The key is the same for the same one in all lines of a work. */
export interface Sharer {
  key: string;
  /** In hundredths of a percent. */
  share: number;
  /** Whose sums are kept even over all works, as a right's are. */
  isEven: boolean;
}

/** An eyrir of a line that goes from one of its sharers to another. */
export interface Move {
  line: number;
  workId: number;
  from: string;
  to: string;
}

/** What a holder has of a work so far: `owed` is what rounding has kept from them, in parts of an eyrir. */
interface Account {
  key: string;
  isEven: boolean;
  owed: number;
  /** Who could have had an eyrir that was rounded up for them, and in which line. */
  ups: Map<string, number>;
}

/** An eyrir in the parts that are reckoned with. */
const eyrir = 1_000_000_000;

/**
 * Splits lines over those who share them, each to whole eyrir and none lost (M5). Nobody gets more or less than an eyrir off their share
 * of any line; what rounding leaves is carried on, so that over a work nobody is an eyrir off either. `moves` evens out the sums of
 * rights over all works.
 */
export class Splitter {
  readonly #works = new Map<number, Map<string, Account>>();
  readonly #owed = new Map<string, number>();

  /** Parts of an amount in eyrir, in the order of the sharers. Nothing where nobody has a share. */
  split(workId: number, line: number, amount: bigint, sharers: readonly Sharer[]): bigint[] {
    const whole = BigInt(sharers.reduce((sum, { share }) => sum + share, 0));
    if (whole === 0n) return sharers.map(() => 0n);
    const exact = sharers.map(({ share }) => exactly(amount * BigInt(share), whole));
    const parts = exact.map(({ floor }) => floor);
    const left = Number(amount - parts.reduce((sum, part) => sum + part, 0n));
    evenOut(exact, left);
    const accounts = sharers.map((sharer) => this.#accountOf(workId, sharer));
    const waiting = accounts
      .map((account, at) => ({ account, at, rest: exact[at]?.rest ?? 0 }))
      .filter(({ rest }) => rest > 0)
      .toSorted((a, b) => b.account.owed + b.rest - a.account.owed - a.rest || a.at - b.at);
    const up = new Set(waiting.slice(0, left).map(({ at }) => at));
    const others = waiting.slice(left).map(({ account }) => account.key);
    for (const { account, at, rest } of waiting) {
      const isUp = up.has(at);
      if (isUp) parts[at] = (parts[at] ?? 0n) + 1n;
      if (isUp) for (const other of others) account.ups.set(other, line);
      this.#owe(account, isUp ? rest - eyrir : rest);
    }
    return parts;
  }

  /** The eyrir that have to change hands for no right's sum to be an eyrir off. Nearly always few, and mostly none. */
  moves(): Move[] {
    const found: Move[] = [];
    const worksOf = this.#worksOf();
    for (const [key, owed] of this.#owed) {
      let off = owed;
      while (Math.abs(off) >= eyrir) {
        const path = this.#pathFrom(key, off > 0 ? 1 : -1, worksOf);
        if (!path) break;
        for (const step of path) found.push(this.#take(step));
        off = this.#owed.get(key) ?? 0;
      }
    }
    return found;
  }

  #accountOf(workId: number, { key, isEven }: Sharer): Account {
    let work = this.#works.get(workId);
    if (!work) this.#works.set(workId, (work = new Map()));
    let account = work.get(key);
    if (!account) work.set(key, (account = { key, isEven, owed: 0, ups: new Map() }));
    return account;
  }

  #owe(account: Account, more: number): void {
    account.owed += more;
    if (account.isEven) this.#owed.set(account.key, (this.#owed.get(account.key) ?? 0) + more);
  }

  #worksOf(): Map<string, number[]> {
    const works = new Map<string, number[]>();
    for (const [workId, accounts] of this.#works)
      for (const { key, isEven } of accounts.values()) {
        if (!isEven) continue;
        const known = works.get(key);
        if (known) known.push(workId);
        else works.set(key, [workId]);
      }
    return works;
  }

  /** From one who is off to the nearest who is off the other way, from work to work. */
  #pathFrom(key: string, sign: 1 | -1, worksOf: ReadonlyMap<string, readonly number[]>): Move[] | undefined {
    const came = new Map<string, Move | undefined>([[key, undefined]]);
    for (const reached of came.keys()) {
      if (reached !== key && (this.#owed.get(reached) ?? 0) * sign < 0) return pathTo(came, reached, sign);
      const swaps = (worksOf.get(reached) ?? []).flatMap((workId) => this.#swapsIn(workId, reached, sign));
      for (const move of swaps) {
        const next = sign > 0 ? move.from : move.to;
        if (!came.has(next)) came.set(next, move);
      }
    }
    return undefined;
  }

  /** The eyrir that you can have from another of a work, or give. */
  #swapsIn(workId: number, key: string, sign: 1 | -1): Move[] {
    const accounts = this.#works.get(workId);
    const own = accounts?.get(key);
    if (!accounts || !own) return [];
    return [...accounts.values()].flatMap((other) => {
      if (other.key === key || !other.isEven) return [];
      const [from, to] = sign > 0 ? [other, own] : [own, other];
      const line = from.ups.get(to.key);
      return line === undefined ? [] : { line, workId, from: from.key, to: to.key };
    });
  }

  #take(move: Move): Move {
    const accounts = this.#works.get(move.workId);
    const [from, to] = [accounts?.get(move.from), accounts?.get(move.to)];
    if (!accounts || !from || !to) return move;
    const others = [...from.ups].filter(([key, line]) => line === move.line && key !== to.key);
    for (const [key] of [...others, [to.key]] as const) from.ups.delete(key);
    for (const [key] of [...others, [from.key]] as const) to.ups.set(key, move.line);
    // Nobody else can give that eyrir to who has it now.
    for (const account of accounts.values())
      if (account.ups.get(to.key) === move.line) account.ups.delete(to.key);
    this.#owe(from, eyrir);
    this.#owe(to, -eyrir);
    return move;
  }
}

interface Exact {
  floor: bigint;
  rest: number;
}

function exactly(product: bigint, whole: bigint): Exact {
  const cut = product / whole;
  const floor = product % whole < 0n ? cut - 1n : cut;
  return { floor, rest: Number(((product - floor * whole) * BigInt(eyrir)) / whole) };
}

/** The rests are the whole eyrir that are left, though each was cut. */
function evenOut(exact: Exact[], left: number): void {
  const last = exact.findLast(({ rest }) => rest > 0);
  if (last) last.rest += left * eyrir - exact.reduce((sum, { rest }) => sum + rest, 0);
}

function pathTo(came: ReadonlyMap<string, Move | undefined>, reached: string, sign: 1 | -1): Move[] {
  const path: Move[] = [];
  for (let move = came.get(reached); move; move = came.get(sign > 0 ? move.to : move.from)) path.push(move);
  return path;
}
