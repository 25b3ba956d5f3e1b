import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { Queryable } from '../../platform/database/statement.ts';
import type { ValuesOf, Version } from '../cwr/layouts/index.ts';
import type { CwrWork } from '../cwr/typed.ts';
import { workRecords } from '../cwr/workRecords.ts';
import { lineOf } from '../cwr/write.ts';
import { describeWork } from './describe.ts';
import type { WorkFacts } from './facts.ts';
import { insertPart, insertWorks } from './fileQueries.ts';
import { type BrokenRule, brokenRules, hashOfLines, nobodyOfOurs, transactionLines } from './judgeRecords.ts';
import type { CurrentTables } from '../tables/current.ts';
import type { Sender } from './parties.ts';

export const mostWorks = 10_000;
const worksAtOnce = 25;

/** What became of some works: taken into the file, the same as what was sent, refused by our judge, or no work of a person whose file it is. */
export interface Taken {
  written: { workId: number; hash: string; number: number }[];
  same: number[];
  others: number[];
  refused: { work_id: number; title: string; rules: BrokenRule[] }[];
}

/** The file's number in the database and its header: known once it has a work. */
interface Opened {
  fileId: number;
  header: ValuesOf<'HDR'>;
}

/** Writes a file into the database in parts, so that no more than some hundred works stand in memory. */
export class FileMaker {
  private readonly digest = createHash('sha256');
  private readonly db: Queryable;
  private readonly sender: Sender;
  private readonly tables: CurrentTables;
  private readonly open: () => Promise<Opened>;
  private fileId: number | undefined;
  private lines: string[] = [];
  private part = 0;
  private groups = 0;
  private groupType = '';
  private inGroup = { transactions: 0, records: 0 };
  private inFile = { transactions: 0, records: 2 };
  refusedCount = 0;

  /** `open` is called with the first work: a file of none takes no number. */
  constructor(
    db: Queryable,
    { tables, ...sender }: Sender & { tables: CurrentTables },
    open: () => Promise<Opened>,
  ) {
    this.db = db;
    this.sender = sender;
    this.tables = tables;
    this.open = open;
  }

  get workCount(): number {
    return this.inFile.transactions;
  }

  /**
   * Takes works in, each judged first; those whose records are as `hashes` has them are left out. Stops when the file is full. It asks
   * nothing of the database, which may read the next works meanwhile, and lets others have their turn.
   */
  async take(
    type: 'NWR' | 'REV',
    works: readonly WorkFacts[],
    hashes: ReadonlyMap<number, string>,
  ): Promise<Taken> {
    const taken: Taken = { written: [], same: [], others: [], refused: [] };
    for (const [at, facts] of works.entries()) {
      if (this.workCount === mostWorks) break;
      if (at % worksAtOnce === worksAtOnce - 1) await setImmediate();
      this.takeOne(taken, { ...describeWork(facts, this.sender), type }, facts, hashes);
    }
    this.refusedCount += taken.refused.length;
    return taken;
  }

  private takeOne(
    taken: Taken,
    work: CwrWork,
    { workId, title }: WorkFacts,
    hashes: ReadonlyMap<number, string>,
  ): void {
    const { version, personId } = this.sender;
    const isOurs = controlsSomebody(work);
    if (!isOurs && personId !== null) {
      taken.others.push(workId);
      return;
    }
    const number = this.groupType === work.type ? this.inGroup.transactions : 0;
    const lines = transactionLines(workRecords(work), version, number);
    const rules = isOurs ? brokenRules(lines, { version, tables: this.tables }, title) : [nobodyOfOurs];
    const hash = hashOfLines(lines);
    if (rules.length > 0) taken.refused.push({ work_id: workId, title, rules });
    else if (hashes.get(workId) === hash) taken.same.push(workId);
    else {
      this.write(work.type, lines);
      this.digest.update(`${work.type} ${hash}\n`);
      taken.written.push({ workId, hash, number });
    }
  }

  /** Keeps what was taken. @returns the file's number; undefined while it has no work. */
  async keep({ written }: Taken): Promise<number | undefined> {
    const fileId = await this.flush();
    if (fileId !== undefined && written.length > 0)
      await insertWorks.run(this.db, {
        fileId,
        group: this.groups,
        numbers: written.map(({ number }) => number),
        workIds: written.map(({ workId }) => workId),
        hashes: written.map(({ hash }) => hash),
      });
    return fileId;
  }

  /** Ends the file. @returns the digest of what it says. */
  async end(): Promise<string> {
    this.endGroup();
    const values = { groups: this.groups, ...this.inFile };
    this.lines.push(lineOf({ type: 'TRL', values }, { version: this.sender.version, isUtf8: true }));
    await this.flush();
    return this.digest.digest('hex');
  }

  private write(type: string, lines: readonly string[]): void {
    if (this.groupType !== type) this.beginGroup(type);
    this.lines.push(...lines);
    this.inGroup.transactions += 1;
    this.inGroup.records += lines.length;
    this.inFile.transactions += 1;
    this.inFile.records += lines.length;
  }

  private beginGroup(transactionType: string): void {
    this.endGroup();
    const { version } = this.sender;
    this.groups += 1;
    this.groupType = transactionType;
    this.inGroup = { transactions: 0, records: 2 };
    this.inFile.records += 2;
    const values = {
      transactionType,
      group: this.groups,
      version: groupVersions[version],
      batch: 0,
      distributionType: null,
    };
    this.lines.push(lineOf({ type: 'GRH', values }, { version, isUtf8: true }));
  }

  private endGroup(): void {
    if (this.groupType === '') return;
    const values = { group: this.groups, ...this.inGroup, currency: null, amount: 0 };
    this.lines.push(lineOf({ type: 'GRT', values }, { version: this.sender.version, isUtf8: true }));
    this.groupType = '';
  }

  private async flush(): Promise<number | undefined> {
    if (this.workCount === 0) return undefined;
    if (this.fileId === undefined) {
      const { fileId, header } = await this.open();
      this.fileId = fileId;
      this.lines.unshift(
        lineOf({ type: 'HDR', values: header }, { version: this.sender.version, isUtf8: true }),
      );
    }
    const { fileId } = this;
    if (this.lines.length === 0) return fileId;
    const content = Buffer.from(this.lines.join(''), 'latin1');
    this.part += 1;
    this.lines = [];
    await insertPart.run(this.db, { fileId, part: this.part, content });
    return fileId;
  }
}

const controlsSomebody = ({ writers, chains }: CwrWork) =>
  [...writers, ...chains.flatMap(({ publishers }) => publishers)].some(({ isControlled }) => isControlled);

const groupVersions: Readonly<Record<Version, string>> = { '2.1': '02.10', '2.2': '02.20' };
