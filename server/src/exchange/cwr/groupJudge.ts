import { numberOf } from './bytes.ts';
import { headerTypes, type Version } from './layouts/index.ts';
import type { Message } from './messages.ts';
import type { CwrRecord } from './record.ts';
import type { SubmitterNumbers } from './submitterNumbers.ts';
import type { RawTransaction } from './transactionJudge.ts';

export interface OpenGroup {
  /** Its place in the file, from 1: what its GRH says may be the number of another group. */
  number: number;
  /** The number that its GRH gives. */
  given: number;
  type: string;
  line: number;
  records: number;
  transactions: number;
  last: number;
  numbers: SubmitterNumbers;
  refusal: Message | undefined;
}

export interface OpenTransaction extends RawTransaction {
  lastRecord: number;
  /** A record of another number was found in it, and said. */
  isBroken: boolean;
}

const edges: ReadonlySet<string> = new Set(['GRH', 'GRT', 'TRL']);
const none: readonly string[] = [];

/** The keys of the rules on which record may follow which, FIL E 002–008, that a record of this type breaks after the one before. */
export function placeFaults(type: string, line: number, before: string): readonly string[] {
  if (line === 1) return type === 'HDR' ? none : ['FIL E 002'];
  const isEnd = type === 'GRH' || type === 'TRL';
  // Between the header of a group and its end, nearly every record may follow.
  if (line > 2 && !isEnd && type !== 'HDR' && !edges.has(before)) return none;
  const isAfterEnd = before === 'TRL';
  return [
    ...(isAfterEnd && type !== 'TRL' ? ['FIL E 005'] : []),
    ...(type === 'HDR' || (isAfterEnd && type === 'TRL') ? ['FIL E 008'] : []),
    ...(line === 2 && type !== 'GRH' ? ['FIL E 003'] : []),
    ...(line > 2 && isEnd && before !== 'GRT' && !isAfterEnd ? ['FIL E 004'] : []),
    ...(before === 'GRH' && !headerTypes.has(type) ? ['FIL E 006'] : []),
    ...(before === 'GRT' && !isEnd ? ['FIL E 007'] : []),
  ];
}

/** The keys of the rules that the header of a group breaks; `number` is the one it should have, `used` the types before it. */
export function groupHeaderFaults(
  record: CwrRecord,
  { version, number, used }: { version: Version; number: number; used: ReadonlySet<string> },
): string[] {
  const type = record.field('transactionType');
  const isThisVersion = record.field('version') === (version === '2.1' ? '02.10' : '02.20');
  return [
    ...(headerTypes.has(type) ? [] : ['GRH F 001']),
    ...(record.number('group') === number ? [] : ['GRH F 002']),
    ...(isThisVersion ? [] : ['GRH F 004']),
    // A society may answer in several groups: CWR 2.2 §6.3.
    ...(used.has(type) && type !== 'ACK' ? ['GRH F 005'] : []),
  ];
}

/** The keys of the rules that the trailer of a group breaks. */
export function groupTrailerFaults(record: CwrRecord, group: OpenGroup): string[] {
  return [
    ...(record.number('group') === group.given ? [] : ['GRT F 001']),
    ...(record.number('transactions') === group.transactions ? [] : ['GRT F 002']),
    ...(record.number('records') === group.records ? [] : ['GRT F 003']),
  ];
}

/** The keys of the rules that the trailer of a file breaks. */
export function fileTrailerFaults(
  record: CwrRecord,
  { groups, transactions }: { groups: number; transactions: number },
): string[] {
  return [
    ...(record.number('groups') === groups ? [] : ['TRL F 001']),
    ...(record.number('transactions') === transactions ? [] : ['TRL F 002']),
    ...(record.number('records') === record.line ? [] : ['TRL F 003']),
  ];
}

/** The rule that a transaction in a group of another type breaks, where it is not NWR T 022. */
export const misplaced: Readonly<Record<string, string>> = { ACK: 'ACK T 004', AGR: 'AGR T 006' };

/** The eight digits at an index of the line, or NaN. */
export function numberAt({ page, from, to }: CwrRecord, index: number): number {
  const at = from + index;
  return at + 8 > to ? Number.NaN : numberOf(page.bytes, at, at + 8);
}
