import { readIsrc } from '@omur/contract/works/rules/isrc';
import { readIswc } from '@omur/contract/works/rules/iswc';
import { codeIn, cut, listed, readSale, wordsOf, type Sale } from './dsrCells.ts';
import { cellsOf, isRecord, type Cells, type RecordType, type Say } from './dsrRecords.ts';
import { Exchange } from '../splits/exchange.ts';
import { shown, type FileLine, type Known, type Problem } from './fileLine.ts';
import type { TextLine } from '../../platform/files/textLines.ts';

/** What staff said of a file besides. */
export interface Announced extends Known {
  /** Of a category of sales and streaming. */
  isStreaming: boolean;
  currency: string | null;
  /** Krónur for one of the currency, exactly; null where amounts are in krónur. */
  exchangeRate: string | null;
}

interface Summary {
  countryId: number;
  useType: string;
}

interface Block {
  blockId: string;
  asset: { title: string; performers: string; isrc: string | null };
  works: { title: string; authorNames: string; iswc: string | null }[];
  sale: Sale | undefined;
}

/** How far a block has come: a record may stand after those of its own place or an earlier one. */
const places: Partial<Record<RecordType, readonly RecordType[]>> = {
  'MW01.01': ['AS01', 'MW01.01'],
  RU01: ['AS01', 'MW01.01', 'RU01'],
  'SU03.01': ['AS01', 'MW01.01', 'RU01', 'SU03.01', 'LI01.01'],
  'LI01.01': ['SU03.01', 'LI01.01'],
};

/** Reads the records of one file of a service; what was allocated to us is a line, to be split over the rights of its work. */
export class DsrReader {
  readonly #known: Announced;
  readonly #tell: (problem: Problem) => void;
  readonly #exchange: Exchange;
  readonly #summaries = new Map<string, Summary>();
  #head: Cells<'HEAD'> | undefined;
  #controllers: ReadonlySet<string> = new Set();
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

  get lastNumber(): number {
    return this.lineCount;
  }

  read(lines: readonly TextLine[]): FileLine[] {
    return lines.flatMap((line) => this.#readLine(line) ?? []);
  }

  /** What is only known once all has been read. */
  end(): void {
    if (!this.#isHopeless && this.#last !== 'FOOT') this.#tell({ code: 'distribution.dsr.footMissing' });
  }

  #readLine({ fileLine, text }: TextLine): FileLine | undefined {
    if (this.#isHopeless || text.trim() === '') return undefined;
    this.#lines += 1;
    if (text.startsWith('#')) {
      this.#comments += 1;
      return undefined;
    }
    const say: Say = (code, column, values) => {
      this.#tell({ fileLine, code, ...(column !== undefined && { column }), ...(values && { values }) });
      return undefined;
    };
    const fields = text.split('\t');
    const type = fields[0] ?? '';
    if (!isRecord(type)) return say('distribution.dsr.record', undefined, { value: shown(type) });
    if (this.#last === 'FOOT') return say('distribution.dsr.afterFoot');
    if ((type === 'HEAD') !== (this.#head === undefined)) {
      this.#giveUp({ fileLine, code: 'distribution.dsr.headMissing' });
      return undefined;
    }
    const last = this.#last;
    this.#last = type;
    const read = this.#readRecord(type, fields, last, say);
    return read && { ...read, fileLine };
  }

  #readRecord(
    type: RecordType,
    fields: readonly string[],
    last: RecordType | undefined,
    say: Say,
  ): FileLine | undefined {
    switch (type) {
      case 'HEAD':
        return this.#readHead(cellsOf(type, fields, say), say);
      case 'SY02.01':
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
        return this.#readInBlock(type, cells, this.#block, say);
      }
    }
  }

  #readHead(cells: Cells<'HEAD'> | undefined, say: Say): undefined {
    this.#isHopeless = true;
    if (!cells) return undefined;
    const { MessageVersion: version, Profile: profile } = cells;
    if (version !== 'dsrf/30')
      return say('distribution.dsr.version', 'MessageVersion', { value: shown(version) });
    if (profile !== 'UGCProfile')
      return say('distribution.dsr.version', 'Profile', { value: shown(profile) });
    this.#head = cells;
    this.#controllers = new Set(cells.RepresentedRepertoire.split('|').filter((one) => one !== ''));
    this.#isHopeless = false;
    return undefined;
  }

  /** A summary is of one controller of rights; several have the same number. */
  #readSummary(cells: Cells<'SY02.01'> | undefined, say: Say): undefined {
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
        performers: cut('performers', listed(cells.DisplayArtistName)),
        isrc,
      },
      works: [],
      sale: undefined,
    };
    return undefined;
  }

  #readInBlock(
    type: 'MW01.01' | 'RU01' | 'SU03.01' | 'LI01.01',
    cells: object,
    block: Block,
    say: Say,
  ): FileLine | undefined {
    if (type === 'LI01.01') return this.#readAllocated(cells as Cells<'LI01.01'>, block, say);
    if (type === 'SU03.01') block.sale = readSale(cells as Cells<'SU03.01'>, this.#known.today, say);
    if (type !== 'MW01.01') return undefined;
    const { ISWC: code, Title: title, ComposerAuthor: authors } = cells as Cells<'MW01.01'>;
    const iswc = codeIn('ISWC', code, readIswc, say);
    if (iswc !== undefined)
      block.works.push({ title: cut('title', title), authorNames: cut('authors', listed(authors)), iswc });
    return undefined;
  }

  #readAllocated(cells: Cells<'LI01.01'>, { asset, works, sale }: Block, say: Say): FileLine | undefined {
    this.lineCount += 1;
    const { RightsController: controller, AllocatedAmount: allocated } = cells;
    if (!this.#controllers.has(controller))
      return say('distribution.dsr.controller', 'RightsController', { value: shown(controller) });
    const summary = this.#summaries.get(keyOf(cells));
    if (!summary)
      return say('distribution.dsr.summary', 'SummaryRecordId', { value: shown(cells.SummaryRecordId) });
    if (!/^-?\d{1,10}(\.\d{1,10})?$/u.test(allocated))
      return say('distribution.dsr.decimal', 'AllocatedAmount', { value: shown(allocated) });
    if (/^-.*[1-9]/u.test(allocated) && !this.#known.isCorrection)
      return say('distribution.line.negative', 'AllocatedAmount', { value: allocated });
    const amount = this.#exchange.inKronur(allocated);
    if (amount === undefined) return say('distribution.dsr.tooMuch', 'AllocatedAmount', { value: allocated });
    // What is wrong with what it belongs to has been said.
    if (!sale) return undefined;
    // A recording of several works is not usage of any one of them by its title.
    const work = works.length === 1 ? works[0] : undefined;
    return {
      fileLine: 0,
      statementLineId: this.lineCount,
      type: 1,
      rightId: null,
      isSplit: true,
      workId: null,
      iswc: work?.iswc ?? null,
      isrc: asset.isrc,
      title: work?.title || asset.title,
      authorNames: work?.authorNames ?? '',
      performers: asset.performers,
      station: cut('station', this.#head?.SenderName ?? ''),
      stationEn: '',
      countryId: summary.countryId,
      ...wordsOf(summary.useType),
      ...sale,
      amount,
    };
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

  #giveUp(problem: Problem): void {
    this.#isHopeless = true;
    this.#tell(problem);
  }
}

const keyOf = ({
  SummaryRecordId,
  RightsController,
}: {
  SummaryRecordId: string;
  RightsController: string;
}) => `${SummaryRecordId}\t${RightsController}`;
