import type { Row } from '../../platform/files/tableRows.ts';
import { readUsageLine, type UsageFacts, type UsageLine, type UsageProblem } from './usageLine.ts';

/** Reads the rows of one table as they come, and says of each what is wrong with it. The first row names the columns. */
export class TableReader {
  readonly #facts: UsageFacts;
  readonly #say: (problem: UsageProblem) => void;
  #headings: readonly string[] | undefined;
  lineCount = 0;

  constructor(facts: UsageFacts, say: (problem: UsageProblem) => void) {
    this.#facts = facts;
    this.#say = say;
  }

  read(rows: readonly Row[]): UsageLine[] {
    return rows.flatMap((row) => this.#readRow(row) ?? []);
  }

  #readRow(row: Row): UsageLine | undefined {
    const { fileLine, fields, problem } = row;
    if (!this.#headings) return this.#readHeadings(row);
    this.lineCount += 1;
    if (problem) return this.#wrong({ fileLine, code: problem });
    // Spreadsheets leave off empty fields at the end, and add some.
    const isTooWide = fields.slice(this.#headings.length).some((field) => field.trim() !== '');
    const lastMapped = Math.max(...Object.values(this.#facts.mapping));
    if (isTooWide || (fields.length < lastMapped && fields.length < 2))
      return this.#wrong({
        fileLine,
        code: 'usage.line.fields',
        values: { count: fields.length, columns: this.#headings.length },
      });
    const read = readUsageLine(row, this.#facts);
    return 'code' in read ? this.#wrong(read, this.#headings) : read;
  }

  #readHeadings({ fields }: Row): undefined {
    this.#headings = fields;
    if (Math.max(...Object.values(this.#facts.mapping)) > fields.length)
      this.#say({ code: 'usage.file.columns' });
    return undefined;
  }

  /** Columns are named as the file names them. */
  #wrong(problem: UsageProblem, headings: readonly string[] = []): undefined {
    const at = problem.column === undefined ? undefined : this.#facts.mapping[problem.column as never];
    const column = at === undefined ? undefined : headings[at - 1]?.trim();
    this.#say({ ...problem, ...(column !== undefined && { column }) });
    return undefined;
  }
}
