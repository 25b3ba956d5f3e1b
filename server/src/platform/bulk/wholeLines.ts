import { separatorOf, type Separator } from '../files/csvLine.ts';
import type { TextLine } from '../files/textLines.ts';

/** So long is no cell that was meant: a quotation mark that nothing closes takes in no more of a file. */
const longest = 20_000;

/**
 * Puts lines together that one quoted cell goes over, as spreadsheets write a cell with lines of its own. Each line is read once (O366): what
 * was put together is not looked through again with each that follows.
 */
export class WholeLines {
  #separator: Separator | undefined;
  #begun: TextLine | undefined;
  #isOdd = false;
  #isOpen = false;

  of(lines: readonly TextLine[]): TextLine[] {
    return lines.flatMap((line): TextLine[] => {
      const begun = this.#begun;
      if (!begun && line.text.trim() === '') return [line];
      this.#look(line.text);
      const whole = begun ? { ...begun, text: `${begun.text}\n${line.text}` } : line;
      const goesOn = this.#isOdd && this.#isOpen && whole.text.length < longest;
      this.#begun = goesOn ? whole : undefined;
      if (!goesOn) [this.#isOdd, this.#isOpen] = [false, false];
      return goesOn ? [] : [whole];
    });
  }

  /** What no quotation mark has closed. */
  rest(): TextLine[] {
    return this.#begun ? [this.#begun] : [];
  }

  /** A quotation mark within a cell that has none around it, as of inches, opens nothing. */
  #look(line: string): void {
    this.#separator ??= separatorOf(line);
    if (line.includes('"')) this.#isOdd = (line.split('"').length % 2 === 0) !== this.#isOdd;
    this.#isOpen = isOpenAfter(line, this.#separator, this.#isOpen);
  }
}

/** Whether a quoted cell is open at the end of a line; it may have been before. */
function isOpenAfter(line: string, separator: Separator, wasOpen: boolean): boolean {
  let at = 0;
  for (let isOpen = wasOpen; ; ) {
    if (isOpen) {
      const end = endOfQuoted(line, separator, at);
      if (end === undefined) return true;
      at = end;
    }
    // What stands behind it, or a cell that has none around it.
    const next = isOpen || line[at] !== '"' ? line.indexOf(separator, at) : at;
    if (next === -1) return false;
    isOpen = next === at && line[at] === '"';
    at = next + 1;
  }
}

/** Where the mark is that ends a quoted cell: before a separator or the end of the line, and not one of two. */
function endOfQuoted(line: string, separator: Separator, from: number): number | undefined {
  for (let at = line.indexOf('"', from); at !== -1; at = line.indexOf('"', at)) {
    const next = afterSpaces(line, at + 1);
    if (next === line.length || line[next] === separator) return at + 1;
    at += line[at + 1] === '"' ? 2 : 1;
  }
  return undefined;
}

function afterSpaces(line: string, from: number): number {
  let at = from;
  while (line[at] === ' ') at += 1;
  return at;
}
