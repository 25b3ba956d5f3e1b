import type { ErrorCode } from '@omur/contract/platform/errors';
import { readIsrc } from '@omur/contract/works/rules/isrc';
import { readIswc } from '@omur/contract/works/rules/iswc';
import type { TextLine } from '../../platform/files/textLines.ts';
import {
  cellsOf,
  firstOf,
  listOf,
  passedOver,
  reportCells,
  reportProfiles,
  textOf,
} from './reportRecords.ts';
import { iceland, shown, type UsageFacts, type UsageLine, type UsageProblem } from './usageLine.ts';
import { dayIn, mostAmount, secondsIn } from './values.ts';

/** Whether a file begins as the reports of services do (DSR). */
export const isReport = (firstLine: string) => /^(HEAD\t|#)/u.test(firstLine);

interface Resource {
  title: string;
  artist: string;
  isrc: string | null;
  iswc: string | null;
  writers: string;
  seconds: number | null;
}

interface Head {
  lines: 'SU02' | 'LI01';
  sender: string;
  lastDay: string;
  controllers: ReadonlySet<string>;
}

type Cells = readonly string[];

/** Reads one file of a service's report: usages that bear royalties, or what was allocated to those that the report is for. R6 */
export class ReportReader {
  readonly #facts: UsageFacts & { currency: string };
  readonly #say: (problem: UsageProblem) => void;
  #head: Head | undefined;
  #isHopeless = false;
  #isEnded = false;
  readonly #summaries = new Map<string, number>();
  #block = '';
  #resources = new Map<string, Resource>();
  #work: { title: string; writers: string; iswc: string | null } | undefined;
  #works = 0;
  #use: { plays: number; lastDay: string } | undefined;
  #lines = 0;
  #comments = 0;
  lineCount = 0;

  constructor(facts: UsageFacts & { currency: string }, say: (problem: UsageProblem) => void) {
    this.#facts = facts;
    this.#say = say;
  }

  read(lines: readonly TextLine[]): UsageLine[] {
    return lines.flatMap((line) => this.#readLine(line) ?? []);
  }

  /** What is only known once all has been read. */
  end(): void {
    if (!this.#isHopeless && !this.#isEnded) this.#say({ code: 'usage.report.footMissing' });
  }

  #readLine({ fileLine, text }: TextLine): UsageLine | undefined {
    if (this.#isHopeless || text.trim() === '') return undefined;
    this.#lines += 1;
    if (text.startsWith('#')) {
      this.#comments += 1;
      return undefined;
    }
    const cells = cellsOf(text);
    const type = (cells[0] ?? '').split('.')[0] ?? '';
    if (!this.#head) return this.#readHead(type, cells, fileLine);
    const line = this.#readRecord(type, cells, fileLine);
    return line && { ...line, fileLine };
  }

  #readHead(type: string, cells: Cells, fileLine: number): undefined {
    const at = reportCells.HEAD;
    const name = textOf(cells[at.profile]);
    const profile = reportProfiles[name.toLowerCase()];
    const lastDay = dayIn(textOf(cells[at.lastDay]))?.day;
    if (type === 'HEAD' && textOf(cells[at.version]).startsWith('dsrf/') && profile && lastDay) {
      const controllers = listOf(cells[at.repertoire])
        .split('; ')
        .filter((one) => one !== '');
      this.#head = {
        ...profile,
        sender: textOf(cells[at.sender]),
        lastDay,
        controllers: new Set(controllers),
      };
      return undefined;
    }
    this.#isHopeless = true;
    const code: ErrorCode = type === 'HEAD' ? 'usage.report.profile' : 'usage.report.headMissing';
    // Without a line: nothing of the file can be read.
    this.#say({ code, values: { value: shown(name), line: fileLine } });
    return undefined;
  }

  #readRecord(type: string, cells: Cells, fileLine: number): UsageLine | undefined {
    const wrong = (code: ErrorCode, value: string, column: string = type) => {
      this.#say({ fileLine, column, code, values: { value: shown(value) } });
      return undefined;
    };
    if (/^SY\d\d$/u.test(type)) return this.#readSummary(cells, wrong);
    if (type === 'FOOT') return this.#readFoot(cells, wrong);
    if (passedOver.has(type)) return undefined;
    const block = textOf(cells[1]);
    if (block !== this.#block) this.#startBlock(block);
    if (type === 'AS01' || type === 'AS02') return this.#readResource(type, cells);
    if (type === 'MW01') return this.#readWork(cells);
    if (type === 'SU01') return this.#readDownloads(cells, wrong);
    if (type === 'SU02') return this.#readStreams(cells, wrong);
    if (type === 'SU03') return this.#readUse(cells, wrong);
    if (type === 'LI01') return this.#readAllocated(cells, wrong);
    return wrong('usage.report.record', textOf(cells[0]));
  }

  #startBlock(block: string): void {
    this.#block = block;
    this.#resources = new Map();
    this.#work = undefined;
    this.#works = 0;
    this.#use = undefined;
  }

  #readSummary(cells: Cells, wrong: Wrong): undefined {
    const at = reportCells.SY;
    const territory = textOf(cells[at.territory]);
    const countryId = this.#facts.countries.get(territory.toUpperCase());
    const currency = textOf(cells[at.currency]);
    // Others than those of countries (SY05, SY09) repeat the number of one that has it.
    if (countryId !== undefined) this.#summaries.set(textOf(cells[at.summary]), countryId);
    const isOther = /^[A-Z]{3}$/u.test(currency) && currency !== this.#facts.currency;
    return this.#head?.lines === 'LI01' && isOther ? wrong('usage.report.currency', currency) : undefined;
  }

  #readResource(type: 'AS01' | 'AS02', cells: Cells): undefined {
    const at = reportCells[type];
    const full = type === 'AS02' ? reportCells.AS02 : undefined;
    this.#resources.set(textOf(cells[at.resource]), {
      title: textOf(cells[at.title]),
      artist: listOf(cells[at.artist]),
      isrc: readIsrc(firstOf(cells[at.isrc])).value ?? null,
      iswc: full ? (readIswc(firstOf(cells[full.iswc])).value ?? null) : null,
      writers: full ? listOf(cells[full.writers]) : '',
      seconds: secondsIn(textOf(cells[at.duration])) || null,
    });
    return undefined;
  }

  #readWork(cells: Cells): undefined {
    const at = reportCells.MW01;
    this.#works += 1;
    this.#work = {
      title: textOf(cells[at.title]),
      writers: listOf(cells[at.writers]),
      iswc: readIswc(firstOf(cells[at.iswc])).value ?? null,
    };
    return undefined;
  }

  /** Part 3: usages share a pool. Those that bear no royalties, and none at all, share in nothing. */
  #readStreams(cells: Cells, wrong: Wrong): UsageLine | undefined {
    const at = reportCells.SU02;
    const streams = textOf(cells[at.streams]);
    if (!isCount(streams)) return wrong('usage.line.plays', streams);
    return this.#readUsed(cells, { at, plays: Math.round(Number(streams)) }, wrong);
  }

  /** What was downloaded, less what was given back. */
  #readDownloads(cells: Cells, wrong: Wrong): UsageLine | undefined {
    const at = reportCells.SU01;
    const counts = [textOf(cells[at.usages]), textOf(cells[at.returns]) || '0'];
    const unread = counts.find((count) => !isCount(count));
    if (unread !== undefined) return wrong('usage.line.plays', unread);
    const [usages = 0, returns = 0] = counts.map((count) => Math.round(Number(count)));
    return this.#readUsed(cells, { at, plays: usages - returns }, wrong);
  }

  #readUsed(
    cells: Cells,
    { at, plays }: { at: Readonly<Record<'bearing' | 'summary' | 'resource', number>>; plays: number },
    wrong: Wrong,
  ): UsageLine | undefined {
    this.lineCount += 1;
    const isBearing = /^(true|1)$/iu.test(textOf(cells[at.bearing]));
    if (!isBearing || plays <= 0) return undefined;
    if (plays > 2_147_483_647) return wrong('usage.line.plays', String(plays));
    return this.#line(
      { summary: textOf(cells[at.summary]), resource: textOf(cells[at.resource]), plays },
      wrong,
    );
  }

  #readUse(cells: Cells, wrong: Wrong): undefined {
    const at = reportCells.SU03;
    const usages = textOf(cells[at.usages]);
    if (!/^\d{1,9}(\.\d+)?$/u.test(usages)) return wrong('usage.line.plays', usages);
    const lastDay = dayIn(textOf(cells[at.lastDay]))?.day ?? this.#head?.lastDay ?? '';
    this.#use = { plays: Math.max(1, Math.round(Number(usages))), lastDay };
    return undefined;
  }

  /** Part 4: what was allocated to a controller of rights. Others than the report is for are not ours. */
  #readAllocated(cells: Cells, wrong: Wrong): UsageLine | undefined {
    const at = reportCells.LI01;
    const controllers = this.#head?.controllers ?? new Set();
    if (controllers.size > 0 && !controllers.has(textOf(cells[at.controller]))) return undefined;
    this.lineCount += 1;
    const amount = textOf(cells[at.amount]);
    if (!/^-?\d{1,10}(\.\d{1,10})?$/u.test(amount) || Math.abs(Number(amount)) > mostAmount)
      return wrong('usage.line.amount', amount);
    const { plays = 1, lastDay } = this.#use ?? {};
    return this.#line({ summary: textOf(cells[at.summary]), resource: '', plays, amount, lastDay }, wrong);
  }

  #line({ summary, resource, plays, amount, lastDay }: Used, wrong: Wrong): UsageLine | undefined {
    const countryId = this.#summaries.get(summary);
    if (countryId === undefined) return wrong('usage.report.summary', summary);
    // A usage of a release names no resource: with one in the block it is that.
    const all = [...this.#resources.values()];
    const used = this.#resources.get(resource) ?? (all.length === 1 ? all[0] : undefined);
    if (!used) return wrong('usage.report.resource', resource);
    const usedOn = lastDay ?? this.#head?.lastDay ?? '';
    if (usedOn > this.#facts.today) return wrong('usage.line.dayOutside', usedOn);
    // A recording of several works is not usage of any one of them by its title.
    const work = this.#works === 1 ? this.#work : undefined;
    return {
      fileLine: 0,
      usedOn,
      usedAt: null,
      station: this.#facts.station ?? (this.#head?.sender || null),
      programme: null,
      title: work?.title || used.title || null,
      performers: used.artist || null,
      authorNames: work?.writers || used.writers || null,
      iswc: work?.iswc ?? used.iswc,
      isrc: used.isrc,
      workNumber: null,
      countryId: countryId || iceland,
      seconds: used.seconds,
      plays,
      amount: amount ?? null,
    };
  }

  #readFoot(cells: Cells, wrong: Wrong): undefined {
    this.#isEnded = true;
    const said = textOf(cells[reportCells.FOOT.lines]);
    // Whether a comment is a line is read both ways.
    const found = [this.#lines, this.#lines - this.#comments].map(String);
    return said === '' || found.includes(said) ? undefined : wrong('usage.report.total', said);
  }
}

const isCount = (text: string) => /^-?\d{1,12}(\.\d+)?$/u.test(text);

type Wrong = (code: ErrorCode, value: string, column?: string) => undefined;

interface Used {
  summary: string;
  resource: string;
  plays: number;
  amount?: string;
  lastDay?: string | undefined;
}
