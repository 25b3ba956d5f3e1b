import { textIn } from '../../platform/i18n/text.ts';
import { drawHead, drawHeading, drawText } from '../../platform/paper/documentHead.ts';
import { formatDotted, formatExact } from './money.ts';
import { blue, margin, newPaper, type Paper } from '../../platform/paper/paper.ts';
import type { DocumentTable, ReportDocument } from './reportDocument.ts';
import { drawTable } from '../../platform/paper/table.ts';
import type { Typefaces } from '../../platform/paper/typeface.ts';
import { words } from './words.ts';

/** The transparency report on paper (R29). */
export function reportPdf(report: ReportDocument, typefaces: Typefaces): Blob {
  const { language, societyName, title } = report;
  const paper = newPaper({ orientation: 'landscape', typefaces, title, societyName, language });
  drawHead(paper, {
    societyName,
    title: report.edition,
    name: title,
    facts: [
      [report.words.published, report.publishedOn ? formatDotted(report.publishedOn) : report.words.draft],
    ],
  });
  drawText(paper, report.words.method);
  for (const chapter of report.chapters) {
    drawChapterHead(paper, chapter.title);
    for (const table of chapter.tables) drawReportTable(paper, table, report.words);
    for (const { title: heading, text } of chapter.texts) {
      drawHeading(paper, heading);
      drawText(paper, text);
    }
  }
  return paper.finish(`${societyName} · ${title} · ${report.edition}`, (page, pages) =>
    textIn(language, words.page, { page, pages }),
  );
}

function drawChapterHead(paper: Paper, title: string): void {
  paper.room(140);
  paper.down(26);
  paper.write(paper.printable(title), margin, paper.y, { size: 14, weight: 'strong', colour: blue });
  paper.down(4);
}

const exact = (units: number | undefined) => formatExact(Math.round((units ?? 0) / 100));

function drawReportTable(paper: Paper, table: DocumentTable, said: ReportDocument['words']): void {
  drawHeading(paper, table.title);
  const isWide = table.amounts.length > 2;
  drawTable(paper, {
    columns: [
      ...table.labels.map((label) => ({ label, width: isWide ? 1.4 : 2 })),
      ...table.amounts.map((label) => ({ label, width: 1.1, align: 'right' as const })),
      ...(table.hasShare ? [{ label: said.share, width: 0.7, align: 'right' as const }] : []),
    ],
    rows: table.rows.map(({ labels, units, share }) => [
      ...labels,
      ...table.amounts.map((_, at) => exact(units[at])),
      ...(table.hasShare ? [share === undefined ? '–' : `${String(share / 100).replace('.', ',')}%`] : []),
    ]),
    ...(table.totals &&
      table.rows.length > 1 && {
        foot: [said.total, ...table.labels.slice(1).map(() => ''), ...table.totals.map(exact)],
      }),
    continued: table.title,
  });
}
