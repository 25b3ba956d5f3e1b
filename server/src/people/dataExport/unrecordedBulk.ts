import type { Text } from '@omur/contract/platform/rules/language';
import type { RecordedColumn } from '@omur/contract/people/rules/recordedTables';

/** Sheets of works and of other things, which say what they are when they are registered. */
export const unrecordedBulk: Readonly<
  Record<string, { name: Text; columns: Readonly<Record<string, RecordedColumn>> }>
> = {
  bulk: {
    name: { is: 'Blað', en: 'Sheet' },
    columns: {
      kind: { kind: 'text', is: 'Af hverju', en: 'What it is of' },
      name: { kind: 'text', is: 'Heiti', en: 'Name' },
      started_at: { kind: 'instant', is: 'Hafin', en: 'Started' },
      updated_at: { kind: 'instant', is: 'Vistuð', en: 'Saved' },
    },
  },
  bulk_work: {
    name: { is: 'Færsla á blaði', en: 'Entry of a sheet' },
    columns: {
      place: { kind: 'number', is: 'Sæti', en: 'Place' },
      lines: { kind: 'text', is: 'Línur', en: 'Lines' },
      work_id: { kind: 'number', is: 'Verknúmer', en: 'Work number' },
      live_performance_id: { kind: 'number', is: 'Númer flutnings', en: 'Number of the performance' },
      person_id: { kind: 'number', is: 'Númer aðila', en: 'Person number' },
    },
  },
  bulk_column: {
    name: { is: 'Dálkaheiti í skrám', en: 'Headings of files' },
    columns: {
      kind: { kind: 'text', is: 'Af hverju', en: 'What the files are of' },
      mapping: { kind: 'text', is: 'Hvað dálkarnir eru', en: 'What the columns are' },
    },
  },
  bulk_mapping: {
    name: { is: 'Dálkaskipan', en: 'Column mapping' },
    columns: {
      kind: { kind: 'text', is: 'Af hverju', en: 'What the files are of' },
      name: { kind: 'text', is: 'Heiti', en: 'Name' },
      mapping: { kind: 'text', is: 'Hvað dálkarnir eru', en: 'What the columns are' },
      confirmed_at: { kind: 'instant', is: 'Staðfest', en: 'Confirmed' },
    },
  },
};
