import type { RecordType, ValuesOf, Version } from '../cwr/layouts/index.ts';
import { transliterate } from '../cwr/transliterate.ts';
import type { CwrWork } from '../cwr/typed.ts';
import type { TypedRecord } from '../cwr/values.ts';
import { workRecords } from '../cwr/workRecords.ts';
import { type CwrContent, writeCwr } from '../cwr/write.ts';

/** The first answer, the second, and the ISWC that came after them (X87). */
export type AnswerStage = 'first' | 'second' | 'iswc';

export interface PartyOnFile {
  isPublisher: boolean;
  chain: number | null;
  name: string;
  role: string;
  ipi: string | null;
  society: string | null;
  prShare: number;
  mrShare: number;
  srShare: number;
}

/** A work of ours that one of a file is in conflict with. */
export interface WorkOnFile {
  title: string;
  durationSeconds: number | null;
  parties: PartyOnFile[];
}

/** What the judge says of a record, as MSG tells it. */
export interface FileMessage {
  severity: string;
  recordType: string;
  level: string;
  number: string;
  message: string;
  record: number;
}

export interface Answered extends Record<string, unknown> {
  cwrTransactionId: number;
  groupNumber: number;
  transactionNumber: number;
  transactionType: 'NWR' | 'REV' | 'AGR';
  title: string;
  submitterNumber: string;
  status: string;
  workId: number | null;
  decidedOn: string;
  messages: FileMessage[];
  work: CwrWork | null;
  remark: string | null;
  /** The work's preferred and confirmed ISWC. */
  iswc: string | null;
  /** Authors of our work, with the IPI name numbers that we have of them. */
  authors: { name: string; ipi: string }[] | null;
  onFile: WorkOnFile | null;
}

export interface OfFile extends Record<string, unknown> {
  personId: number;
  receiver: string;
  version: Version;
  createdOn: string;
  createdAt: string;
  today: string;
  now: string;
}

/** One group: an ACK for each transaction, or an ISW for each work that has got its ISWC. */
export function contentOf(file: OfFile, rows: readonly Answered[], stage: AnswerStage): string {
  const isNotice = stage === 'iswc';
  const transactions = rows.map((row) => (isNotice ? [noticeOf(row)] : recordsOf(file, row)));
  return written(file, { type: isNotice ? 'ISW' : 'ACK', transactions });
}

/** X175: the answer to a file that is refused whole: of its header or its end, in place of a transaction. */
export function contentOfRefusal(
  file: OfFile,
  type: 'HDR' | 'TRL',
  messages: readonly FileMessage[],
): string {
  const { createdOn, createdAt, today: processedOn } = file;
  const original = { originalGroup: 0, originalTransaction: 0, originalType: type };
  const ack = record('ACK', { createdOn, createdAt, ...original, processedOn, status: 'RJ' });
  return written(file, { type: 'ACK', transactions: [[ack, ...messages.map(messageOf)]] });
}

function written(file: OfFile, group: CwrContent['groups'][number]): string {
  const header: ValuesOf<'HDR'> = {
    senderType: 'SO',
    senderId: '000000077',
    senderName: 'STEF',
    ediVersion: '01.10',
    createdOn: file.today,
    createdAt: file.now,
    sentOn: file.today,
    characterSet: null,
    version: '2.2',
    revision: 2,
    software: null,
    softwareVersion: null,
  };
  return [...writeCwr({ version: file.version, header, groups: [group] })].join('');
}

/** A record with these values; the rest is blank, or zero. */
const record = <T extends RecordType>(type: T, values: Partial<ValuesOf<T>>): TypedRecord =>
  ({ type, values }) as TypedRecord;

const noticeOf = ({ work, title, submitterNumber, iswc }: Answered): TypedRecord =>
  record('ISW', { ...work, title, submitterNumber, iswc });

function recordsOf(file: OfFile, row: Answered): TypedRecord[] {
  const ack = record('ACK', {
    createdOn: file.createdOn,
    createdAt: file.createdAt,
    originalGroup: row.groupNumber,
    originalTransaction: row.transactionNumber,
    originalType: row.transactionType,
    title: row.title || null,
    submitterNumber: row.submitterNumber || null,
    recipientNumber: row.workId === null ? null : String(row.workId),
    processedOn: row.decidedOn,
    status: row.status,
  });
  const said = row.messages.map(messageOf);
  const copies = [...(row.work ? workRecords(completed(row.work, row)) : []), ...conflictOf(row)];
  const answer = [ack, ...said, ...remarkOf(row)];
  return isWritable(file, [...answer, ...copies]) ? [...answer, ...copies] : answer;
}

const messageOf = (one: FileMessage): TypedRecord =>
  record('MSG', {
    messageType: one.severity,
    originalRecord: one.record,
    recordType: one.recordType,
    level: one.level,
    rule: one.number,
    text: one.message,
  });

/** What a file says that has no room in a record is not copied; the answer is given all the same. */
function isWritable(file: OfFile, records: readonly TypedRecord[]): boolean {
  try {
    return /^[\r\n -~]+$/u.test(written(file, { type: 'ACK', transactions: [records] }));
  } catch {
    return false;
  }
}

/** What staff write to the sender. */
const remarkOf = ({ remark, transactionType }: Answered): TypedRecord[] =>
  remark === null
    ? []
    : [
        record('MSG', {
          messageType: 'T',
          originalRecord: 0,
          recordType: transactionType,
          level: 'T',
          rule: '000',
          text: remark,
        }),
      ];

/** The work as it was sent, with our ISWC and the IPI name numbers that were missing, where we know just one writer of that name. */
function completed(work: CwrWork, { iswc, authors }: Answered): CwrWork {
  const numberOf = (name: string) => {
    const [found, ...others] = (authors ?? []).filter(
      (one) => transliterate(one.name) === transliterate(name),
    );
    return others.length === 0 ? (found?.ipi ?? null) : null;
  };
  return {
    ...work,
    iswc: iswc ?? work.iswc,
    writers: work.writers.map((writer) => ({
      ...writer,
      ipi: writer.ipi ?? numberOf([writer.firstName, writer.lastName].filter(Boolean).join(' ')),
    })),
  };
}

/** The work on file that it is in conflict with (EXC): titles, names, roles, numbers and shares, and nothing else of anybody. */
function conflictOf({ onFile, workId, iswc }: Answered): TypedRecord[] {
  if (!onFile) return [];
  const { title, durationSeconds: duration, parties } = onFile;
  const publishers = parties.filter(({ isPublisher }) => isPublisher);
  const writers = parties.filter(({ isPublisher }) => !isPublisher);
  return [
    record('EXC', { title, submitterNumber: workId === null ? null : String(workId), iswc, duration }),
    ...publishers.map(({ chain, name, role: publisherType, ...of }, i) =>
      record('OPU', { chain: chain ?? 1, party: `P${i + 1}`, name, publisherType, ...sharesOf(of) }),
    ),
    ...writers.map(({ name, role, ...of }, i) => {
      const words = name.split(' ');
      const lastName = words.pop() ?? '';
      return record('OWR', {
        party: `W${i + 1}`,
        lastName,
        firstName: words.join(' '),
        role,
        ...sharesOf(of),
      });
    }),
  ];
}

function sharesOf({ ipi, society, prShare, mrShare, srShare }: Omit<PartyOnFile, 'name' | 'role' | 'chain'>) {
  const [prSociety, mrSociety, srSociety] = [society, mrShare ? society : null, srShare ? society : null];
  return { ipi, prSociety, prShare, mrSociety, mrShare, srSociety, srShare };
}
