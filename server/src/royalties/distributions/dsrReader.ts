import { readIsrc } from '@omur/contract/works/rules/isrc';
import { readIswc } from '@omur/contract/works/rules/iswc';
import { type Block, lineOf, places, type Summary } from './dsrBlock.ts';
import { codeIn, cut, readSale } from './dsrCells.ts';
import { cellsOf, recordOf, type Cells, type RecordType, type Say } from './dsrRecords.ts';
import { Exchange, eyrirOf, mostEyrir, written } from '../splits/exchange.ts';
import { mostControllers } from '../usage/reportControllers.ts';
import { readReportHead } from '../usage/reportHead.ts';
import { cellsOf as splitCells } from '../usage/reportRecords.ts';
import { shown, type FileLine, type Known, type Problem } from './fileLine.ts';
import type { TextLine } from '../../platform/files/textLines.ts';

/** What staff said of a file besides. */
export interface Announced extends Known {
  /** Of a category of sales and streaming. */
  isStreaming: boolean;
  currency: string | null;
  /** Krónur for one of the currency, exactly; null where amounts are in krónur. */
  exchangeRate: string | null;
  /** The controllers that staff were asked about, and which of them are ours. R240 */
  asked: ReadonlySet<string>;
  ours: ReadonlySet<string>;
}

/** Reads the records of one file of a service; what was allocated to us is a line, to be split over the rights of its work. */
export class DsrReader {
  readonly #known: Announced;
  readonly #tell: (problem: Problem) => void;
  readonly #exchange: Exchange;
  readonly #summaries = new Map<string, Summary>();
  #head: Cells<'HEAD'> | undefined;
  readonly #met = new Set<string>();
  /** What was allocated to us for the use that is being read, by where and how it was used. */
  #allocated = new Map<string, FileLine>();
  #block: Block | undefined;
  #last: RecordType | undefined;
  #lines = 0;
  #comments = 0;
  #summaryRecords = 0;
  #blocks = 0;
  #isHopeless = false;
  lineCount = 0;

  constructor(known: Announced, tell: (problem: Problem) => void) {
    this.#known = known;
    this.#tell = tell;
    this.#exchange = new Exchange(known.exchangeRate ?? '1');
    if (known.exchangeRate === null) this.#giveUp({ code: 'distribution.dsr.exchange' });
    else if (!known.isStreaming) this.#giveUp({ code: 'distribution.dsr.category' });
  }

  get isHopeless(): boolean {
    return this.#isHopeless;
  }

  /** Controllers met in its lines that nobody was asked about: so many are told. */
  get met(): readonly string[] {
    return [...this.#met];
  }

  get lastNumber(): number {
    return this.lineCount;
  }

  read(lines: readonly TextLine[]): FileLine[] {
    return lines.flatMap((line) => this.#readLine(line));
  }

  /** What is only known once all has been read. */
  end(): void {
    if (!this.#isHopeless && this.#last !== 'FOOT') this.#tell({ code: 'distribution.dsr.footMissing' });
  }

  #readLine({ fileLine, text }: TextLine): FileLine[] {
    if (this.#isHopeless || text.trim() === '') return [];
    this.#lines += 1;
    if (text.startsWith('#')) {
      this.#comments += 1;
      return [];
    }
    const say: Say = (code, column, values) => {
      this.#tell({ fileLine, code, ...(column !== undefined && { column }), ...(values && { values }) });
      return undefined;
    };
    const fields = splitCells(text);
    const type = recordOf(fields[0] ?? '');
    const before = type === 'LI01' ? [] : this.#endUse();
    this.#readRow(type, { fields, fileLine, say });
    return before;
  }

  /** R229: what was allocated to us for a use is one line, whichever rights of ours it is for: it was used so often. */
  #endUse(): FileLine[] {
    const lines = [...this.#allocated.values()];
    this.#allocated = new Map();
    return lines;
  }

  #readRow(type: RecordType | undefined, { fields, fileLine, say }: Row): void {
    if (!type) return say('distribution.dsr.record', undefined, { value: shown(fields[0] ?? '') });
    if (this.#last === 'FOOT') return say('distribution.dsr.afterFoot');
    if ((type === 'HEAD') !== (this.#head === undefined))
      return this.#giveUp({ fileLine, code: 'distribution.dsr.headMissing' });
    const last = this.#last;
    this.#last = type;
    this.#readRecord(type, { fields, fileLine, say }, last);
  }

  #readRecord(type: RecordType, { fields, fileLine, say }: Row, last: RecordType | undefined): void {
    switch (type) {
      case 'HEAD':
        return this.#readHead(cellsOf(type, fields, say), fields, say);
      case 'SY02':
        return this.#readSummary(cellsOf(type, fields, say), say);
      case 'AS01':
        return this.#startBlock(cellsOf(type, fields, say), say);
      case 'FOOT':
        return this.#readFoot(cellsOf(type, fields, say), say);
      default: {
        if (!last || !places[type]?.includes(last))
          return say('distribution.dsr.order', undefined, { value: type });
        const cells = cellsOf(type, fields, say);
        // What is wrong with the first record of a block is said there.
        if (!cells || !this.#block) return undefined;
        if (cells.BlockId !== this.#block.blockId)
          return say('distribution.dsr.block', 'BlockId', {
            value: shown(cells.BlockId),
            expected: this.#block.blockId,
          });
        if (type === 'LI01')
          return this.#readAllocated(cells as Cells<'LI01'>, this.#block, { fileLine, say });
        return this.#readInBlock(type, cells, this.#block, say);
      }
    }
  }

  #readHead(cells: Cells<'HEAD'> | undefined, fields: readonly string[], say: Say): undefined {
    this.#isHopeless = true;
    if (!cells) return undefined;
    const { MessageVersion: version, Profile: profile } = cells;
    if (version !== 'dsrf/30')
      return say('distribution.dsr.version', 'MessageVersion', { value: shown(version) });
    if (!/^ugc *profile$/iu.test(profile))
      return say('distribution.dsr.version', 'Profile', { value: shown(profile) });
    const head = readReportHead(fields);
    if ('code' in head) return say(head.code, undefined, { value: shown(head.value) });
    this.#head = cells;
    this.#isHopeless = false;
    return undefined;
  }

  /** A summary is of one controller of rights; several have the same number. */
  #readSummary(cells: Cells<'SY02'> | undefined, say: Say): undefined {
    this.#summaryRecords += 1;
    if (!cells) return undefined;
    const { Currency: currency, Territory: territory } = cells;
    const countryId = this.#known.countries.get(territory.toUpperCase());
    if (countryId === undefined)
      return say('distribution.line.country', 'Territory', { value: shown(territory) });
    if (currency !== this.#known.currency)
      return say('distribution.dsr.currency', 'Currency', {
        value: shown(currency),
        expected: this.#known.currency ?? '',
      });
    const key = keyOf(cells);
    if (this.#summaries.has(key))
      return say('distribution.dsr.summaryTwice', 'SummaryRecordId', { value: shown(cells.SummaryRecordId) });
    this.#summaries.set(key, { countryId, useType: cells.UseType });
    return undefined;
  }

  #startBlock(cells: Cells<'AS01'> | undefined, say: Say): undefined {
    const before = this.#block?.blockId;
    this.#block = undefined;
    this.#blocks += 1;
    if (!cells) return undefined;
    if (cells.BlockId === before)
      return say('distribution.dsr.blockTwice', 'BlockId', { value: shown(cells.BlockId) });
    const isrc = codeIn('ISRC', cells.ISRC, readIsrc, say);
    if (isrc === undefined) return undefined;
    this.#block = {
      blockId: cells.BlockId,
      asset: {
        title: cut('title', cells.Title),
        performers: cut('performers', cells.DisplayArtistName),
        isrc,
      },
      works: [],
      sale: undefined,
    };
    return undefined;
  }

  #readInBlock(type: 'MW01' | 'RU01' | 'SU03', cells: object, block: Block, say: Say): undefined {
    if (type === 'SU03') block.sale = readSale(cells as Cells<'SU03'>, this.#known.today, say);
    if (type !== 'MW01') return undefined;
    const { ISWC: code, Title: title, ComposerAuthor: authors } = cells as Cells<'MW01'>;
    const iswc = codeIn('ISWC', code, readIswc, say);
    if (iswc !== undefined)
      block.works.push({ title: cut('title', title), authorNames: cut('authors', authors), iswc });
    return undefined;
  }

  /** Those that are not ours are left out; nobody's amounts are read who was not asked about (R240). */
  #readAllocated(
    cells: Cells<'LI01'>,
    block: Block,
    { fileLine, say }: Pick<Row, 'fileLine' | 'say'>,
  ): undefined {
    const { RightsController: controller, AllocatedAmount: allocated } = cells;
    if (!this.#known.asked.has(controller)) {
      if (this.#met.size < mostControllers) this.#met.add(controller);
      return say('distribution.dsr.controller', 'RightsController', { value: shown(controller) });
    }
    if (!this.#known.ours.has(controller)) return undefined;
    const summary = this.#summaries.get(keyOf(cells));
    if (!summary)
      return say('distribution.dsr.summary', 'SummaryRecordId', { value: shown(cells.SummaryRecordId) });
    if (!/^-?\d{1,10}(\.\d{1,10})?$/u.test(allocated))
      return say('distribution.dsr.decimal', 'AllocatedAmount', { value: shown(allocated) });
    if (/^-.*[1-9]/u.test(allocated) && !this.#known.isCorrection)
      return say('distribution.line.negative', 'AllocatedAmount', { value: allocated });
    const amount = this.#exchange.inKronur(allocated);
    const key = `${summary.countryId}\t${summary.useType}`;
    const before = this.#allocated.get(key);
    const eyrir = amount === undefined ? undefined : eyrirOf(amount) + eyrirOf(before?.amount ?? '0');
    if (eyrir === undefined || eyrir > mostEyrir || eyrir < -mostEyrir)
      return say('distribution.dsr.tooMuch', 'AllocatedAmount', { value: allocated });
    // What is wrong with what it belongs to has been said.
    if (!block.sale) return undefined;
    if (!before) this.lineCount += 1;
    const of = { fileLine, number: this.lineCount, sender: this.#head?.SenderName ?? '' };
    const line = before ?? lineOf(block, block.sale, summary, of);
    this.#allocated.set(key, { ...line, amount: written(eyrir) });
    return undefined;
  }

  #readFoot(cells: Cells<'FOOT'> | undefined, say: Say): undefined {
    if (!cells) return undefined;
    // Whether a comment is a line is read both ways.
    const lines = [this.#lines, this.#lines - this.#comments];
    const compare = (column: keyof typeof cells, found: readonly number[]) => {
      if (!found.includes(Number(cells[column])))
        say('distribution.dsr.total', column, { value: shown(cells[column]), expected: found[0] ?? 0 });
    };
    compare('NumberOfLinesInFile', lines);
    compare('NumberOfSummaryRecords', [this.#summaryRecords]);
    compare('NumberOfBlocksInFile', [this.#blocks]);
    // A report may be of several files, each of which is a distribution here.
    if (this.#head?.NumberOfFiles !== '1') return undefined;
    compare('NumberOfLinesInReport', lines);
    compare('NumberOfBlocksInReport', [this.#blocks]);
    return undefined;
  }

  #giveUp(problem: Problem): undefined {
    this.#isHopeless = true;
    this.#tell(problem);
    return undefined;
  }
}

interface Row {
  fields: readonly string[];
  fileLine: number;
  say: Say;
}

const keyOf = ({
  SummaryRecordId,
  RightsController,
}: {
  SummaryRecordId: string;
  RightsController: string;
}) => `${SummaryRecordId}\t${RightsController}`;
