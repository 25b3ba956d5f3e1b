import { DsrReader, type Announced } from './dsrReader.ts';
import type { FileLine, Problem } from './fileLine.ts';
import { FileReader } from './fileReader.ts';
import type { TextLine } from '../../platform/files/textLines.ts';

/** Reads a file of either kind, which its first line tells: a service's begins with its head, or a comment. */
export class AnyReader {
  readonly #known: Announced;
  readonly #say: (problem: Problem) => void;
  #reader: FileReader | DsrReader | undefined;

  constructor(known: Announced, say: (problem: Problem) => void) {
    this.#known = known;
    this.#say = say;
  }

  get isHopeless(): boolean {
    return this.#reader?.isHopeless ?? false;
  }

  get lineCount(): number {
    return this.#reader?.lineCount ?? 0;
  }

  /** The highest number of a line so far. */
  get lastNumber(): number {
    return this.#reader?.lastNumber ?? 0;
  }

  /** Controllers met in its lines that nobody was asked about (R240). */
  get met(): readonly string[] {
    return this.#reader instanceof DsrReader ? this.#reader.met : [];
  }

  read(lines: readonly TextLine[]): FileLine[] {
    this.#reader ??= this.#readerOf(lines);
    return this.#reader?.read(lines) ?? [];
  }

  /** What is only known once all has been read. */
  end(): void {
    if (this.#reader instanceof DsrReader) this.#reader.end();
  }

  #readerOf(lines: readonly TextLine[]): FileReader | DsrReader | undefined {
    const first = lines.find(({ text }) => text.trim() !== '')?.text;
    if (first === undefined) return undefined;
    if (/^(HEAD\t|#)/u.test(first)) return new DsrReader(this.#known, this.#say);
    if (this.#known.currency !== null) this.#say({ code: 'distribution.dsr.noExchange' });
    return new FileReader(this.#known, this.#say);
  }
}
