import { wholeInTurn, wholeKronur } from '@omur/contract/platform/rules/wholeKronur';
import { type Text, type TextValues, textIn } from '../../platform/i18n/text.ts';
import { formatAmount, formatNationalId } from '../../platform/i18n/format.ts';
import { drawFigures, drawHead, drawHeading, drawText } from '../../platform/paper/documentHead.ts';
import { formatDotted, formatExact } from './money.ts';
import { newPaper, type Paper } from '../../platform/paper/paper.ts';
import { type Column, drawTable } from '../../platform/paper/table.ts';
import { sumsByDistribution, type TaxYear, type YearSums, yearSums } from './taxYear.ts';
import type { Typefaces } from '../../platform/paper/typeface.ts';
import { ownerOf, words } from './words.ts';

type Say = (text: Text, values?: TextValues) => string;
const sides = ['distributed', 'deducted', 'allocated', 'held'] as const;

/** The year's summary for the tax return: all rights of a person, then each with its distributions. */
export function taxPdf(summary: TaxYear, typefaces: Typefaces): Blob {
  const t: Say = (text, values) => textIn(summary.language, text, values);
  const { societyName, holderName, nationalId, year, rights, madeOn } = summary;
  const paper = newPaper({
    orientation: 'portrait',
    typefaces,
    title: `${t(words.taxSummary)} ${year}`,
    societyName,
    language: summary.language,
  });
  drawHead(paper, {
    societyName,
    title: t(words.taxSummary),
    name: `${t(words.taxSummary)} ${year}`,
    facts: [
      [t(words.holder), holderName],
      [t(words.nationalId), formatNationalId(nationalId)],
      [t(words.year), String(year)],
    ],
  });
  const paid = rights.filter(({ statuses }) => statuses.length > 0);
  const whole = yearSums(paid.flatMap(({ statuses }) => statuses));
  const parts = wholeInTurn([whole.deducted, whole.allocated, whole.held]);
  const shown = [wholeKronur(whole.distributed / 100), ...parts];
  drawFigures(
    paper,
    sides.map((side, at) => [t(words[side]), formatAmount(shown[at] ?? 0)]),
  );
  if (paid.length === 0) drawText(paper, t(words.noneInYear));
  else {
    drawRights(paper, paid, whole, t);
    for (const one of paid) drawRight(paper, one, t);
  }
  paper.down(14);
  drawText(paper, t(words.taxNote));
  return paper.finish(
    `${societyName} · ${year} · ${holderName} · ${t(words.madeOn, { day: formatDotted(madeOn) })}`,
    (page, pages) => t(words.page, { page, pages }),
  );
}

type PaidRight = TaxYear['rights'][number];

function drawRights(paper: Paper, rights: readonly PaidRight[], whole: YearSums, t: Say): void {
  drawHeading(paper, t(words.byRight));
  drawTable(paper, {
    columns: [{ label: t(words.author), width: 190 }, ...sumColumns(t)],
    rows: rights.map((one) => [nameOf(one, t), ...amounts(yearSums(one.statuses))]),
    foot: [t(words.total), ...amounts(whole)],
  });
}

function drawRight(paper: Paper, one: PaidRight, t: Say): void {
  drawHeading(paper, nameOf(one, t), {
    aside: `${t(words.right)} ${t(words.rightNumber, { number: one.right.rightId })}`,
  });
  drawTable(paper, {
    columns: [
      { label: t(words.distributedOn), width: 60 },
      { label: t(words.distribution), width: 130 },
      ...sumColumns(t),
    ],
    continued: t(words.continued, { name: nameOf(one, t) }),
    rows: sumsByDistribution(one.statuses).map((sums) => [
      formatDotted(sums.distributedOn),
      sums.name,
      ...amounts(sums),
    ]),
    foot: [t(words.total), '', ...amounts(yearSums(one.statuses))],
  });
}

const nameOf = ({ right }: PaidRight, t: Say): string =>
  ownerOf({ authorName: right.displayName, authorId: right.authorId }, t);
const amounts = (sums: YearSums): string[] => sides.map((side) => formatExact(sums[side]));
const sumColumns = (t: Say): Column[] =>
  sides.map((side) => ({ label: t(words[side]), width: 78, align: 'right' }));
