import { createHash } from 'node:crypto';
import { layouts, type Version } from '../cwr/layouts/index.ts';
import { CwrRecord } from '../cwr/record.ts';
import { SubmitterNumbers } from '../cwr/submitterNumbers.ts';
import { judgeTransaction } from '../cwr/transactionJudge.ts';
import { isTransliterable } from '../cwr/transliterate.ts';
import type { TypedRecord } from '../cwr/values.ts';
import { lineOf } from '../cwr/write.ts';
import type { CurrentTables } from '../tables/current.ts';

/** A rule that a work breaks, as staff are told of it. */
export interface BrokenRule {
  rule: string;
  is: string;
  en: string;
}

const noTitle: BrokenRule = {
  rule: 'NWR F 001',
  is: 'Heiti verksins verður ekki skrifað með latneskum stöfum.',
  en: 'The title cannot be written in Latin letters.',
};

/** X91: a work of which the sender controls nobody is not its to send. */
export const nobodyOfOurs: BrokenRule = {
  rule: 'OWN',
  is: 'Félagið kemur ekki fram fyrir neinn í verkinu.',
  en: 'The society represents nobody on the work.',
};

/** The lines of a transaction, each with CR LF, as Latin-1. */
export function transactionLines(
  records: readonly TypedRecord[],
  version: Version,
  transaction: number,
): string[] {
  return records.map((record, position) =>
    lineOf(record, { version, isUtf8: true, transaction, record: position }),
  );
}

/** X91: the rules that a work breaks by our own judge; none if it may go out. What would be blanked or dropped may not either. */
export function brokenRules(
  lines: readonly string[],
  { version, tables }: { version: Version; tables: CurrentTables },
  title: string,
): BrokenRule[] {
  if (!isTransliterable(title)) return [noTitle];
  const records = lines.map((line, at) => {
    const layout = layouts[version].get(line.slice(0, 3));
    if (!layout) throw new Error(`CWR ${version} has no record ${line.slice(0, 3)}.`);
    return CwrRecord.ofText(line.trimEnd(), at + 1, layout);
  });
  const raw = { group: 1, number: 0, type: lines[0]?.slice(0, 3) ?? '', line: 1, records };
  const { messages } = judgeTransaction(raw, {
    version,
    isUtf8: true,
    options: tables,
    numbers: new SubmitterNumbers(),
  });
  const found = new Map(
    messages.map(({ rule }) => [rule.key, { rule: rule.key, is: rule.text.is, en: rule.text.en }]),
  );
  return [...found.values()];
}

/** X93: SHA-256 of what the records say, whatever their numbers in the file are and whether the work is new or changed. */
export function hashOfLines(lines: readonly string[]): string {
  const hash = createHash('sha256');
  for (const [at, line] of lines.entries()) hash.update((at === 0 ? '' : line.slice(0, 3)) + line.slice(19));
  return hash.digest('hex');
}
