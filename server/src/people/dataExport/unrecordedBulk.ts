import type { Text } from '@omur/contract/platform/rules/language';
import type { RecordedColumn } from '@omur/contract/people/rules/recordedTables';

/** Sheets of works, which say what they are when they are registered. */
export const unrecordedBulk: Readonly<
  Record<string, { name: Text; columns: Readonly<Record<string, RecordedColumn>> }>
> = {
  bulk: {
    name: { is: 'Skráning margra verka', en: 'Sheet of works' },
    columns: {
      name: { kind: 'text', is: 'Heiti', en: 'Name' },
      started_at: { kind: 'instant', is: 'Hafin', en: 'Started' },
      updated_at: { kind: 'instant', is: 'Vistuð', en: 'Saved' },
    },
  },
  bulk_work: {
    name: { is: 'Verk í skráningu margra verka', en: 'Work of a sheet' },
    columns: {
      place: { kind: 'number', is: 'Sæti', en: 'Place' },
      lines: { kind: 'text', is: 'Línur', en: 'Lines' },
      work_id: { kind: 'number', is: 'Verknúmer', en: 'Work number' },
    },
  },
  bulk_column: {
    name: { is: 'Dálkaheiti í skrám', en: 'Headings of files' },
    columns: { mapping: { kind: 'text', is: 'Hvað dálkarnir eru', en: 'What the columns are' } },
  },
};
