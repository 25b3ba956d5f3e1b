import { disarmedWithin, formulaStart } from '@omur/contract/platform/rules/fileText';
import type { StatementLine } from '@omur/contract/royalties/statistics';
import papa from 'papaparse';
import { type Language, textIn } from '../../platform/i18n/text.ts';
import { type LineCell, lineColumns } from './lineColumns.ts';
import { formatDotted, plainExact } from './money.ts';
import { potsOf, type StatementHead } from './statement.ts';
import { shareText, words } from './words.ts';

/** L2.27: a line a statement line, with semicolons and decimal commas. The byte order mark is for spreadsheets. */
export function csvOf(head: StatementHead, lines: readonly StatementLine[]): string {
  const { language } = head;
  const heading = [words.pot, ...lineColumns.map(({ label }) => label)].map((word) => textIn(language, word));
  const rows = potsOf(head.movements, lines).flatMap((pot) =>
    pot.lines.map((line) => [
      disarmed(pot.description),
      ...lineColumns.map(({ cell }) => written(cell(line, language), language)),
    ]),
  );
  const table = papa.unparse([heading, ...rows], { delimiter: ';', newline: '\r\n' });
  return `\uFEFF${table}\r\n`;
}

function written({ kind, value }: LineCell, language: Language): string | null {
  if (value === null) return null;
  if (kind === 'text') return disarmed(value);
  if (kind === 'day') return formatDotted(value);
  if (kind === 'share') return shareText(value, language);
  return kind === 'money' ? plainExact(value) : String(value);
}

/** What a spreadsheet would take for a formula gets an apostrophe in front, as in the other files of the portal; amounts below nothing do not. */
function disarmed(text: string | null): string | null {
  if (text === null) return null;
  const harmless = disarmedWithin(text);
  return formulaStart.test(text) ? `'${harmless}` : harmless;
}
