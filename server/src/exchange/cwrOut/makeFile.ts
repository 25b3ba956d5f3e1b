import type { Queryable } from '../../platform/database/statement.ts';
import { refuse } from '../../platform/refusal.ts';
import { fileNameOf } from '../cwr/fileName.ts';
import type { ValuesOf, Version } from '../cwr/layouts/index.ts';
import { type CurrentTables, currentTables } from '../tables/current.ts';
import { factsOf, type WorkFacts } from './facts.ts';
import { FileMaker, mostWorks, type Taken } from './fileMaker.ts';
import * as queries from './fileQueries.ts';
import { plainNameOf, type Sender } from './parties.ts';

/** The number of the society and its name among the participants of CWR. */
export const society = { code: '077', name: 'STEF' } as const;
const batchSize = 500;

interface MadeFile extends Record<string, unknown> {
  fileId: number;
  fileName: string;
  workCount: number;
  refusedCount: number;
}

interface Numbered extends Record<string, unknown> {
  sequence: number;
  fileId: number;
  madeAt: Date;
}

interface Candidate extends Record<string, unknown> {
  workId: number;
  bodyHash: string | null;
}

/** Whose file it is, for whom, and how its header and name call its sender. */
interface Job extends Sender {
  db: Queryable;
  tables: CurrentTables;
  userId: number;
  receiver: string;
  code: string;
  participant: Pick<ValuesOf<'HDR'>, 'senderType' | 'senderId' | 'senderName'>;
}

/** Some works with what was sent of them. */
interface Batch {
  facts: WorkFacts[];
  hashes: ReadonlyMap<number, string>;
  last: number;
}

const lastOf = ({ written, same, others, refused }: Taken, after: number): number =>
  Math.max(
    after,
    written.at(-1)?.workId ?? 0,
    same.at(-1) ?? 0,
    others.at(-1) ?? 0,
    refused.at(-1)?.work_id ?? 0,
  );

type Take = (after: number) => Promise<Candidate[]>;

/** A file in the making: it takes its number with its first work. */
class Making {
  readonly maker: FileMaker;
  private readonly job: Job;
  private numbered: Numbered | undefined;

  constructor(job: Job) {
    this.job = job;
    this.maker = new FileMaker(job.db, job, async () => {
      const numbered = (await queries.takeNumber.row<Numbered>(job.db, {
        ownerId: job.personId,
        receiver: job.receiver,
      })) as Numbered;
      this.numbered = numbered;
      return { fileId: numbered.fileId, header: headerOf(job, numbered.madeAt) };
    });
  }

  /**
   * Takes what is found, some hundred at a time, until there is no more or the file is full; the next are read while these are judged.
   * @returns the last work that was looked at.
   */
  async takeAll(
    type: 'NWR' | 'REV',
    find: Take,
    mark: (taken: Taken, fileId: number | undefined) => Promise<void>,
    from = 0,
  ): Promise<number> {
    const { maker } = this;
    let after = from;
    let batch = await this.batchOf(find, after);
    while (maker.workCount < mostWorks) {
      const { facts, hashes, last } = batch;
      if (facts.length === 0) return Number.POSITIVE_INFINITY;
      const [taken, next] = await Promise.all([
        maker.take(type, facts, hashes),
        maker.workCount + facts.length < mostWorks ? this.batchOf(find, last) : undefined,
      ]);
      await mark(taken, await maker.keep(taken));
      after = lastOf(taken, after);
      if (maker.workCount < mostWorks) batch = next ?? (await this.batchOf(find, after));
    }
    return after;
  }

  private async batchOf(find: Take, after: number): Promise<Batch> {
    const found = await find(after);
    const workIds = found.map(({ workId }) => workId);
    const hashes = found.flatMap(({ workId, bodyHash }) => (bodyHash ? [[workId, bodyHash] as const] : []));
    return {
      facts: workIds.length > 0 ? await factsOf(this.job.db, workIds) : [],
      hashes: new Map(hashes),
      last: workIds.at(-1) ?? after,
    };
  }

  /** Keeps the file. Undefined if it has no work. */
  async end(): Promise<(MadeFile & { digest: string }) | undefined> {
    const { job, numbered, maker } = this;
    if (!numbered) return undefined;
    const digest = await maker.end();
    const { fileId, sequence, madeAt } = numbered;
    const year = madeAt.getUTCFullYear();
    const { version, receiver, code } = job;
    const fileName = fileNameOf({ year, sequence, sender: code, receiver, version });
    const { workCount, refusedCount } = maker;
    await queries.insertFile.run(job.db, {
      fileId,
      ownerId: job.personId,
      receiver,
      version,
      year,
      sequence,
      fileName,
      madeAt,
      userId: job.userId,
      workCount,
      refusedCount,
      digest,
    });
    return { fileId, fileName, workCount, refusedCount, digest };
  }
}

/**
 * X90: makes the next file for a receiver, of at most 10,000 works, and marks them as sent. Undefined if nothing has to go out; works that
 * our judge refuses, and those that are still the same, are marked all the same.
 */
export async function makeFileFor(
  db: Queryable,
  receiver: string,
  userId: number,
): Promise<MadeFile | undefined> {
  const to =
    (await queries.lockReceiver.row<{ version: Version; isClosed: boolean }>(db, { receiver })) ??
    refuse('cwrOut.receiverNotFound');
  if (to.isClosed) refuse('cwrOut.receiverClosed');
  const participant = { senderType: 'SO', senderId: society.code.padStart(9, '0'), senderName: society.name };
  const making = new Making({
    db,
    tables: await currentTables(db),
    userId,
    receiver,
    version: to.version,
    personId: null,
    code: society.code,
    participant,
  });
  const mark = async ({ written, same, refused }: Taken, fileId: number | undefined) => {
    if (fileId !== undefined && written.length > 0)
      await queries.markSent.run(db, {
        receiver,
        fileId,
        workIds: written.map(({ workId }) => workId),
        hashes: written.map(({ hash }) => hash),
      });
    if (same.length > 0) await queries.markSame.run(db, { receiver, workIds: same });
    if (refused.length > 0) await queries.markRefused.run(db, { receiver, refused: JSON.stringify(refused) });
  };
  const values = { receiver, limit: batchSize };
  await making.takeAll('NWR', (after) => queries.takeNew.rows<Candidate>(db, { ...values, after }), mark);
  await making.takeAll('REV', (after) => queries.takeChanged.rows<Candidate>(db, { ...values, after }), mark);
  return making.end();
}

interface Owner extends Record<string, unknown> {
  personId: number;
  name: string;
  ipiNameNumber: string | null;
  isPublisher: boolean;
}

interface OwnFiles {
  files: MadeFile[];
  refusedWorks: {
    workId: number;
    title: string;
    brokenRules: { rule: string; textIs: string; textEn: string }[];
  }[];
}
const mostRefusedShown = 100;

/** X94: the catalogue of a person as its own files. One that would say the same as an earlier one is that one. */
export async function makeOwnFiles(
  db: Queryable,
  { ownerId, version, userId }: { ownerId: number; version: Version; userId: number },
): Promise<OwnFiles> {
  const owner = (await queries.lockOwner.row<Owner>(db, { ownerId })) ?? refuse('cwrOut.nothingToSend');
  const ipi = owner.ipiNameNumber ?? refuse('cwrOut.noIpi');
  const job: Job = {
    db,
    tables: await currentTables(db),
    userId,
    version,
    receiver: society.code,
    personId: ownerId,
    code: codeOf(owner.name),
    participant: {
      senderType: ipi.startsWith('00') ? (owner.isPublisher ? 'PB' : 'WR') : ipi.slice(0, 2),
      senderId: ipi.slice(2),
      senderName: plainNameOf(owner.name),
    },
  };
  const files: MadeFile[] = [];
  const refusedWorks: OwnFiles['refusedWorks'] = [];
  const mark = ({ refused }: Taken) => {
    for (const { work_id: workId, title, rules } of refused)
      if (refusedWorks.length < mostRefusedShown)
        refusedWorks.push({
          workId,
          title,
          brokenRules: rules.map(({ rule, is, en }) => ({ rule, textIs: is, textEn: en })),
        });
    return Promise.resolve();
  };
  const find: Take = (after) => queries.takeOwn.rows<Candidate>(db, { ownerId, after, limit: batchSize });
  for (let after = 0; Number.isFinite(after); ) {
    await db.query({ text: 'savepoint cwr_own_file' });
    const making = new Making(job);
    after = await making.takeAll('NWR', find, mark, after);
    const made = await making.end();
    if (!made) break;
    const { digest, ...file } = made;
    const same = await queries.findSameOwn.row<MadeFile>(db, {
      ownerId,
      version,
      digest,
      fileId: file.fileId,
    });
    if (same) await db.query({ text: 'rollback to savepoint cwr_own_file' });
    files.push(same ?? file);
  }
  if (files.length === 0 && refusedWorks.length === 0) refuse('cwrOut.nothingToSend');
  return { files, refusedWorks };
}

/** Three letters for the name of a file of somebody who has no code of a participant. */
const codeOf = (name: string) =>
  plainNameOf(name)
    .replace(/[^A-Z0-9]/gu, '')
    .slice(0, 3)
    .padEnd(3, '0');

function headerOf({ version, participant }: Job, madeAt: Date): ValuesOf<'HDR'> {
  const [day = '', time = ''] = madeAt.toISOString().split('T');
  const is22 = version === '2.2';
  return {
    ...participant,
    ediVersion: '01.10',
    createdOn: day,
    createdAt: time.slice(0, 8),
    sentOn: day,
    characterSet: 'UTF-8',
    version: is22 ? '2.2' : null,
    revision: is22 ? 1 : 0,
    software: is22 ? 'OMUR' : null,
    softwareVersion: null,
  };
}
