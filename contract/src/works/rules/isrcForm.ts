import type { Text } from '../../platform/rules/language.ts';
import type { SheetForm } from '../../platform/rules/sheetLines.ts';
import { readIsrc } from './isrc.ts';

const labels: Readonly<Record<string, Text>> = {
  title: { is: 'Heiti verks', en: 'Title' },
  isrc: { is: 'ISRC-kóði', en: 'ISRC' },
  performer: { is: 'Flytjandi', en: 'Performer' },
  work: { is: 'Verknúmer', en: 'Work number' },
  iswc: { is: 'ISWC', en: 'ISWC' },
};

/** O191: recordings of works that are registered, a line for each. */
export const isrcForm: SheetForm = {
  kind: 'isrcs',
  columns: Object.keys(labels),
  labelOf: (column) => labels[column] ?? { is: column, en: column },
  isOfEntry: () => true,
  mostLines: 1,
  goesOn: () => false,
  keysOf([{ isrc = '' } = {}]) {
    const code = readIsrc(isrc).value;
    return code === undefined ? [] : [code];
  },
};
