import type { SocietyLine } from '@omur/contract/royalties/societies';

/** What the society tells another of what it is credited with. In English, no matter who fetches it. */
export interface SocietyStatement {
  ownName: string;
  /** The other society, with its code of CISAC. */
  receiver: string;
  fromDay: string | null;
  toDay: string | null;
  madeOn: string;
  lines: readonly SocietyLine[];
}

export type SocietyFormat = 'excel' | 'csv';

type Value = string | number | null;

/** R62: a line an author's share of a use of a work. */
export const societyColumns: readonly {
  heading: string;
  width: number;
  value: (line: SocietyLine) => Value;
  format?: string;
}[] = [
  { heading: 'Distribution', width: 34, value: ({ distributionName }) => distributionName },
  { heading: 'Distributed on', width: 14, value: ({ distributedOn }) => distributedOn },
  {
    heading: 'Right',
    width: 12,
    value: ({ rightCode }) => rightCode && { PR: 'Performing', MR: 'Mechanical' }[rightCode],
  },
  { heading: 'Work number', width: 13, value: ({ workId }) => workId },
  { heading: 'Title', width: 34, value: ({ title }) => title },
  { heading: 'ISWC', width: 15, value: ({ iswc }) => iswc },
  { heading: 'Author', width: 28, value: ({ creditedAuthor }) => creditedAuthor },
  { heading: 'IPI name number', width: 17, value: ({ ipiNameNumber }) => ipiNameNumber },
  { heading: 'Used on', width: 12, value: ({ usedOn }) => usedOn },
  { heading: 'Station or place', width: 22, value: ({ station }) => station },
  { heading: 'Country', width: 16, value: ({ country }) => country },
  { heading: 'Uses', width: 9, value: ({ useCount }) => useCount },
  {
    heading: 'Share %',
    width: 10,
    value: ({ shareHundredths }) => (shareHundredths === null ? null : shareHundredths / 100),
    format: '0.00',
  },
  { heading: 'Amount ISK', width: 15, value: ({ amountIsk }) => amountIsk, format: '#,##0.00' },
];

/** In eyrir, so that the sum of many amounts is exact. */
export const sumOf = (lines: readonly SocietyLine[]): number =>
  lines.reduce((sum, { amountIsk }) => sum + Math.round(amountIsk * 100), 0) / 100;
