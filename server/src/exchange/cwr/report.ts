import type { FileResult } from './fileEvents.ts';
import { workTypes } from './layouts/index.ts';
import type { JudgeOptions, Message } from './messages.ts';
import { readCwr } from './readCwr.ts';
import type { JudgedTransaction } from './transactionJudge.ts';
import { totalOf, workModel } from './workModel.ts';

/** What the command prints of a message; `type` is what the fault costs: E, G, T, R or F. */
export interface MessageReport {
  type: string;
  recType: string;
  /** The rule by its key, with the type under which its record is described: 'NWR T 004' for a REV too. */
  rule: string;
  level: string;
  no: string;
  line: number;
  /** Null where the fault is not of one field. */
  field: string | null;
  text: { is: string; en: string };
}

/** One transaction of a file. Shares are hundredths of a per cent in the order PR, MR, SR. */
export interface TransactionReport {
  group: number;
  tx: number;
  type: string;
  /** The submitter's number of the work or agreement. */
  no: string;
  title: string;
  records: number;
  writers: { controlled: number; other: number };
  publishers: { controlled: number; other: number };
  ownership: { writers: number[]; publishers: number[] };
  /** The first answer, RA, RJ or NP; null for transactions that are answers themselves. */
  ack1: string | null;
  messages: MessageReport[];
}

/** A whole file. `result` is 'processed', 'ER …' (nothing is kept) or 'GR …' (the group is not kept). */
export interface FileReport {
  file: string;
  version: string | null;
  result: string;
  lines: number;
  transactions: number;
  txs: TransactionReport[];
  /** Faults of the file, its header and its groups. */
  messages: MessageReport[];
}

/** Judges a file and reports on all of it: for people and tests; an import reads the events themselves. */
export async function reportOf(
  file: string,
  source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  options: JudgeOptions = {},
): Promise<FileReport> {
  const txs: TransactionReport[] = [];
  let ofGroup: TransactionReport[] = [];
  let result: FileResult | undefined;
  for await (const event of readCwr(source, { fileName: file, ...options }))
    if (event.kind === 'transaction') ofGroup.push(transactionReport(event.transaction));
    else if (event.kind === 'group') {
      if (!event.group.refusal) txs.push(...ofGroup);
      ofGroup = [];
    } else if (event.kind === 'end') result = event.result;
  if (!result) throw new Error('A reading ends with its result.');
  return {
    file,
    version: result.version ?? null,
    result: verdictOf(result),
    lines: result.lines,
    transactions: result.transactions,
    txs: result.refusal ? [] : txs,
    messages: result.messages.map(messageReport),
  };
}

function verdictOf({ refusal, groups }: FileResult): string {
  if (refusal) return `ER ${refusal.rule.key}`;
  const refused = groups.find((group) => group.refusal)?.refusal;
  return refused ? `GR ${refused.rule.key}` : 'processed';
}

function messageReport({ rule, severity, recordType, line, field }: Message): MessageReport {
  return {
    type: severity,
    recType: recordType,
    rule: rule.key,
    level: rule.level,
    no: rule.number,
    line,
    field: field ?? null,
    text: rule.text,
  };
}

function transactionReport(transaction: JudgedTransaction): TransactionReport {
  const { group, number, type, records, firstAnswer, messages } = transaction;
  const from = records.findIndex((record) => workTypes.has(record.type));
  const model = from < 0 ? undefined : workModel(records.slice(from));
  const publishers = model?.publishers ?? [];
  const writers = model?.writers ?? [];
  const [header] = records;
  return {
    group,
    tx: number,
    type,
    no: header?.field('submitterNumber') ?? '',
    title: header?.field('title') ?? '',
    records: records.length,
    writers: countOf(writers),
    publishers: countOf(publishers),
    ownership: { writers: sumsOf(writers), publishers: sumsOf(publishers) },
    ack1: firstAnswer,
    messages: messages.map(messageReport),
  };
}

const countOf = (parties: readonly { isControlled: boolean }[]) => {
  const controlled = parties.filter(({ isControlled }) => isControlled).length;
  return { controlled, other: parties.length - controlled };
};

/** A share that is no number counts as none. */
const sumsOf = (parties: Parameters<typeof totalOf>[0]) =>
  totalOf(
    parties.map(({ shares: [performing, mechanical, synchronisation] }) => ({
      shares: [performing || 0, mechanical || 0, synchronisation || 0],
    })),
  );
