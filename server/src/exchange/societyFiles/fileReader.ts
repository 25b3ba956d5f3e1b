import type { ErrorCode } from '@omur/contract/platform/errors';
import { controlCharacter } from '../../platform/files/controlCharacters.ts';
import { fieldsOf, separatorOf, type Separator } from '../../platform/files/csvLine.ts';
import type { Row } from '../../platform/files/tableRows.ts';
import { isTooLong, type TextLine } from '../../platform/files/textLines.ts';
import { readCell, shown, type Lookups } from './cell.ts';
import { columnsOf, type Column, type FileKind } from './kinds.ts';

/** What is wrong with a file, and where. */
export interface Problem {
  fileLine?: number | undefined;
  column?: string | undefined;
  code: ErrorCode;
  values?: Record<string, string | number> | undefined;
}

/** A line as it is staged: its cells in the order of the declared columns. */
export interface StagedRow {
  fileLine: number;
  cells: (string | null)[];
  isRefused: boolean;
}

interface Read {
  value: string | null;
  problem?: Omit<Problem, 'fileLine'>;
}

/** A column, where it stands in the file, and what its cells came to: most of a file's cells say what others said. */
interface PlacedColumn {
  column: Column;
  at: number | undefined;
  known: Map<string, Read>;
}

/** So many different cells of a column are remembered. */
const mostKnown = 5_000;

/** Reads the lines of one file as they come, and says of each what is wrong with it. A refused line is staged too: others rest on it. */
export class FileReader {
  readonly #columns: readonly Column[];
  #placed: readonly PlacedColumn[] = [];
  readonly #lookups: Lookups;
  readonly #say: (problem: Problem) => void;
  #separator: Separator | undefined;
  #names: readonly string[] | undefined;
  /** With the empty columns on the right that spreadsheets write, which have no names (O379). */
  #width = 0;
  isHopeless = false;
  lineCount = 0;

  constructor(kind: FileKind, lookups: Lookups, say: (problem: Problem) => void) {
    this.#columns = columnsOf[kind];
    this.#lookups = lookups;
    this.#say = say;
  }

  get hasHeader(): boolean {
    return this.#names !== undefined;
  }

  /** Those that may be missing, and are. */
  get missingColumns(): string[] {
    return this.#placed.flatMap(({ column, at }) => (at === undefined ? [column.name] : []));
  }

  *read(lines: readonly TextLine[]): Generator<StagedRow> {
    for (const line of lines) {
      if (line.text.trim() === '') continue;
      this.#separator ??= separatorOf(line.text);
      const fields = isTooLong(line) ? undefined : fieldsOf(line.text, this.#separator);
      const row = this.#readFields(line.fileLine, fields);
      if (row) yield row;
    }
  }

  /** Rows of a workbook, which need not have cells after the last one that is filled, and may have some that are only coloured. */
  readRows(rows: readonly Row[]): StagedRow[] {
    return rows.flatMap(({ fileLine, fields }) => {
      const filled = fields.slice(0, fields.findLastIndex((field) => field.trim() !== '') + 1);
      const missing = Math.max(0, this.#width - filled.length);
      return this.#readFields(fileLine, [...filled, ...Array<string>(missing).fill('')]) ?? [];
    });
  }

  #readFields(fileLine: number, fields: readonly string[] | undefined): StagedRow | undefined {
    if (this.isHopeless) return undefined;
    if (!this.#names) return this.#readHeader(fileLine, fields ?? []);
    this.lineCount += 1;
    const named = this.#names.length;
    if (fields?.length !== this.#width || fields.slice(named).some((field) => field.trim() !== '')) {
      this.#say({ fileLine, code: 'society.line.form' });
      return { fileLine, cells: this.#columns.map(() => null), isRefused: true };
    }
    let isRefused = false;
    const cells = this.#placed.map((placed) => {
      const field = placed.at === undefined ? '' : (fields[placed.at] ?? '');
      const { value, problem } = placed.known.get(field) ?? this.#readNew(placed, field);
      if (problem) this.#say({ fileLine, column: placed.column.name, ...problem });
      isRefused ||= problem !== undefined;
      return value;
    });
    return { fileLine, cells, isRefused };
  }

  #readNew({ column, known }: PlacedColumn, field: string): Read {
    const read = this.#readOne(column, tidy(field));
    if (known.size < mostKnown) known.set(field, read);
    return read;
  }

  #readOne(column: Column, text: string): Read {
    if (text === '')
      return { value: null, ...(column.isNeeded && { problem: { code: 'society.line.missing' } }) };
    if (controlCharacter.test(text)) return { value: null, problem: { code: 'society.line.sign' } };
    const read = readCell(column.cell, text, this.#lookups);
    return read.problem === undefined
      ? { value: read.value }
      : { value: null, problem: { code: read.problem, values: read.values } };
  }

  /** No line can be read without the names of its columns. */
  #readHeader(fileLine: number, fields: readonly string[]): undefined {
    const all = fields.map((name) => name.trim().toLowerCase());
    const names = all.slice(0, all.findLastIndex((name) => name !== '') + 1);
    this.#names = names;
    this.#width = all.length;
    this.#placed = this.#columns.map((column) => {
      const at = names.indexOf(column.name);
      return { column, at: at === -1 ? undefined : at, known: new Map<string, Read>() };
    });
    const say = (code: ErrorCode, column: string) => {
      this.isHopeless = true;
      this.#say({ fileLine, column: shown(column), code, values: { column: shown(column) } });
    };
    for (const { name, isNeeded } of this.#columns)
      if (isNeeded && !names.includes(name)) say('society.file.columnMissing', name);
    for (const [at, name] of names.entries())
      if (!this.#columns.some((column) => column.name === name)) say('society.file.columnUnknown', name);
      else if (names.indexOf(name) !== at) say('society.file.columnTwice', name);
    return undefined;
  }
}

const tidy = (cell: string) => cell.trim().replaceAll(/ {2,}/gu, ' ').normalize('NFC');
