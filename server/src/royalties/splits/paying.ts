import type pg from 'pg';
import { copyInto, type Cell } from '../../platform/database/copy.ts';
import { eyrirOf, written } from './exchange.ts';
import { partsOn, rightsOfUses, type Part, type Unprotected, type WorkRight } from './split.ts';
import { Splitter } from './splitter.ts';
import { addReturns, attachLines, moveEyrir } from './payingQueries.ts';

/** A use that is paid for: a line of a file, or money that was kept. */
export interface Use {
  line: number;
  movementType: number;
  workId: number | null;
  potId: number | null;
  subtypeId: number | null;
  stationId: number | null;
  usedOn: string | null;
  useCount: number | null;
  countryId: number;
  /** Krónur, as PostgreSQL reads them. */
  amount: string;
  title: string | null;
  authorNames: string | null;
  performers: string | null;
  iswc: string | null;
  isrc: string | null;
  isSplit: boolean;
}

interface Terms {
  distributionId: number;
  unprotected: Unprotected;
  /** M7: the day of a use that names none, and the day on which it is reckoned. */
  lastDay: string;
  keepsOutsideRights: boolean;
  /** X43: the day on which it is paid. */
  today: string;
  linesTable: string;
}

interface Kept {
  rightId?: number | null;
  authorId?: number | null;
  disputeId?: number | null;
  amount?: string;
}

/** COPY is worth its while for many rows at a time; lines are read fewer at a time, for the sake of memory. */
const rowsAtOnce = 1_000;

const useColumns =
  'distribution_id, statement_line_id, work_id, pot_id, subtype_id, station_id, used_on, use_count, country_id';

/** Pays uses to those who were to be paid on their days, and keeps what nobody can be paid: the rows of one distribution. */
export class Paying {
  readonly distributionId: number;
  readonly keepsOutsideRights: boolean;
  readonly today: string;
  /** Where its lines are written, until they are attached to all others. */
  readonly #linesTable: string;
  readonly #unprotected: Unprotected;
  readonly #lastDay: string;
  readonly #splitter = new Splitter();
  readonly #paid: Cell[][] = [];
  readonly #kept: Cell[][] = [];
  readonly #returned = new Map<number, { eyrir: bigint; count: number }>();

  constructor({ distributionId, unprotected, lastDay, keepsOutsideRights, today, linesTable }: Terms) {
    this.distributionId = distributionId;
    this.#linesTable = linesTable;
    this.keepsOutsideRights = keepsOutsideRights;
    this.#unprotected = unprotected;
    this.#lastDay = lastDay;
    this.today = today;
  }

  /** The rights of the works of uses that are found, as they count for these uses when they are paid today. */
  rightsOf(
    db: pg.ClientBase,
    uses: readonly { workId: number; usedOn: string | null; countryId: number }[],
  ): Promise<Map<number, WorkRight[]>> {
    const asked = uses.map(({ workId, usedOn, countryId }) => ({
      workId,
      countryId,
      day: usedOn ?? this.#lastDay,
    }));
    return rightsOfUses(db, asked, this.today);
  }

  /** Who shares a use, on its day. */
  partsOf(use: Use, rights: readonly WorkRight[], unprotected = this.#unprotected): Part[] {
    return partsOn(rights, { day: use.usedOn ?? this.#lastDay, countryId: use.countryId }, unprotected);
  }

  /** Splits a use over those who share it. */
  split(use: Use, parts: readonly Part[]): void {
    const amounts = this.#splitter.split(use.workId ?? 0, use.line, eyrirOf(use.amount), parts);
    for (const [at, part] of parts.entries()) {
      const eyrir = amounts[at] ?? 0n;
      if (part.kind === 'right') this.#pay(use, part, written(eyrir));
      else if (eyrir === 0n) continue;
      else if (part.kind === 'pot') this.#return(use, eyrir);
      else if (part.kind === 'disputed')
        this.keep(use, 'disputed', {
          disputeId: part.disputeId ?? null,
          authorId: part.authorId,
          amount: written(eyrir),
        });
      else this.keep(use, 'noPayee', { authorId: part.authorId, amount: written(eyrir) });
    }
  }

  /** Pays all of a use to one right; false where that has no part in the work on the day of use. */
  payRight(use: Use, rightId: number, rights: readonly WorkRight[]): boolean {
    const ofRight = (among: readonly WorkRight[]) =>
      this.partsOf(use, among).find((one) => one.rightId === rightId);
    const part = ofRight(rights.map((right) => ({ ...right, disputeId: null })));
    const isTakenBack = use.amount.startsWith('-');
    if (!part && !isTakenBack) return false;
    // H83: of a right in dispute, its part of the share in doubt is kept.
    const doubt = this.partsOf(use, rights).find(({ kind }) => kind === 'disputed');
    const undisputed = doubt && !isTakenBack ? (ofRight(rights)?.share ?? 0) : part?.share;
    if (part && doubt && undisputed !== undefined && undisputed < part.share) {
      const rest = { ...doubt, authorId: part.authorId, share: part.share - undisputed };
      this.split(use, undisputed > 0 ? [{ ...part, share: undisputed }, rest] : [rest]);
      return true;
    }
    this.#pay(use, part ?? { rightId, share: null, contractId: null }, use.amount);
    return true;
  }

  keep(
    use: Use,
    finding: string,
    { rightId = null, authorId = null, disputeId = null, amount = use.amount }: Kept,
  ): void {
    const { title, authorNames, performers, iswc, isrc, isSplit } = use;
    const words = [title, authorNames, performers, iswc, isrc];
    this.#kept.push([
      rightId,
      ...this.#cellsOf(use),
      amount,
      finding,
      authorId,
      disputeId,
      isSplit,
      ...words,
    ]);
  }

  /** Writes what waits to be written, when it is much. */
  async write(db: pg.ClientBase): Promise<void> {
    if (this.#paid.length + this.#kept.length >= rowsAtOnce) await this.#writeAll(db);
  }

  /** Writes the rest, and evens out what rounding has left. */
  async end(db: pg.ClientBase): Promise<void> {
    await this.#writeAll(db);
    const { distributionId } = this;
    await attachLines.run(db, { distributionId });
    const returned = [...this.#returned];
    if (returned.length > 0)
      await addReturns.run(db, {
        distributionId,
        potIds: returned.map(([potId]) => potId),
        amounts: returned.map(([, { eyrir }]) => written(eyrir)),
        counts: returned.map(([, { count }]) => count),
      });
    const moved = new Map<string, number>();
    for (const { line, from, to } of this.#splitter.moves())
      for (const [key, by] of [[from, -1] as const, [to, 1] as const])
        moved.set(`${key} ${line}`, (moved.get(`${key} ${line}`) ?? 0) + by);
    const moves = [...moved].filter(([, eyrir]) => eyrir !== 0).map(([place, eyrir]) => ({ place, eyrir }));
    if (moves.length === 0) return;
    const numberOf = (place: string, at: 0 | 1) => Number(place.split(' ')[at]?.replace('r', ''));
    await moveEyrir.run(db, {
      distributionId,
      rightIds: moves.map(({ place }) => numberOf(place, 0)),
      lines: moves.map(({ place }) => numberOf(place, 1)),
      eyrir: moves.map(({ eyrir }) => eyrir),
    });
  }

  async #writeAll(db: pg.ClientBase): Promise<void> {
    const paid = `right_id, ${useColumns}, amount, movement_type, share, contract_id`;
    await copyInto(db, this.#linesTable, paid, this.#paid.splice(0));
    const kept = `right_id, ${useColumns}, amount, finding, author_id, work_dispute_id, is_split, title, author_names, performers, iswc, isrc`;
    await copyInto(db, 'unmatched_usage', kept, this.#kept.splice(0));
  }

  #pay(
    use: Use,
    { rightId, share, contractId }: Pick<Part, 'rightId' | 'contractId'> & { share: number | null },
    amount: string,
  ): void {
    const rests = [share === null ? null : share / 100, contractId];
    this.#paid.push([rightId, ...this.#cellsOf(use), amount, use.movementType, ...rests]);
  }

  #return({ potId }: Use, eyrir: bigint): void {
    const known = this.#returned.get(potId ?? 0) ?? { eyrir: 0n, count: 0 };
    this.#returned.set(potId ?? 0, { eyrir: known.eyrir + eyrir, count: known.count + 1 });
  }

  #cellsOf(use: Use): Cell[] {
    const { line, workId, potId, subtypeId, stationId, usedOn, useCount, countryId } = use;
    return [this.distributionId, line, workId, potId, subtypeId, stationId, usedOn, useCount, countryId];
  }
}
