import { plainWork } from '@omur/contract/platform/fields/plainWork';
import type { StatementLine } from '@omur/contract/royalties/statistics';
import { toEyrir } from '@omur/contract/platform/rules/wholeKronur';
import type { Language, Text } from '../../platform/i18n/text.ts';
import { subtypeOf } from './subtype.ts';
import { words } from './words.ts';

/** A cell of a line: a text, a number of things, a day as YYYY-MM-DD, hundredths of percent, or eyrir. */
export type LineCell =
  | { kind: 'text'; value: string | null }
  | { kind: 'number' | 'share' | 'money'; value: number | null }
  | { kind: 'day'; value: string | null };

export interface LineColumn {
  label: Text;
  /** In points, and in characters of a spreadsheet. */
  widths: { pdf: number; excel: number };
  isRight?: boolean;
  cell: (line: StatementLine, language: Language) => LineCell;
}

const text = (value: string | null): LineCell => ({ kind: 'text', value });

/** The columns of statement lines, the same in every file that is made of them. The last is the amount. */
export const lineColumns: readonly LineColumn[] = [
  {
    label: words.workId,
    widths: { pdf: 50, excel: 10 },
    cell: ({ workId }) => ({ kind: 'number', value: workId }),
  },
  { label: words.title, widths: { pdf: 150, excel: 36 }, cell: ({ title }) => text(title) },
  {
    label: plainWork.performers.label,
    widths: { pdf: 116, excel: 30 },
    cell: ({ performers }) => text(performers),
  },
  {
    label: words.subtype,
    widths: { pdf: 82, excel: 22 },
    cell: (line, language) => text(subtypeOf(line, language)),
  },
  { label: words.station, widths: { pdf: 78, excel: 22 }, cell: ({ station }) => text(station) },
  { label: words.country, widths: { pdf: 62, excel: 16 }, cell: ({ country }) => text(country) },
  {
    label: words.usedOn,
    widths: { pdf: 68, excel: 13 },
    cell: ({ usedOn }) => ({ kind: 'day', value: usedOn }),
  },
  {
    label: words.useCount,
    widths: { pdf: 44, excel: 9 },
    isRight: true,
    cell: ({ useCount }) => ({ kind: 'number', value: useCount }),
  },
  {
    label: words.share,
    widths: { pdf: 54, excel: 10 },
    isRight: true,
    cell: ({ shareHundredths }) => ({ kind: 'share', value: shareHundredths }),
  },
  {
    label: words.contract,
    widths: { pdf: 62, excel: 11 },
    isRight: true,
    cell: ({ contractId }) => ({ kind: 'number', value: contractId }),
  },
  {
    label: words.amount,
    widths: { pdf: 74, excel: 16 },
    isRight: true,
    cell: ({ amountIsk }) => ({ kind: 'money', value: toEyrir(amountIsk) }),
  },
];
