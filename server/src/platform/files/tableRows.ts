import type { TextLine } from './textLines.ts';
import { isTooLong } from './textLines.ts';
import { fieldsOf, separatorOf, type Separator } from './csvLine.ts';

/** One row of a table, by the number of its line in the file; a code where its fields cannot be told apart. */
export interface Row {
  fileLine: number;
  fields: readonly string[];
  problem?: 'usage.line.tooLong' | 'usage.line.quote';
}

/** Takes the lines of a CSV file apart. The first that says anything names the columns. */
export class CsvRows {
  #separator: Separator | undefined;

  /** Its rows, without empty ones. */
  read(lines: readonly TextLine[]): Row[] {
    return lines.flatMap((line): Row[] => {
      if (line.text.trim() === '') return [];
      this.#separator ??= separatorOf(line.text);
      const { fileLine } = line;
      if (isTooLong(line)) return [{ fileLine, fields: [], problem: 'usage.line.tooLong' }];
      const fields = fieldsOf(line.text, this.#separator);
      return [fields ? { fileLine, fields } : { fileLine, fields: [], problem: 'usage.line.quote' }];
    });
  }
}
