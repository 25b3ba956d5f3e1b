import { standardTree } from '../territories/tree.ts';
import { judgeAgreement } from './agreementJudge.ts';
import { afterBlanks, beforeBlanks } from './bytes.ts';
import type { Test } from './checks.ts';
import { standardCodes } from './codes.ts';
import { judgeDetails } from './detailJudge.ts';
import { type Version, workTypes } from './layouts/index.ts';
import { type JudgeOptions, type Message, Messages } from './messages.ts';
import { judgeOrder } from './orderJudge.ts';
import { judgePublishers } from './publisherJudge.ts';
import type { CwrRecord } from './record.ts';
import { type FieldChecks, fieldChecksOf } from './rules/index.ts';
import { hasParticipation, judgeForSociety, noParticipationRules } from './societyJudge.ts';
import type { SubmitterNumbers } from './submitterNumbers.ts';
import { judgeTerritories } from './territoryJudge.ts';
import { judgeWork } from './workJudge.ts';
import { type WorkModel, workModel } from './workModel.ts';
import { judgeWriters } from './writerJudge.ts';

/** A header and its details, as they stand in the file. */
export interface RawTransaction {
  group: number;
  number: number;
  /** Type of the header: AGR, NWR, REV, ISW, EXC or ACK. */
  type: string;
  line: number;
  records: CwrRecord[];
}

/** What the first answer to a transaction says: taken for now, refused, or no concern of the society. Answers get none. */
export type FirstAnswer = 'RA' | 'RJ' | 'NP' | null;

export interface JudgedTransaction extends RawTransaction {
  version: Version;
  /** The native fields are UTF-8, because HDR says so. */
  isUtf8: boolean;
  messages: readonly Message[];
  firstAnswer: FirstAnswer;
}

export interface Context {
  version: Version;
  isUtf8: boolean;
  options: JudgeOptions;
  /** Submitter's numbers of the works of this group. */
  numbers: SubmitterNumbers;
}

/** Judges one transaction by all rules that look at nothing outside it, but for the numbers used in its group. */
export function judgeTransaction(raw: RawTransaction, context: Context): JudgedTransaction {
  const { version, isUtf8 } = context;
  const isAnswer = raw.type === 'ACK' || raw.type === 'ISW' || raw.type === 'EXC';
  const messages = new Messages(version, raw.type, isAnswer);
  const firstAnswer = isAnswer
    ? judgeAnswer(raw, context, messages)
    : judgeSubmission(raw, context, messages);
  if (messages.list.length > 1) messages.list.sort((a, b) => a.line - b.line);
  return { ...raw, version, isUtf8, messages: messages.list, firstAnswer };
}

function judgeSubmission(raw: RawTransaction, context: Context, messages: Messages): FirstAnswer {
  const { options, version } = context;
  const { tree = standardTree(), codes = standardCodes } = options;
  const checks = fieldChecksOf(version, codes);
  for (const record of raw.records) judgeFields(record, checks, messages);
  const work = workTypes.has(raw.type) ? workModel(raw.records) : undefined;
  if (work) {
    judgeNumber(work, context, messages);
    judgeOrder(raw.records, version, tree, messages);
    judgeWork(work, messages);
    judgePublishers(work, codes, messages);
    judgeWriters(work, messages);
    judgeTerritories(work, tree, messages);
    judgeDetails(work, options, messages);
    judgeForSociety(work, options, messages);
  } else judgeAgreement(raw.records, tree, messages);
  return firstAnswerOf(messages.list, work, options);
}

function firstAnswerOf(
  messages: readonly Message[],
  work: WorkModel | undefined,
  options: JudgeOptions,
): FirstAnswer {
  if (messages.length === 0) return !work || hasParticipation(work, options) ? 'RA' : 'NP';
  const refusals = messages.filter(({ severity }) => severity === 'T');
  if (refusals.some(({ rule }) => !noParticipationRules.has(rule.key))) return 'RJ';
  if (refusals.length > 0) return 'NP';
  return work && !hasParticipation(work, options) ? 'NP' : 'RA';
}

/** Every field by itself. */
function judgeFields(record: CwrRecord, of: ReadonlyMap<string, FieldChecks>, messages: Messages): void {
  const checks = of.get(record.type);
  if (!checks || areSound(record, checks.byColumn)) return;
  for (const check of checks.inOrder)
    if (!record.passes(check.test, check.span)) messages.addRule(check.rule, record);
}

/** Nearly all records are sound, and most end before their last fields. */
function areSound({ page, from: start, to: end }: CwrRecord, fields: FieldChecks['byColumn']): boolean {
  for (const { span, tests, mayBeBlank, mayEnd } of fields) {
    const to = Math.min(start + span.to, end);
    const from = afterBlanks(page, start + span.from, to);
    if (from < to) {
      if (!passesAll(page.bytes, from, beforeBlanks(page, from, to), tests)) return false;
    } else if (mayEnd && to === end) return true;
    else if (!mayBeBlank) return false;
  }
  return true;
}

function passesAll(bytes: Uint8Array, from: number, to: number, tests: readonly Test[]): boolean {
  for (const test of tests) if (!test(bytes, from, to)) return false;
  return true;
}

/** NWR F 003: a submitter's number stands for one work. */
function judgeNumber({ header }: WorkModel, { numbers }: Context, messages: Messages): void {
  const number = header.field('submitterNumber');
  if (number !== '' && !numbers.take(number)) messages.add('NWR F 003', header);
}

/** Answers are read as they come: what is odd in them is noted as a warning. */
function judgeAnswer(
  { records, type }: RawTransaction,
  { version, options }: Context,
  messages: Messages,
): null {
  const [header] = records;
  if (!header) return null;
  const checks = fieldChecksOf(version, options.codes);
  if (type !== 'ACK') {
    if (type === 'ISW') judgeFields(header, checks, messages);
    return null;
  }
  judgeFields(header, checks, messages);
  const original = header.field('originalType');
  const isWork = original === 'NWR' || original === 'REV';
  if (isWork && header.field('title') === '') messages.add('ACK F 009', header);
  const followed = records.findIndex((record) => ['NWR', 'REV', 'AGR'].includes(record.type));
  if (followed < 0) messages.add('ACK T 002', header);
  records.forEach((record, at) => {
    if (record.type === 'EXC' && (followed < 0 || at < followed)) messages.add('ACK T 003', record);
    if (record.type === 'MSG') judgeFields(record, checks, messages);
  });
  return null;
}
