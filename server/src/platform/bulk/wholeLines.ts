import { fieldsOf, separatorOf, type Separator } from '../files/csvLine.ts';
import type { TextLine } from '../files/textLines.ts';

/** So long is no cell that was meant: a quotation mark that nothing closes takes in no more of a file. */
const longest = 20_000;

/** Puts lines together that one quoted cell goes over, as spreadsheets write a cell with lines of its own. */
export class WholeLines {
  #separator: Separator | undefined;
  #begun: TextLine | undefined;

  of(lines: readonly TextLine[]): TextLine[] {
    return lines.flatMap((line): TextLine[] => {
      const begun = this.#begun;
      const whole = begun ? { ...begun, text: `${begun.text}\n${line.text}` } : line;
      const isOpen = this.#isOpen(whole.text);
      this.#begun = isOpen ? whole : undefined;
      return isOpen ? [] : [whole];
    });
  }

  /** What no quotation mark has closed. */
  rest(): TextLine[] {
    return this.#begun ? [this.#begun] : [];
  }

  /** A quotation mark within a cell that has none around it, as of inches, opens nothing. */
  #isOpen(text: string): boolean {
    if (text.trim() === '') return false;
    this.#separator ??= separatorOf(text);
    const isOdd = text.includes('"') && text.split('"').length % 2 === 0;
    return isOdd && text.length < longest && fieldsOf(text, this.#separator) === undefined;
  }
}
