import type { Language } from '@omur/contract/platform/rules/language';
import { textIn } from '../i18n/text.ts';
import type { SheetView } from './view.ts';

type Template = Pick<SheetView, 'form' | 'examples'>;

/** An empty sheet: the headings, and lines that show how it is filled in. */
export function templateRows({ form, examples }: Template, language: Language): string[][] {
  return [
    form.columns.map((column) => form.labelOf(column)[language]),
    ...examples.map((line) =>
      form.columns.map((column) => (line[column] ? textIn(language, line[column]) : '')),
    ),
  ];
}

/** None of its cells has a semicolon or a quotation mark. */
export function templateCsv(view: Template, language: Language): Blob {
  const lines = templateRows(view, language).map((cells) => `${cells.join(';')}\r\n`);
  return new Blob(['\uFEFF', ...lines], { type: 'text/csv' });
}

export async function templateExcel(
  view: Template & Pick<SheetView, 'texts'>,
  language: Language,
): Promise<Blob> {
  const { default: writeExcel } = await import('write-excel-file/universal');
  const [headings = [], ...lines] = templateRows(view, language);
  const data = [
    headings.map((value) => ({ value, fontWeight: 'bold' as const, backgroundColor: '#EAF1F8' })),
    ...lines.map((line) => line.map((value) => ({ value }))),
  ];
  const sheet = {
    sheet: textIn(language, view.texts.templateSheet),
    columns: headings.map((heading) => ({ width: Math.max(14, heading.length + 4) })),
    stickyRowsCount: 1,
    data,
  };
  return writeExcel([sheet]).toBlob();
}
