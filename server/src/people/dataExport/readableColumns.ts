import type { RecordedColumn } from '@omur/contract/people/rules/recordedTables';

/** What members may read; keys of the database and what only staff see are nobody's reading. */
export function readableColumns(columns: Readonly<Record<string, RecordedColumn>>) {
  return Object.entries(columns)
    .filter(([, { kind, isForStaff }]) => kind !== 'technical' && !isForStaff)
    .map(([id, column]) => ({ ...column, id }));
}
