import { type Language, type Text, type TextValues, textIn } from '../../platform/i18n/text.ts';
import { formatAmount } from '../../platform/i18n/format.ts';
import { drawFigures, drawHead, drawHeading, drawText } from '../../platform/paper/documentHead.ts';
import { newPaper, type Paper } from '../../platform/paper/paper.ts';
import { drawTable } from '../../platform/paper/table.ts';
import type { Typefaces } from '../../platform/paper/typeface.ts';
import { wholeKronur } from '@omur/contract/platform/rules/wholeKronur';
import { formatDotted, formatExact } from './money.ts';
import { type Statement, sumsOf } from './statement.ts';
import { drawStatement } from './statementPdf.ts';
import { ownerOf, words } from './words.ts';

/** What stands on the first sheet of a year's statements. */
export interface YearOfStatements {
  language: Language;
  societyName: string;
  holderName: string;
  year: number;
  madeOn: string;
}

type Say = (text: Text, values?: TextValues) => string;

/** H141: every statement of a year, each from the top of a sheet, behind a list of them with what they come to. */
export function yearPdf(of: YearOfStatements, statements: readonly Statement[], typefaces: Typefaces): Blob {
  const t: Say = (text, values) => textIn(of.language, text, values);
  const { societyName, holderName, year, language, madeOn } = of;
  const title = t(words.yearOfStatements, { year });
  const paper = newPaper({ orientation: 'landscape', typefaces, title, societyName, language });
  drawHead(paper, {
    societyName,
    title: t(words.statement),
    name: title,
    facts: [
      [t(words.holder), holderName],
      [t(words.year), String(year)],
    ],
  });
  drawContents(paper, statements, t);
  for (const { head, lines } of statements) {
    paper.turn();
    drawStatement(paper, head, lines);
  }
  return paper.finish(
    [societyName, title, holderName, t(words.madeOn, { day: formatDotted(madeOn) })].join(' · '),
    (page, pages) => t(words.page, { page, pages }),
  );
}

function drawContents(paper: Paper, statements: readonly Statement[], t: Say): void {
  const distributed = statements.map(({ head }) => sumsOf(head).distributed);
  const all = distributed.reduce((sum, eyrir) => sum + eyrir, 0);
  drawFigures(paper, [[t(words.distributed), formatAmount(wholeKronur(all / 100))]]);
  if (statements.length === 0) return drawText(paper, t(words.noneInYear));
  drawHeading(paper, t(words.contents));
  drawTable(paper, {
    columns: [
      { label: t(words.distributedOn), width: 14 },
      { label: t(words.distribution), width: 40 },
      { label: t(words.right), width: 30 },
      { label: t(words.distributed), width: 16, align: 'right' },
    ],
    rows: statements.map(({ head }, at) => [
      formatDotted(head.distributedOn),
      head.name,
      `${ownerOf(head, t)} · ${t(words.rightNumber, { number: head.rightId })}`,
      formatExact(distributed[at] ?? 0),
    ]),
    foot: [t(words.total), '', '', formatExact(all)],
  });
}
