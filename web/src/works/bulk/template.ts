import type { Language } from '@omur/contract/platform/rules/language';
import { columnLabel, sheetColumns } from '@omur/contract/platform/fields/sheetColumns';

/** What the first columns may look like: a work of two authors, and one of one. */
const examples: readonly Readonly<Record<string, { is: string; en: string }>>[] = [
  {
    title: { is: 'Dæmi um heiti', en: 'Example of a title' },
    length: { is: '3:25', en: '3:25' },
    name: { is: 'Nafn fyrri höfundar', en: 'Name of the first author' },
    type: { is: 'Tónskáld', en: 'Composer' },
    share: { is: '50', en: '50' },
  },
  {
    name: { is: 'Nafn seinni höfundar', en: 'Name of the second author' },
    type: { is: 'Textahöfundur', en: 'Lyricist' },
    share: { is: '50', en: '50' },
  },
];

/** An empty sheet: the headings, and lines that show how it is filled in. */
export function templateRows(language: Language): string[][] {
  return [
    sheetColumns.map((column) => columnLabel(column)[language]),
    ...examples.map((line) => sheetColumns.map((column) => line[column]?.[language] ?? '')),
  ];
}

/** None of its cells has a semicolon or a quotation mark. */
export function templateCsv(language: Language): Blob {
  const lines = templateRows(language).map((cells) => `${cells.join(';')}\r\n`);
  return new Blob(['\uFEFF', ...lines], { type: 'text/csv' });
}

export async function templateExcel(language: Language): Promise<Blob> {
  const { default: writeExcel } = await import('write-excel-file/universal');
  const [headings = [], ...lines] = templateRows(language);
  const data = [
    headings.map((value) => ({ value, fontWeight: 'bold' as const, backgroundColor: '#EAF1F8' })),
    ...lines.map((line) => line.map((value) => ({ value }))),
  ];
  const sheet = {
    sheet: language === 'is' ? 'Verk' : 'Works',
    columns: headings.map((heading) => ({ width: Math.max(14, heading.length + 4) })),
    stickyRowsCount: 1,
    data,
  };
  return writeExcel([sheet]).toBlob();
}
