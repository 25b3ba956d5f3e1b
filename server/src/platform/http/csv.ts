import { disarmedWithin, formulaStart } from '@omur/contract/platform/rules/fileText';
import papa from 'papaparse';

/** Rows as every file of the portal has them: semicolons, and nothing that a spreadsheet would run as a formula. */
export const csvOf = (rows: readonly (readonly (string | number | null)[])[]): string =>
  papa.unparse(
    rows.map((row) => row.map((cell) => (typeof cell === 'string' ? disarmedWithin(cell) : cell))),
    {
      delimiter: ';',
      newline: '\r\n',
      escapeFormulae: formulaStart,
    },
  );
