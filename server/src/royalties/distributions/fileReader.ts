import { columns, needed, type Column } from './columns.ts';
import { controlCharacter } from '../../platform/files/controlCharacters.ts';
import { fieldsOf, separatorOf, type Separator } from '../../platform/files/csvLine.ts';
import { readFileLine, shown, type Cells, type FileLine, type Known, type Problem } from './fileLine.ts';
import { isTooLong, type TextLine } from '../../platform/files/textLines.ts';

interface Header {
  separator: Separator;
  names: readonly Column[];
}

/** Reads the lines of one file as they come, and says of each what is wrong with it. */
export class FileReader {
  readonly #known: Known;
  readonly #say: (problem: Problem) => void;
  #header: Header | undefined;
  #isHopeless = false;
  #lastNumber = 0;
  lineCount = 0;

  constructor(known: Known, say: (problem: Problem) => void) {
    this.#known = known;
    this.#say = say;
  }

  /** No line can be read without the names of its columns. */
  get isHopeless(): boolean {
    return this.#isHopeless;
  }

  get lastNumber(): number {
    return this.#lastNumber;
  }

  read(lines: readonly TextLine[]): FileLine[] {
    return lines.flatMap((line) => this.#readLine(line) ?? []);
  }

  #readLine(line: TextLine): FileLine | undefined {
    if (this.#isHopeless || line.text.trim() === '') return undefined;
    if (!this.#header) return this.#readHeader(line);
    this.lineCount += 1;
    const { fileLine } = line;
    if (isTooLong(line)) return this.#wrong({ fileLine, code: 'distribution.line.tooLong' });
    const cells = this.#cellsOf(line, this.#header);
    if (!cells) return undefined;
    const read = readFileLine(fileLine, cells, this.#known);
    if ('code' in read) return this.#wrong(read);
    // Numbers rise, so that a doubled line is found without remembering all of them.
    if (read.statementLineId <= this.#lastNumber)
      return this.#wrong({
        fileLine,
        column: 'line',
        code: 'distribution.line.twice',
        values: { value: read.statementLineId },
      });
    this.#lastNumber = read.statementLineId;
    return read;
  }

  #cellsOf({ fileLine, text }: TextLine, { separator, names }: Header): Cells | undefined {
    const fields = fieldsOf(text, separator);
    if (!fields) return this.#wrong({ fileLine, code: 'distribution.line.quote' });
    if (fields.length !== names.length)
      return this.#wrong({
        fileLine,
        code: 'distribution.line.fields',
        values: { count: fields.length, columns: names.length },
      });
    const cells = { ...noCells };
    for (let i = 0; i < names.length; i++)
      cells[names[i] as Column] = (fields[i] ?? '').trim().normalize('NFC');
    const signs = names.find((name) => controlCharacter.test(cells[name]));
    return signs ? this.#wrong({ fileLine, column: signs, code: 'distribution.line.sign' }) : cells;
  }

  #readHeader({ fileLine, text }: TextLine): undefined {
    const separator = separatorOf(text);
    const names = (fieldsOf(text, separator) ?? []).map((name) => name.trim().toLowerCase());
    const missing = needed.find((name) => !names.includes(name));
    const unknown = names.find((name) => !columns.some((column) => column === name));
    const twice = names.find((name, at) => names.indexOf(name) !== at);
    this.#header = { separator, names: names as Column[] };
    this.#isHopeless = true;
    if (missing)
      return this.#wrong({
        fileLine,
        column: missing,
        code: 'distribution.file.columnMissing',
        values: { column: missing },
      });
    if (unknown !== undefined)
      return this.#wrong({
        fileLine,
        column: shown(unknown),
        code: 'distribution.file.columnUnknown',
        values: { column: shown(unknown) },
      });
    if (twice)
      return this.#wrong({
        fileLine,
        column: twice,
        code: 'distribution.file.columnTwice',
        values: { column: twice },
      });
    this.#isHopeless = false;
    return undefined;
  }

  #wrong(problem: Problem): undefined {
    this.#say(problem);
    return undefined;
  }
}

const noCells = Object.fromEntries(columns.map((name) => [name, ''])) as Record<Column, string>;
