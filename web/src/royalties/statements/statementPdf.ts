import { toEyrir } from '@omur/contract/platform/rules/wholeKronur';
import type { StatementLine } from '@omur/contract/royalties/statistics';
import { type Language, type Text, type TextValues, textIn } from '../../platform/i18n/text.ts';
import { formatAmount } from '../../platform/i18n/format.ts';
import { drawFigures, drawHead, drawHeading, drawText } from '../../platform/paper/documentHead.ts';
import { formatDotted, formatExact } from './money.ts';
import { newPaper, type Paper } from '../../platform/paper/paper.ts';
import { isDistributed, type Pot, potsOf, type StatementHead, sumsOf, wholeSumsOf } from './statement.ts';
import { type LineCell, lineColumns } from './lineColumns.ts';
import { drawTable } from '../../platform/paper/table.ts';
import type { Typefaces } from '../../platform/paper/typeface.ts';
import { deductionNames, moveNames, ownerOf, shareText, sideNames, words } from './words.ts';

/** L2.27: the statement on sheets lying on their side. */
export function statementPdf(
  head: StatementHead,
  lines: readonly StatementLine[],
  typefaces: Typefaces,
): Blob {
  const t = (text: Text, values?: TextValues) => textIn(head.language, text, values);
  const paper = newPaper({
    orientation: 'landscape',
    typefaces,
    title: `${t(words.statement)}: ${head.name}`,
    societyName: head.societyName,
    language: head.language,
  });
  drawStatement(paper, head, lines);
  // A page that lost the others still says whose it is, and of what.
  const whose = ownerOf(head, t);
  const made = t(words.madeOn, { day: formatDotted(head.madeOn) });
  return paper.finish([head.societyName, head.name, whose, made].join(' · '), (page, pages) =>
    t(words.page, { page, pages }),
  );
}

/** From its head to its last pot, below what stands on the page already. */
export function drawStatement(paper: Paper, head: StatementHead, lines: readonly StatementLine[]): void {
  const t = (text: Text, values?: TextValues) => textIn(head.language, text, values);
  drawHead(paper, {
    societyName: head.societyName,
    title: t(head.kind === 'distribution' ? words.statement : words.streamingStatement),
    name: head.name,
    facts: [
      [t(head.authorId === null ? words.publisher : words.author), ownerOf(head, t)],
      [t(words.holder), head.holderName],
      [t(words.right), t(words.rightNumber, { number: head.rightId })],
      ...(head.periodName === head.name ? [] : [[t(words.period), head.periodName] as const]),
      [t(words.distributedOn), formatDotted(head.distributedOn)],
    ],
  });
  drawSummary(paper, head, t);
  for (const pot of potsOf(head.movements, lines)) drawPot(paper, pot, head, t);
}

type Say = (text: Text, values?: TextValues) => string;

function drawSummary(paper: Paper, head: StatementHead, t: Say): void {
  const { distributed, moved } = sumsOf(head);
  const names = sideNames[head.kind];
  const { distributedIsk, movedIsk, heldIsk } = wholeSumsOf(head);
  drawFigures(paper, [
    [t(names[0]), formatAmount(distributedIsk)],
    [t(names[1]), formatAmount(movedIsk)],
    ...(heldIsk === 0
      ? []
      : [[t(heldIsk > 0 ? words.held : words.paidFromHeld), formatAmount(Math.abs(heldIsk))] as const]),
  ]);
  for (const text of head.royaltyTexts) drawText(paper, text);
  drawDeductions(paper, head, t);
  drawHeading(paper, t(words.summary), { below: t(words.rounding) });
  drawTable(paper, {
    columns: [
      { label: t(words.pot), width: 46 },
      { label: t(words.movement), width: 18 },
      ...names.map((name) => ({ label: t(name), width: 18, align: 'right' as const })),
    ],
    rows: head.movements.map((movement) => {
      const amount = formatExact(toEyrir(movement.amountIsk));
      const what = [movement.potDescription, t(moveNames[movement.movementType])];
      return isDistributed(movement) ? [...what, amount, ''] : [...what, '', amount];
    }),
    foot: [t(words.total), '', formatExact(distributed), formatExact(moved)],
  });
}

/** R5, art. 18: what was deducted before anything was distributed. */
function drawDeductions(paper: Paper, { deductions }: StatementHead, t: Say): void {
  const net = deductions.at(-1);
  if (!net) return;
  drawHeading(paper, t(words.deductions), { below: t(words.deductionsMore) });
  drawTable(paper, {
    columns: [
      { label: t(words.step), width: 46 },
      { label: t(words.amount), width: 18, align: 'right' },
    ],
    rows: deductions
      .slice(0, -1)
      .map(({ deductionStep, amountIsk }) => [
        t(deductionNames[deductionStep]),
        formatExact(toEyrir(amountIsk)),
      ]),
    foot: [t(deductionNames.net), formatExact(toEyrir(net.amountIsk))],
  });
}

function drawPot(paper: Paper, pot: Pot, { language }: StatementHead, t: Say): void {
  drawHeading(paper, pot.description, {
    aside: t(words.lines, { count: pot.lines.length }),
    below: pot.explanation ?? '',
  });
  drawTable(paper, {
    columns: lineColumns.map(({ label, widths, isRight }) => ({
      label: t(label),
      width: widths.pdf,
      ...(isRight && { align: 'right' as const }),
    })),
    continued: t(words.continued, { name: pot.description }),
    rows: pot.lines.map((line) => lineColumns.map(({ cell }) => written(cell(line, language), language))),
    foot: [
      t(words.total),
      ...Array.from({ length: lineColumns.length - 2 }, () => ''),
      formatExact(pot.amountEyrir),
    ],
  });
}

function written({ kind, value }: LineCell, language: Language): string {
  if (value === null) return '';
  if (kind === 'day') return formatDotted(value);
  if (kind === 'share') return shareText(value, language);
  return kind === 'money' ? formatExact(value) : String(value);
}
