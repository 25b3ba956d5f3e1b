import { normaliseDurationInput, readDuration } from '../../platform/rules/duration.ts';
import { readIswc } from '../../works/rules/iswc.ts';
import {
  type LivePerformanceField,
  type LivePerformanceResult,
  textLength,
} from './livePerformanceResult.ts';
import type { LivePerformanceRule } from '../../platform/rules/livePerformanceTexts.ts';
import type { RuleValues } from '../../platform/rules/ruleResult.ts';

export const mostPlays = 9999;
/** So many lines has no set list, and no pasted text. */
export const mostSetListLines = 2000;
/** Lines whose works are sought in one call; longer lists are sent in turns. */
export const mostMatchedLines = 200;
export const longestLineTexts = { title: 200, authors: 400 } as const;

type Played = { duration: string | number; quantity: number | undefined };
/** A work of the system, with the length it was played at. */
export type KnownLine = Played & { kind: 'known'; workId: number };
/** A work that is not in the system. */
export type ForeignLine = Played & {
  kind: 'foreign';
  title: string;
  authors: string;
  iswc?: string | undefined;
};
export type ProposedLine = KnownLine | ForeignLine;

/** L5.1, L5.4: the rules of a set list; those of a line are told only where they are broken. */
export function checkSetList(lines: readonly ProposedLine[]): LivePerformanceResult[] {
  return [checkCount(lines.length), ...lines.flatMap((line, at) => checkLine(line, at))];
}

function checkCount(count: number): LivePerformanceResult {
  if (count === 0) return { rule: 'setList.empty', state: 'waiting', at: 'setList' };
  if (count <= mostSetListLines) return { rule: 'setList.empty', state: 'kept', at: 'setList' };
  const values = { count, max: mostSetListLines };
  return { rule: 'setList.tooLong', state: 'broken', at: 'setList', values };
}

type Broken = [at: LivePerformanceField, rule: LivePerformanceRule, values?: RuleValues];

/** What is wrong with one line; nothing when it can be added (L5.4). */
export function checkLine(line: ProposedLine, place = 0): LivePerformanceResult[] {
  const broken: Broken[] = [
    ...(line.kind === 'foreign' ? checkForeignWork(line) : []),
    ...checkDuration(line.duration),
    ...checkQuantity(line.quantity),
  ];
  return broken.map(([at, rule, values]) => ({
    rule,
    state: 'broken',
    at,
    line: place,
    ...(values && { values }),
  }));
}

function checkForeignWork({ title, authors, iswc = '' }: ForeignLine): Broken[] {
  const broken: Broken[] = [...checkText('title', title), ...checkText('authors', authors)];
  if (iswc.trim() !== '' && readIswc(iswc).value === undefined) broken.push(['iswc', 'setList.iswcInvalid']);
  return broken;
}

function checkText(at: 'title' | 'authors', text: string): Broken[] {
  const [length, max] = [textLength(text), longestLineTexts[at]];
  if (length === 0) return [[at, at === 'title' ? 'setList.titleMissing' : 'setList.authorsMissing']];
  return length > max ? [[at, 'livePerformance.tooLong', { length, max }]] : [];
}

function checkDuration(duration: string | number): Broken[] {
  if (readDuration(duration) !== undefined) return [];
  const isMissing = typeof duration === 'string' && normaliseDurationInput(duration) === '';
  return [['duration', isMissing ? 'setList.durationMissing' : 'setList.durationInvalid']];
}

function checkQuantity(quantity: number | undefined): Broken[] {
  return isQuantity(quantity) ? [] : [['quantity', 'setList.quantity', { max: mostPlays }]];
}

function isQuantity(quantity: number | undefined): quantity is number {
  return quantity !== undefined && Number.isInteger(quantity) && quantity >= 1 && quantity <= mostPlays;
}

/** P2: what a line weighs. A minute counts once it has begun. */
export function pointsOf({
  quantity,
  durationSeconds,
}: {
  quantity: number;
  durationSeconds: number;
}): number {
  return Math.max(1, quantity * Math.ceil(durationSeconds / 60));
}

/** How long the whole list takes; a line whose length or quantity cannot be read takes no time. */
export function totalDurationSeconds(lines: readonly Played[]): number {
  return lines.reduce((total, { duration, quantity }) => {
    const durationSeconds = readDuration(duration) ?? 0;
    return total + (isQuantity(quantity) ? quantity * durationSeconds : 0);
  }, 0);
}
