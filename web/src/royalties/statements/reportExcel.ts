import writeExcel from 'write-excel-file/universal';
import { sheetNames } from './excel.ts';
import { type Cell, text, title } from './excelCells.ts';
import type { DocumentTable, ReportDocument } from './reportDocument.ts';

/** The transparency report as a workbook: a sheet for each chapter, with real numbers (R29). */
export function reportExcel(report: ReportDocument): Promise<Blob> {
  const names = sheetNames(report.chapters.map((chapter) => chapter.title));
  const sheets = report.chapters.map((chapter, at) => ({
    sheet: names[at] ?? '',
    columns: [44, 28, 24, 20, 20, 20, 20].map((width) => ({ width })),
    data: [
      [title(report.title), title(report.edition)],
      [text(report.societyName), text(report.publishedOn ?? report.words.draft)],
      ...chapter.tables.flatMap((table) => [[], ...rowsOf(table, report.words)]),
      ...chapter.texts.flatMap((one) => [[], [title(one.title)], [{ ...text(one.text), wrap: true }]]),
    ],
  }));
  return writeExcel(sheets, { fontFamily: 'Calibri', fontSize: 11 }).toBlob();
}

const money = (units: number | undefined): Cell => ({ value: (units ?? 0) / 10_000, format: '#,##0.00##' });

function rowsOf(table: DocumentTable, words: ReportDocument['words']): Cell[][] {
  return [
    [title(table.title)],
    [...table.labels, ...table.amounts, ...(table.hasShare ? [words.share] : [])].map(title),
    ...table.rows.map(({ labels, units, share }) => [
      ...labels.map(text),
      ...table.amounts.map((_, at) => money(units[at])),
      ...(share === undefined ? [] : [{ value: share / 10_000, format: '0.00%' }]),
    ]),
    ...(table.totals
      ? [[title(words.total), ...table.labels.slice(1).map(() => null), ...table.totals.map(money)]]
      : []),
  ];
}
