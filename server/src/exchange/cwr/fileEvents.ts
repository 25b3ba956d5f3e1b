import type { Version } from './layouts/index.ts';
import type { Message } from './messages.ts';
import type { CwrRecord } from './record.ts';
import type { JudgedTransaction } from './transactionJudge.ts';

/** What came of a group: `refusal` is the first GR rule that was broken, and none of its transactions is to be kept. */
export interface GroupResult {
  number: number;
  type: string;
  refusal: Message | undefined;
}

/** What came of a file. `refusal` is the first ER rule that was broken: nothing of the file is to be kept. */
export interface FileResult {
  version: Version | undefined;
  refusal: Message | undefined;
  groups: readonly GroupResult[];
  /** Of the file, its groups and its header; those of transactions are theirs. */
  messages: readonly Message[];
  lines: number;
  transactions: number;
}

/** What a reading of a file yields, in the order of the file; `end` is the last. */
export type CwrEvent =
  | { kind: 'header'; header: CwrRecord; version: Version; isUtf8: boolean }
  | { kind: 'transaction'; transaction: JudgedTransaction }
  | { kind: 'group'; group: GroupResult }
  | { kind: 'end'; result: FileResult };
