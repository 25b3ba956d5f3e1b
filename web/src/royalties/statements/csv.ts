import { formulaStart } from '@omur/contract/platform/rules/fileText';
import { toEyrir } from '@omur/contract/platform/rules/wholeKronur';
import type { StatementLine } from '@omur/contract/royalties/statistics';
import { textIn } from '../../platform/i18n/text.ts';
import { formatDotted, plainExact } from './money.ts';
import { potsOf, type StatementHead } from './statement.ts';
import { subtypeOf } from './subtype.ts';
import { shareText, words } from './words.ts';

/** L2.27: a line a statement line, with semicolons and decimal commas. The byte order mark is for spreadsheets. */
export function csvOf(head: StatementHead, lines: readonly StatementLine[]): string {
  const { language } = head;
  const heading = [
    words.pot,
    words.workId,
    words.title,
    words.performers,
    words.subtype,
    words.station,
    words.country,
    words.usedOn,
    words.useCount,
    words.share,
    words.contract,
    words.amount,
  ].map((word) => quoted(textIn(language, word)));
  const rows = potsOf(head.movements, lines).flatMap((pot) =>
    pot.lines.map((line) => [
      textCell(pot.description),
      String(line.workId),
      textCell(line.title),
      textCell(line.performers),
      textCell(subtypeOf(line, language)),
      textCell(line.station),
      textCell(line.country),
      line.usedOn ? formatDotted(line.usedOn) : '',
      String(line.useCount ?? ''),
      shareText(line.shareHundredths, language),
      String(line.contractId ?? ''),
      plainExact(toEyrir(line.amountIsk)),
    ]),
  );
  return `\uFEFF${[heading, ...rows].map((row) => `${row.join(';')}\r\n`).join('')}`;
}

/** What a spreadsheet would take for a formula gets an apostrophe in front, as in the other files of the portal. */
const textCell = (text: string | null): string =>
  text === null ? '' : quoted(formulaStart.test(text) ? `'${text}` : text);

const quoted = (text: string): string => (/[;"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
