import { columnsOf, wholeOf, type FileKind } from './kinds.ts';

/** Things whose lines are looked at while a file is read. */
const most = 100_000;

/**
 * Whether the lines of each thing in a file are numbered upwards, as systems write them: then none stands there twice, and a file of millions
 * need not be sorted to know it.
 */
export class Rising {
  readonly #wholeAt: number;
  readonly #lineAt: number;
  readonly #last = new Map<string, number>();
  #isSure: boolean;

  constructor(kind: FileKind) {
    const columns = columnsOf[kind];
    this.#wholeAt = columns.findIndex(({ cell }) => cell.is === 'reference' && cell.to === wholeOf[kind]);
    this.#lineAt = columns.findIndex(({ name, cell }) => name === 'line' && cell.is === 'whole');
    this.#isSure = this.#wholeAt !== -1 && this.#lineAt !== -1;
  }

  get isSure(): boolean {
    return this.#isSure;
  }

  /** The cells of the next line. One that lacks its number is refused, and stands beside none. */
  look(cells: readonly (string | null)[]): void {
    if (!this.#isSure) return;
    const [whole, line] = [cells[this.#wholeAt], cells[this.#lineAt]];
    if (whole == null || line == null) return;
    const last = this.#last.get(whole) ?? Number.NEGATIVE_INFINITY;
    this.#isSure = Number(line) > last && this.#last.size <= most;
    this.#last.set(whole, Number(line));
  }
}
