import { controlsIn, endOfText } from './bytes.ts';
import type { CwrEvent, GroupResult } from './fileEvents.ts';
import {
  fileTrailerFaults,
  groupHeaderFaults,
  groupTrailerFaults,
  misplaced,
  numberAt,
  type OpenGroup,
  type OpenTransaction,
  placeFaults,
} from './groupJudge.ts';
import { headerTypes, type Version } from './layouts/index.ts';
import { judgeHeader } from './headerJudge.ts';
import { isNothing, layoutOfLine, type Line, textOfLine, typeOfLine } from './line.ts';
import { type JudgeOptions, type Message, Messages } from './messages.ts';
import { CwrRecord } from './record.ts';
import { SubmitterNumbers } from './submitterNumbers.ts';
import { judgeTransaction } from './transactionJudge.ts';
import { versionOf } from './version.ts';

const none: readonly CwrEvent[] = [];
const answerTypes: ReadonlySet<string> = new Set(['ACK', 'ISW']);

/** A work of more records is none, and would have to be kept in memory whole. */
const mostRecords = 10_000;

/** Takes the lines of a file one by one and judges it as it goes. Nothing is thrown, whatever the lines are. */
export class FileJudge {
  private readonly options: JudgeOptions;
  private readonly groups: GroupResult[] = [];
  private readonly used = new Set<string>();
  private messages = new Messages('2.2');
  private version: Version | undefined;
  private isUtf8 = false;
  private firstLine: Line | undefined;
  private refusal: Message | undefined;
  private lines = 0;
  private transactions = 0;
  private openGroup: OpenGroup | undefined;
  private open: OpenTransaction | undefined;
  private before = '';
  private blanks = 0;
  /** It has a group of something else than answers: then its counts have to be right. */
  private isSubmission = false;
  private events: CwrEvent[] = [];
  /** Nothing more can be read. */
  isStopped = false;

  constructor(options: JudgeOptions) {
    this.options = options;
  }

  /** The next line. */
  push(line: Line): readonly CwrEvent[] {
    if (this.isStopped) return none;
    if (isNothing(line)) {
      this.blanks += 1;
      return none;
    }
    this.takeBlanks();
    this.lines += 1;
    if (this.firstLine === undefined) this.firstLine = line;
    else {
      if (!this.version) this.begin(line);
      if (!this.isStopped) this.take(line, this.lines);
    }
    return this.emitted();
  }

  /** Gives up at this line: it is far longer than any record. */
  stop(line: Line): readonly CwrEvent[] {
    if (this.isStopped) return none;
    this.lines += 1;
    this.fail(layoutOfLine(line, '2.2') ? 'FIL F 009' : 'FIL E 001', this.lines);
    this.isStopped = true;
    return this.emitted();
  }

  /** The end of the file. */
  end(): readonly CwrEvent[] {
    if (this.lines === 0) this.fail('FIL E 001', 1);
    else if (this.lines === 1 && !this.isStopped) {
      this.begin(undefined);
      if (!this.isStopped) this.fail('FIL E 003', 2);
    }
    if (!this.isStopped) {
      this.closeTransaction();
      this.closeGroup();
      if (this.lines > 1 && this.before !== 'TRL') this.fail('FIL E 005', this.lines);
    }
    const { version, refusal, groups, lines, transactions } = this;
    const messages = this.messages.list;
    const result = { version, refusal, groups, messages, lines, transactions };
    this.events.push({ kind: 'end', result });
    this.isStopped = true;
    return this.emitted();
  }

  private takeBlanks(): void {
    if (this.blanks === 0) return;
    this.lines += this.blanks;
    this.blanks = 0;
    this.fail('FIL F 001', this.lines);
  }

  private emitted(): readonly CwrEvent[] {
    const { events } = this;
    if (events.length === 0) return none;
    this.events = [];
    return events;
  }

  /** With the second line the version is known, and the header can be judged. */
  private begin(second: Line | undefined): void {
    const first = this.firstLine;
    if (!first) return;
    this.version = versionOf(textOfLine(first), second ? textOfLine(second) : '', this.options.fileName);
    if (!this.version) {
      this.fail('FIL E 009', 1);
      this.isStopped = true;
      return;
    }
    this.messages = new Messages(this.version);
    this.take(first, 1);
  }

  private take(whole: Line, line: number): void {
    const { page, from, to } = whole;
    // Blanks after the last column say nothing.
    const end = endOfText(page, from, to);
    const controls = controlsIn(page, from, end);
    if (controls === 'other') {
      this.giveUp(line);
      return;
    }
    const layout = layoutOfLine(whole, this.version ?? '2.2');
    const type = layout?.type ?? typeOfLine(whole);
    for (const key of placeFaults(type, line, this.before)) this.fail(key, line);
    this.before = type;
    if (!layout) {
      this.fail('FIL F 001', line);
      return;
    }
    const record = new CwrRecord(layout, line, whole, end);
    if (end - from > layout.width || controls === 'tab') this.fail('FIL F 009', line);
    this.takeRecord(record);
  }

  private takeRecord(record: CwrRecord): void {
    const group = this.openGroup;
    if (group) group.records += 1;
    switch (record.type) {
      case 'HDR':
        if (record.line === 1) this.takeHeader(record);
        break;
      case 'GRH':
        this.beginGroup(record);
        break;
      case 'GRT':
        this.endGroup(record);
        break;
      case 'TRL':
        this.endFile(record);
        break;
      default:
        if (group) this.takeTransactionRecord(record, group);
    }
  }

  private takeHeader(record: CwrRecord): void {
    const version = this.version ?? '2.2';
    for (const key of judgeHeader(record, version, this.options)) this.fail(key, record.line, 'HDR');
    this.isUtf8 = /^UTF-?8$/u.test(record.field('characterSet'));
    this.events.push({ kind: 'header', header: record, version, isUtf8: this.isUtf8 });
  }

  private beginGroup(record: CwrRecord): void {
    this.closeTransaction();
    this.closeGroup();
    const type = record.field('transactionType');
    const number = this.groups.length + 1;
    this.openGroup = {
      number,
      given: record.number('group'),
      type,
      line: record.line,
      records: 1,
      transactions: 0,
      last: -1,
      numbers: new SubmitterNumbers(),
      refusal: undefined,
    };
    if (!answerTypes.has(type)) this.isSubmission = true;
    const known = { version: this.version ?? '2.2', number, used: this.used };
    for (const key of groupHeaderFaults(record, known)) this.refuseGroup(key, record);
    this.used.add(type);
  }

  private endGroup(record: CwrRecord): void {
    this.closeTransaction();
    const group = this.openGroup;
    if (!group) return;
    for (const key of groupTrailerFaults(record, group))
      this.refuseGroup(key, record, answerTypes.has(group.type));
    this.closeGroup();
  }

  private endFile(record: CwrRecord): void {
    this.closeTransaction();
    this.closeGroup();
    const counts = { groups: this.groups.length, transactions: this.transactions };
    const isAnswer = !this.isSubmission && this.groups.length > 0;
    for (const key of fileTrailerFaults(record, counts)) this.fail(key, record.line, 'TRL', isAnswer);
  }

  private takeTransactionRecord(record: CwrRecord, group: OpenGroup): void {
    const { open } = this;
    const number = numberAt(record, 3);
    const position = numberAt(record, 11);
    const isHeader = headerTypes.has(record.type);
    const continues =
      open && number === open.number && position === open.lastRecord + 1 && record.type !== 'ACK';
    // What is answered stands inside the answer, under its number.
    const isInside =
      open?.type === 'ACK' && record.type !== 'ACK' && (group.type === 'ACK' || number === open.number);
    if (isHeader && !continues && !isInside) {
      this.beginTransaction(record, group, number, position);
      return;
    }
    if (!open) return;
    if (number !== open.number) {
      if (!open.isBroken) this.fail('FIL F 008', record.line);
      open.isBroken = true;
    } else if (position !== open.lastRecord + 1) this.fail('FIL F 006', record.line);
    open.lastRecord = Number.isNaN(position) ? open.lastRecord + 1 : position;
    open.records.push(record);
    if (open.records.length > mostRecords) this.giveUp(record.line);
  }

  private beginTransaction(record: CwrRecord, group: OpenGroup, number: number, position: number): void {
    this.closeTransaction();
    if (group.last < 0 && number !== 0) this.fail('FIL F 002', record.line);
    else if (number !== group.last + 1) this.fail('FIL F 007', record.line);
    if (position !== 0) this.fail('FIL F 005', record.line);
    if (headerTypes.has(group.type) && record.type !== group.type)
      this.refuseGroup(misplaced[record.type] ?? 'NWR T 022', record);
    group.last = Number.isNaN(number) ? group.last + 1 : number;
    group.transactions += 1;
    this.transactions += 1;
    this.open = {
      group: group.number,
      number: group.last,
      type: record.type,
      line: record.line,
      records: [record],
      lastRecord: 0,
      isBroken: false,
    };
  }

  private closeTransaction(): void {
    const { open, openGroup, version, isUtf8, options } = this;
    this.open = undefined;
    if (!open || !openGroup || !version) return;
    const { group, number, type, line, records } = open;
    const context = { version, isUtf8, options, numbers: openGroup.numbers };
    this.events.push({
      kind: 'transaction',
      transaction: judgeTransaction({ group, number, type, line, records }, context),
    });
  }

  private closeGroup(): void {
    const group = this.openGroup;
    this.openGroup = undefined;
    if (!group) return;
    const result = { number: group.number, type: group.type, refusal: group.refusal };
    this.groups.push(result);
    this.events.push({ kind: 'group', group: result });
  }

  private refuseGroup(key: string, record: CwrRecord, isWarning = false): void {
    const message = this.messages.addAt(key, record.type, record.line, isWarning ? 'F' : undefined);
    if (this.openGroup && !isWarning) this.openGroup.refusal ??= message;
  }

  private giveUp(line: number): void {
    this.fail('FIL E 001', line);
    this.isStopped = true;
  }

  private fail(key: string, line: number, recordType = 'FIL', isWarning = false): void {
    const message = this.messages.addAt(key, recordType, line, isWarning ? 'F' : undefined);
    if (!isWarning) this.refusal ??= message;
  }
}
