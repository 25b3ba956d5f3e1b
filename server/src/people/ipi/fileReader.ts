import { controlCharacter } from '../../platform/files/controlCharacters.ts';
import { fieldsOf, separatorOf, type Separator } from '../../platform/files/csvLine.ts';
import { isTooLong, type TextLine } from '../../platform/files/textLines.ts';
import {
  columns,
  neededColumns,
  readFileLine,
  shown,
  type Cells,
  type Column,
  type FileLine,
  type Problem,
} from './fileLine.ts';

interface Header {
  separator: Separator;
  names: readonly Column[];
}

/** Reads the lines of one file as they come, and says of each what is wrong with it. */
export class FileReader {
  readonly #societies: ReadonlySet<number>;
  readonly #say: (problem: Problem) => void;
  #header: Header | undefined;
  isHopeless = false;
  lineCount = 0;
  refusedCount = 0;

  constructor(societies: ReadonlySet<number>, say: (problem: Problem) => void) {
    this.#societies = societies;
    this.#say = say;
  }

  read(lines: readonly TextLine[]): FileLine[] {
    return lines.flatMap((line) => this.#readLine(line) ?? []);
  }

  #readLine(line: TextLine): FileLine | undefined {
    if (this.isHopeless || line.text.trim() === '') return undefined;
    if (!this.#header) return this.#readHeader(line);
    this.lineCount += 1;
    const { fileLine } = line;
    const cells = isTooLong(line) ? undefined : cellsOf(line.text, this.#header);
    if (!cells) return this.#refuse([{ fileLine, code: 'ipi.line.form' }]);
    const hidden = columns.find((name) => controlCharacter.test(cells[name]));
    if (hidden) return this.#refuse([{ fileLine, column: hidden, code: 'ipi.line.sign' }]);
    const read = readFileLine(fileLine, cells, this.#societies);
    return Array.isArray(read) ? this.#refuse(read) : read;
  }

  #refuse(problems: readonly Problem[]): undefined {
    this.refusedCount += 1;
    for (const problem of problems) this.#say(problem);
    return undefined;
  }

  /** No line can be read without the names of its columns. */
  #readHeader({ fileLine, text }: TextLine): undefined {
    const separator = separatorOf(text);
    const names = (fieldsOf(text, separator) ?? []).map((name) => name.trim().toLowerCase());
    const missing = neededColumns.find((name) => !names.includes(name));
    const unknown = names.find(
      (name, at) => !columns.some((column) => column === name) || names.indexOf(name) !== at,
    );
    this.#header = { separator, names: names as Column[] };
    this.isHopeless = missing !== undefined || unknown !== undefined;
    if (missing !== undefined)
      this.#say({ fileLine, column: missing, code: 'ipi.file.columnMissing', values: { column: missing } });
    else if (unknown !== undefined)
      this.#say({
        fileLine,
        column: shown(unknown),
        code: 'ipi.file.columnUnknown',
        values: { column: shown(unknown) },
      });
    return undefined;
  }
}

const noCells = Object.fromEntries(columns.map((name) => [name, ''])) as Record<Column, string>;

function cellsOf(text: string, { separator, names }: Header): Cells | undefined {
  const fields = fieldsOf(text, separator);
  if (fields?.length !== names.length) return undefined;
  const cells = { ...noCells };
  for (const [at, name] of names.entries())
    cells[name] = (fields[at] ?? '').trim().replaceAll(/ {2,}/gu, ' ').normalize('NFC');
  return cells;
}
