import type { TerritoryTree } from '../territories/tree.ts';
import type { CodeBook } from './codes.ts';
import { ruleType, type ValuesOf, type Version } from './layouts/index.ts';
import type { CwrRecord } from './record.ts';
import { rules } from './rules/index.ts';
import type { Rule, Severity } from './rules/rule.ts';

/** Who may send files, as staff keep the list: `type` is PB, SO, AA or WR. */
export interface Participant {
  code: string;
  type: string;
  name: string;
}

/** What files are judged by, besides the rules. */
export interface JudgeOptions {
  /** The list of senders; without it any sender is taken. */
  participants?: readonly Participant[];
  /** Number of the society that receives the file, such as 077: its own rules apply, and works without its people become NP. */
  society?: string;
  /** TIS number of the society's territory: a claim on it keeps a work from becoming NP. */
  territory?: number;
  tree?: TerritoryTree;
  /** Lists of codes and societies as staff keep them; without them those that come with the portal. */
  codes?: CodeBook;
  /** Name of the file, whose ending tells the version where the file itself does not. */
  fileName?: string;
}

/** A fault that was found: which rule, where, and what it costs there. */
export interface Message {
  rule: Rule;
  severity: Severity;
  /** Type of the record as it stands in the file, or FIL. */
  recordType: string;
  /** Line of the file, from 1. */
  line: number;
  /** Number of the record within its transaction, as the file gives it; 0 outside of transactions. */
  recordNumber: number;
  field?: string;
}

/** The MSG record that tells the sender of it. */
export const messageRecord = ({ rule, severity, recordType, recordNumber }: Message): ValuesOf<'MSG'> => ({
  messageType: severity,
  originalRecord: recordNumber,
  recordType,
  level: rule.level,
  rule: rule.number,
  text: rule.message,
});

/** At most so many messages are kept of a transaction, and of a file. */
const most = 500;

/** The messages of a transaction or of a file as they are found. */
export class Messages {
  readonly list: Message[] = [];
  private readonly table: ReadonlyMap<string, Rule>;
  /** Answers of societies are read: every fault is a warning, and costs nothing. */
  private readonly areWarnings: boolean;

  /** Type of the transaction's header: rules of the whole work are its, whichever record they point at. */
  private readonly headerType: string;

  constructor(version: Version, headerType = '', areWarnings = false) {
    this.table = rules[version];
    this.headerType = headerType;
    this.areWarnings = areWarnings;
  }

  /** Notes a fault by the key of its rule ('SPU F 013'), unless this version has no such rule. */
  add(key: string, record: CwrRecord): void {
    const rule = this.table.get(key);
    if (rule) this.addRule(rule, record);
  }

  addRule(rule: Rule, record: CwrRecord): void {
    const severity = this.areWarnings ? 'F' : rule.severity;
    const recordType = ruleType(record.type) === rule.record ? record.type : this.headerType;
    const recordNumber = record.number('record') || 0;
    this.note({ rule, severity, recordType, line: record.line, recordNumber, field: rule.field });
    if (this.areWarnings) return;
    if (rule.severity === 'R') record.isDropped = true;
    if (rule.fix === undefined || rule.field === undefined) return;
    record.fixes ??= new Map();
    record.fixes.set(rule.field, rule.fix);
  }

  /** Notes a fault of a line that may be no record. @returns the message, if this version has the rule. */
  addAt(key: string, recordType: string, line: number, severity?: Severity): Message | undefined {
    const rule = this.table.get(key);
    if (!rule) return undefined;
    const { field } = rule;
    return this.note({ rule, severity: severity ?? rule.severity, recordType, line, recordNumber: 0, field });
  }

  private note({ field, ...message }: Omit<Message, 'field'> & { field?: string | undefined }): Message {
    const made: Message = field === undefined ? message : { ...message, field };
    if (this.list.length < most) this.list.push(made);
    return made;
  }
}
