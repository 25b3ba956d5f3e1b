import type { PlainTable } from '../../platform/plainFields.ts';
import type { RecordedTable } from './recordedTables.ts';

type Columns = RecordedTable['columns'];

/** The columns of plain fields, as the record of changes shows them. */
export function recordedPlain(table: PlainTable): Columns {
  return Object.fromEntries(
    Object.entries(table).map(([name, { input, label }]): [string, Columns[string]] => [
      name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      { kind: input === 'year' ? 'number' : 'text', ...label },
    ]),
  );
}
