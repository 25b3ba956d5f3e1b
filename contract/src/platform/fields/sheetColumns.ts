import { plainWork } from './plainWork.ts';
import type { PlainField } from '../plainFields.ts';
import type { Text } from '../rules/language.ts';

// A sheet of works has a line for each author. What is said of the work itself stands on its first line.

/** A work has at most so many lines. */
export const mostWorkLines = 50;
/** Which line belongs to which work, where a file names the works itself. It is not a column of ours: the lines stand together from then on. */
export const workColumn = 'work';

/** Columns that say something of the work, and have rules of their own. */
export const factColumns = ['title', 'length', 'other_titles', 'isrc', 'iswc', 'own_number'] as const;
/** Columns that say who an author is, and what is theirs. */
export const authorColumns = ['author', 'name', 'type', 'share', 'ipi', 'ssn', 'email', 'contract'] as const;

const plainFields = Object.entries<PlainField>(plainWork).flatMap(([name, field]) =>
  field.sheetColumn === undefined ? [] : [{ name, field, column: field.sheetColumn }],
);
/** The columns that plain fields have; a sheet need not have them. */
export const plainColumns: readonly string[] = plainFields.map(({ column }) => column);

/** The plain field of a column. */
export const plainFieldOf = (column: string): { name: string; field: PlainField } | undefined =>
  plainFields.find((one) => one.column === column);

/** Every column that a line may have, in the order in which they are shown. */
export const sheetColumns: readonly string[] = [
  'title',
  'length',
  ...authorColumns,
  'isrc',
  'iswc',
  'own_number',
  'other_titles',
  ...plainColumns,
];

/** The columns that stand on the first line of a work alone. */
export const isOfWork = (column: string): boolean =>
  (factColumns as readonly string[]).includes(column) || plainColumns.includes(column);

const labels: Readonly<Record<string, Text>> = {
  title: { is: 'Heiti verks', en: 'Title' },
  length: { is: 'Lengd', en: 'Length' },
  author: { is: 'Höfundarnúmer', en: 'Author number' },
  name: { is: 'Nafn höfundar', en: 'Author’s name' },
  type: { is: 'Hlutverk', en: 'Role' },
  share: { is: 'Hlutfall %', en: 'Share %' },
  ipi: { is: 'IPI-númer', en: 'IPI name number' },
  ssn: { is: 'Kennitala', en: 'National ID' },
  email: { is: 'Netfang', en: 'E-mail' },
  contract: { is: 'Samningsnúmer', en: 'Contract number' },
  isrc: { is: 'ISRC-kóðar', en: 'ISRCs' },
  iswc: { is: 'ISWC-númer', en: 'ISWC' },
  own_number: { is: 'Verknúmer útgefanda', en: 'Publisher’s work number' },
  other_titles: { is: 'Önnur heiti', en: 'Other titles' },
};

/** What a column is called. */
export const columnLabel = (column: string): Text =>
  labels[column] ?? plainFieldOf(column)?.field.label ?? { is: column, en: column };
