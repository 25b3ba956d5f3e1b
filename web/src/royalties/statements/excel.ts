import { toEyrir } from '@omur/contract/platform/rules/wholeKronur';
import type { StatementLine } from '@omur/contract/royalties/statistics';
import writeExcel from 'write-excel-file/universal';
import { type Text, textIn } from '../../platform/i18n/text.ts';
import { isDistributed, potsOf, type StatementHead, sumsOf } from './statement.ts';
import { type Cell, clean, soft, text, title } from './excelCells.ts';
import { type LineCell, lineColumns } from './lineColumns.ts';
import { deductionNames, moveNames, ownerOf, sideNames, words } from './words.ts';

const money = '#,##0.00';

/** A sheet for the summary and one for each pot, with real numbers and real days. */
export async function excelOf(head: StatementHead, lines: readonly StatementLine[]): Promise<Blob> {
  const t = (text: Text, values?: Record<string, string | number>) => textIn(head.language, text, values);
  const pots = potsOf(head.movements, lines);
  const names = sheetNames([t(words.summary), ...pots.map(({ description }) => description)]);
  const heading = lineColumns.map(({ label }) => title(t(label)));
  const sheets = pots.map((pot, at) => ({
    sheet: names[at + 1] ?? '',
    columns: lineColumns.map(({ widths }) => ({ width: widths.excel })),
    stickyRowsCount: 1,
    data: [
      heading,
      ...pot.lines.map((line) => lineColumns.map(({ cell }) => cellOf(cell(line, head.language)))),
      [
        title(t(words.total)),
        ...Array.from({ length: lineColumns.length - 2 }, () => null),
        isk(pot.amountEyrir, true),
      ],
    ],
  }));
  const summary = {
    sheet: names[0] ?? '',
    columns: [34, 34, 18, 18].map((width) => ({ width })),
    data: [...facts(head, t), ...deductions(head, t), [], ...movements(head, t)],
  };
  return writeExcel([summary, ...sheets], { fontFamily: 'Calibri', fontSize: 11 }).toBlob();
}

function cellOf({ kind, value }: LineCell): Cell {
  if (value === null) return null;
  if (kind === 'text') return text(value);
  if (kind === 'day') return day(value);
  if (kind === 'share') return { value: value / 10_000, format: '0.00%' };
  return kind === 'money' ? isk(value) : { value };
}

type Say = (text: Text, values?: Record<string, string | number>) => string;

function facts(head: StatementHead, t: Say): Cell[][] {
  const name = head.kind === 'distribution' ? words.distribution : words.streaming;
  return [
    [title(head.societyName), title(t(words.statement))],
    [title(t(words.holder)), text(head.holderName)],
    [title(t(head.authorId === null ? words.publisher : words.author)), text(ownerOf(head, t))],
    [title(t(words.right)), { value: head.rightId }],
    [title(t(name)), text(head.name)],
    [title(t(words.period)), text(head.periodName)],
    [title(t(words.distributedOn)), day(head.distributedOn)],
    ...head.royaltyTexts.map((royaltyText) => [null, text(royaltyText)]),
  ];
}

/** R5 */
function deductions({ deductions: steps }: StatementHead, t: Say): Cell[][] {
  if (steps.length === 0) return [];
  return [
    [],
    ...steps.map(({ deductionStep, amountIsk }) => [
      title(t(deductionNames[deductionStep])),
      isk(toEyrir(amountIsk), deductionStep === 'net'),
    ]),
  ];
}

function movements(head: StatementHead, t: Say): Cell[][] {
  const { kind, movements } = head;
  const sums = sumsOf(head);
  return [
    [title(t(words.pot)), title(t(words.movement)), ...sideNames[kind].map((name) => title(t(name)))],
    ...movements.map((movement) => {
      const amount = isk(toEyrir(movement.amountIsk));
      return [
        text(movement.potDescription),
        text(t(moveNames[movement.movementType])),
        ...(isDistributed(movement) ? [amount, null] : [null, amount]),
      ];
    }),
    [title(t(words.total)), title(''), isk(sums.distributed, true), isk(sums.moved, true)],
  ];
}

const isk = (eyrir: number, isBold = false): Cell => ({
  value: eyrir / 100,
  format: money,
  ...(isBold && { fontWeight: 'bold', backgroundColor: soft }),
});
/** Midnight by Greenwich, as sheets reckon their days. */
const day = (value: string): Cell => ({ value: new Date(`${value}T00:00:00Z`), format: 'dd.mm.yyyy' });

const mostOfName = 31;

/** Names as Excel allows them: short, without marks that formulas use, and no two alike. */
export function sheetNames(wanted: readonly string[]): string[] {
  const taken = new Set(['history']);
  return wanted.map((name, at) => {
    const plain =
      clean(name)
        .replace(/[[\]:*?/\\]/g, ' ')
        .replace(/\s+/g, ' ')
        .replace(/^[' ]+|[' ]+$/g, '') || String(at + 1);
    let free = cut(plain, mostOfName);
    for (let more = 2; taken.has(free.toLowerCase()); more++)
      free = `${cut(plain, mostOfName - String(more).length - 3)} (${more})`;
    taken.add(free.toLowerCase());
    return free;
  });
}

/** Never in the middle of a character of two units. */
const cut = (text: string, length: number): string =>
  text
    .slice(0, length)
    .replace(/[\uD800-\uDBFF]$/, '')
    .replace(/[' ]+$/, '');
