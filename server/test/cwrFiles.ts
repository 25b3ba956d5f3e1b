import type { CwrEvent } from '../src/exchange/cwr/fileEvents.ts';
import { layouts, type ValuesOf, type Version } from '../src/exchange/cwr/layouts/index.ts';
import type { JudgeOptions } from '../src/exchange/cwr/messages.ts';
import { readCwr } from '../src/exchange/cwr/readCwr.ts';
import { type FileReport, reportOf } from '../src/exchange/cwr/report.ts';
import { type CwrContent, writeCwr } from '../src/exchange/cwr/write.ts';
import { cwrHeader, cwrRecord, plainWork } from './cwrWorks.ts';

/** The lines of a file, without their ends. */
export function cwrLines(
  version: Version,
  groups: CwrContent['groups'],
  header: Partial<ValuesOf<'HDR'>> = {},
): string[] {
  const named = version === '2.2' ? { version: '2.2', revision: 1 } : {};
  const content = { version, header: cwrHeader({ characterSet: 'UTF-8', ...named, ...header }), groups };
  return Array.from(writeCwr(content), (line) => line.slice(0, -2));
}

/** A copy of a line with other text in a field, filled with blanks. */
export function withField(line: string, version: Version, field: string, text: string): string {
  const span = layouts[version].get(line.slice(0, 3))?.span[field];
  if (!span) throw new Error(`${line.slice(0, 3)} has no field ${field} in ${version}.`);
  return `${line.padEnd(span.from).slice(0, span.from)}${text.padEnd(span.to - span.from)}${line.slice(span.to)}`;
}

/** Lines with the counts of their trailers and the numbers of their records put right, for lines that were added or taken away. */
export function renumbered(lines: readonly string[]): string[] {
  let [transaction, record, group] = [-1, 0, { transactions: 0, records: 0 }];
  const total = { groups: 0, transactions: 0, records: 0 };
  const eight = (count: number) => String(count).padStart(8, '0');
  return lines.map((line) => {
    const type = line.slice(0, 3);
    total.records += 1;
    group.records += 1;
    if (type === 'HDR') return line;
    if (type === 'GRH') {
      [transaction, group] = [-1, { transactions: 0, records: 1 }];
      total.groups += 1;
      return line;
    }
    if (type === 'GRT')
      return line.slice(0, 8) + eight(group.transactions) + eight(group.records) + line.slice(24);
    if (type === 'TRL')
      return `TRL${String(total.groups).padStart(5, '0')}${eight(total.transactions)}${eight(total.records)}`;
    const isHeader = ['AGR', 'NWR', 'REV', 'ISW', 'ACK'].includes(type);
    if (isHeader) {
      [transaction, record] = [transaction + 1, -1];
      group.transactions += 1;
      total.transactions += 1;
    }
    record += 1;
    return type + eight(transaction) + eight(record) + line.slice(19);
  });
}

export const judgeLines = (lines: readonly string[], options: JudgeOptions = {}): Promise<FileReport> =>
  reportOf('test', [Buffer.from(lines.map((line) => `${line}\r\n`).join(''), 'latin1')], options);

/** All messages of a report as 'SPU F 013 T', the rule and what it costs. */
export const messagesOf = ({ messages, txs }: FileReport): string[] =>
  [...messages, ...txs.flatMap((tx) => tx.messages)].map(({ rule, type }) => `${rule} ${type}`);

/** A file of so many works of eight records each, in pieces, for measurements. */
export function* manyWorks(version: Version, count: number): Generator<Buffer> {
  function* transactions() {
    for (let at = 1; at <= count; at += 1)
      yield [
        ...plainWork(`OM${String(at).padStart(7, '0')}`, `VORVISA ${at}`),
        cwrRecord('ALT', { title: `VOR ${at}`, titleType: 'AT' }),
        cwrRecord('PER', { lastName: 'HLJOMSVEITIN BERG' }),
      ];
  }
  const header = cwrHeader(version === '2.2' ? { version: '2.2', revision: 1 } : {});
  let piece: string[] = [];
  for (const line of writeCwr({ version, header, groups: [{ type: 'NWR', transactions: transactions() }] })) {
    piece.push(line);
    if (piece.length < 500) continue;
    yield Buffer.from(piece.join(''), 'latin1');
    piece = [];
  }
  yield Buffer.from(piece.join(''), 'latin1');
}

const bytesOf = (content: CwrContent) => Array.from(writeCwr(content), (line) => Buffer.from(line, 'latin1'));
/** Everything that reading a written file yields. */
export async function eventsOf(content: CwrContent): Promise<CwrEvent[]> {
  const events: CwrEvent[] = [];
  for await (const event of readCwr(bytesOf(content))) events.push(event);
  return events;
}
export const transactionsOf = (events: readonly CwrEvent[]) =>
  events.flatMap((event) => (event.kind === 'transaction' ? [event.transaction] : []));
/** A header that names UTF-8. */
export const headerIn = (version: Version) =>
  cwrHeader({ characterSet: 'UTF-8', ...(version === '2.2' ? { version: '2.2', revision: 1 } : {}) });
