import type { ErrorCode } from '@omur/contract/platform/errors';
import type { TextLine } from '../../platform/files/textLines.ts';
import { type Cells, ReportBlock } from './reportBlock.ts';
import { amountOf, unitsOf } from './reportAmounts.ts';
import { mostControllers } from './reportControllers.ts';
import { readReportHead, type ReportHead, type ReportPart } from './reportHead.ts';
import {
  cellsOf,
  describing,
  hasUnsureEscape,
  isBearing,
  passedOver,
  reportCells,
  textOf,
  useSummaryOf,
} from './reportRecords.ts';
import { ReportSummaries } from './reportSummaries.ts';
import { iceland, shown, type UsageFacts, type UsageLine, type UsageProblem } from './usageLine.ts';
import { dayIn, mostAmount } from './values.ts';

/** Whether a file begins as the reports of services do (DSR). */
export const isReport = (firstLine: string) => /^(HEAD\t|#)/u.test(firstLine);

export interface ReportFacts extends UsageFacts {
  currency: string;
  /** The controllers that staff were asked about, and which of them are ours. R226 */
  asked: ReadonlySet<string>;
  ours: ReadonlySet<string>;
}

/** Reads one file of a service's report: usages that bear royalties, or what was allocated to those that it brings money for. R6 */
export class ReportReader {
  readonly #facts: ReportFacts;
  readonly #say: (problem: UsageProblem) => void;
  #head: ReportHead | undefined;
  #isHopeless = false;
  #isEnded = false;
  readonly #summaries: ReportSummaries;
  #block = new ReportBlock('');
  #use: Use | undefined;
  readonly #met = new Set<string>();
  #lines = 0;
  #comments = 0;
  lineCount = 0;

  constructor(facts: ReportFacts, say: (problem: UsageProblem) => void) {
    this.#facts = facts;
    this.#say = say;
    this.#summaries = new ReportSummaries(facts.countries);
  }

  read(lines: readonly TextLine[]): UsageLine[] {
    return lines.flatMap((line) => this.#readLine(line));
  }

  /** Which of the files of its report it is, once its head has been read. */
  get part(): ReportPart | undefined {
    return this.#head?.of;
  }

  /** Controllers met in its lines that nobody was asked about: so many are told. */
  get met(): readonly string[] {
    return [...this.#met];
  }

  /** What is only known once all has been read. */
  end(): void {
    if (!this.#isHopeless && !this.#isEnded) this.#say({ code: 'usage.report.footMissing' });
  }

  #readLine({ fileLine, text }: TextLine): UsageLine[] {
    if (this.#isHopeless || text.trim() === '') return [];
    this.#lines += 1;
    if (text.startsWith('#')) {
      this.#comments += 1;
      return [];
    }
    const cells = cellsOf(text);
    const type = (cells[0] ?? '').split('.')[0] ?? '';
    if (!this.#head) return this.#readHead(type, cells, fileLine);
    return this.#readRecord(this.#head, { type, cells, fileLine, text });
  }

  #readHead(type: string, cells: Cells, fileLine: number): UsageLine[] {
    const head = readReportHead(cells);
    if (type === 'HEAD' && 'brings' in head) {
      this.#head = head;
      return [];
    }
    this.#isHopeless = true;
    const isHead = type === 'HEAD' && 'code' in head;
    const code: ErrorCode = isHead ? head.code : 'usage.report.headMissing';
    // Without a line: nothing of the file can be read.
    this.#say({ code, values: { value: shown(isHead ? head.value : type), line: fileLine } });
    return [];
  }

  #readRecord(head: ReportHead, { type, cells, fileLine, text }: Row): UsageLine[] {
    const note = (code: ErrorCode, value: string): void =>
      this.#say({ fileLine, column: type, code, values: { value }, isNotice: true });
    const wrong = (code: ErrorCode, value: string): UsageLine[] => {
      this.#say({ fileLine, column: type, code, values: { value: shown(value) } });
      return [];
    };
    if (/^SY\d\d$/u.test(type)) {
      this.#summaries.take(type, cells);
      return [];
    }
    if (type === 'FOOT') return [...this.#endUse(head), ...this.#readFoot(cells, wrong)];
    if (passedOver.has(type)) return [];
    if (hasUnsureEscape(text)) note('usage.report.escape', '');
    const block = textOf(cells[1]);
    const isNew = block !== this.#block.id;
    const before = isNew || describing.has(type) ? this.#endUse(head) : [];
    if (isNew) this.#block = new ReportBlock(block);
    if (this.#block.takes(type, cells)) return before;
    const of = { head, fileLine, wrong, note };
    if (type === 'SU03') return [...before, ...this.#endUse(head), ...this.#readUse(cells, of)];
    if (type === 'LI01') {
      this.#readAllocated(cells, of);
      return before;
    }
    return [...before, ...this.#readUsed(type, cells, of)];
  }

  /** Parts 3 and 5: usages share a pool. Those that bear no royalties, and none at all, share in nothing; fewer than none are told (R228). */
  #readUsed(type: string, cells: Cells, of: Of): UsageLine[] {
    if (type !== 'SU01' && type !== 'SU02' && type !== 'SU04')
      return of.wrong('usage.report.record', textOf(cells[0]));
    const at = reportCells[type];
    // What was downloaded, less what was given back.
    const counts =
      'streams' in at
        ? [textOf(cells[at.streams])]
        : [textOf(cells[at.usages]), textOf(cells[at.returns]) || '0'];
    const unread = counts.find((count) => !isCount(count));
    if (unread !== undefined) return of.wrong('usage.line.plays', unread);
    const [usages = 0, returns = 0] = counts.map((count) => Math.round(Number(count)));
    const plays = usages - returns;
    this.lineCount += 1;
    const bears = isBearing(cells[at.bearing]);
    if (bears === undefined) return of.wrong('usage.report.bearing', textOf(cells[at.bearing]));
    if (bears && plays < 0) of.note('usage.report.belowZero', String(plays));
    if (!bears || plays <= 0) return [];
    if (plays > 2_147_483_647) return of.wrong('usage.line.plays', String(plays));
    return this.#used(
      { summary: textOf(cells[at.summary]), resource: textOf(cells[at.resource]), plays },
      of,
    );
  }

  #readUse(cells: Cells, of: Of): UsageLine[] {
    const at = reportCells.SU03;
    const usages = textOf(cells[at.usages]) || '1';
    if (!/^\d{1,9}(\.\d+)?$/u.test(usages)) return of.wrong('usage.line.plays', usages);
    // Rights may be known for longer than the report is of.
    const day = dayIn(textOf(cells[at.lastDay]))?.day ?? of.head.lastDay;
    const lastDay = day < of.head.lastDay ? day : of.head.lastDay;
    const plays = Math.max(1, Math.round(Number(usages)));
    const bears = isBearing(cells[at.bearing]);
    if (bears === undefined) return of.wrong('usage.report.bearing', textOf(cells[at.bearing]));
    this.#use = { ...useOf(of), summary: useSummaryOf(cells), plays, lastDay, bears };
    return [];
  }

  /**
   * What was allocated to us for a use is one line: it was used so often, whichever rights of ours it is for (R229). A use of a video that
   * brought no amounts shares a pool, unless it bears no royalties.
   */
  #endUse(head: ReportHead): UsageLine[] {
    const use = this.#use;
    this.#use = undefined;
    if (!use) return [];
    if (use.isAllocated)
      return [...use.amounts].flatMap(([summary, one]) => this.#allocated(use, summary, one));
    if (!use.bears || head.brings !== 'either') return [];
    this.lineCount += 1;
    return this.#used(use, use.of);
  }

  #allocated({ plays, lastDay }: Use, summary: string, { units, of }: Allocated): UsageLine[] {
    const amount = amountOf(units);
    if (Math.abs(Number(amount)) > mostAmount) return of.wrong('usage.line.amount', amount);
    return this.#used({ summary, resource: '', plays, amount, lastDay }, of);
  }

  /** Part 4: what was allocated to a controller of rights. Those that are not ours are left out; nobody else's amounts are read (R226). */
  #readAllocated(cells: Cells, of: Of): void {
    const at = reportCells.LI01;
    if (of.head.brings === 'usages') return void of.wrong('usage.report.record', textOf(cells[0]));
    this.#use ??= useOf(of);
    this.#use.isAllocated = true;
    const controller = textOf(cells[at.controller]);
    if (!this.#facts.asked.has(controller)) {
      if (this.#met.size < mostControllers) this.#met.add(controller);
      return void of.wrong('usage.report.controller', controller);
    }
    if (!this.#facts.ours.has(controller)) return;
    this.lineCount += 1;
    const amount = textOf(cells[at.amount]);
    if (!/^-?\d{1,10}(\.\d{1,10})?$/u.test(amount) || Math.abs(Number(amount)) > mostAmount)
      return void of.wrong('usage.line.amount', amount);
    // It names none where the use before it does.
    const summary = textOf(cells[at.summary]) || this.#use.summary;
    const currencies = this.#summaries.currenciesOf(summary);
    const other = currencies.find((currency) => currency !== this.#facts.currency);
    if (other !== undefined) return void of.wrong('usage.report.currency', other);
    if (currencies.length === 0) return void of.wrong('usage.report.currencyMissing', '');
    const before = this.#use.amounts.get(summary);
    this.#use.amounts.set(summary, {
      units: (before?.units ?? 0n) + unitsOf(amount),
      of: before?.of ?? of,
    });
  }

  #used({ summary, resource, plays, amount, lastDay }: Used, { head, fileLine, wrong }: Of): UsageLine[] {
    const countryId = this.#summaries.countryOf(summary);
    if (countryId === undefined) return wrong('usage.report.summary', summary);
    const used = this.#block.used(resource, amount !== undefined);
    if (!used) return wrong('usage.report.resource', resource);
    const usedOn = lastDay ?? head.lastDay;
    if (usedOn > this.#facts.today) return wrong('usage.line.dayOutside', usedOn);
    return used.map((said, at) => ({
      fileLine,
      partNumber: used.length === 1 ? 0 : at + 1,
      usedOn,
      usedAt: null,
      station: this.#facts.station ?? (head.sender || null),
      ...said,
      workNumber: null,
      countryId: countryId || iceland,
      plays,
      amount: amount ?? null,
    }));
  }

  #readFoot(cells: Cells, wrong: Wrong): UsageLine[] {
    this.#isEnded = true;
    const said = textOf(cells[reportCells.FOOT.lines]);
    // Whether a comment is a line is read both ways.
    const found = [this.#lines, this.#lines - this.#comments].map(String);
    return said === '' || found.includes(said) ? [] : wrong('usage.report.total', said);
  }
}

const isCount = (text: string) => /^-?\d{1,12}(\.\d+)?$/u.test(text);

type Wrong = (code: ErrorCode, value: string) => UsageLine[];

interface Row {
  type: string;
  cells: Cells;
  fileLine: number;
  text: string;
}

/** Where a record stands, and how to say what is wrong with it. */
interface Of {
  head: ReportHead;
  fileLine: number;
  wrong: Wrong;
  note: (code: ErrorCode, value: string) => void;
}

interface Used {
  summary: string;
  resource: string;
  plays: number;
  amount?: string;
  lastDay?: string | undefined;
}

interface Use extends Used {
  of: Of;
  bears: boolean;
  isAllocated: boolean;
  /** What was allocated to us, by the number of the summary. */
  amounts: Map<string, Allocated>;
}

interface Allocated {
  units: bigint;
  /** Of the first. */
  of: Of;
}

/** A use that no record tells: amounts may stand without one. */
const useOf = (of: Of): Use => ({
  summary: '',
  resource: '',
  plays: 1,
  of,
  bears: true,
  isAllocated: false,
  amounts: new Map(),
});
