import { rightsLines, type Holder, type RunningContract } from '@omur/contract/works/rules/rights';
import type pg from 'pg';
import { contracts } from './authors.ts';
import { copyInto } from '../src/platform/database/copy.ts';
import { dayOf, daysAfter } from './time.ts';

export interface DemoAuthor {
  authorId: number;
  authorTypeId: number;
  shareHundredths: number;
  approval: 'given' | 'waiting' | 'objected';
  approvedAt: Date | null;
  contract?: RunningContract | undefined;
}

export interface LightChange {
  changedAt: Date;
  before: number | null;
  after: number;
  cause: string;
  remark?: string;
  userId?: number | null;
}

/** A work as it has become after all that happened to it. */
export interface DemoWork {
  workId: number;
  title: string;
  durationSeconds: number;
  artists: string;
  performers: string | null;
  origin: string;
  review: 'waiting' | 'approved' | 'refused';
  remark: string | null;
  reviewedAt: Date | null;
  reviewedBy: number | null;
  registeredBy: number | null;
  registeredAt: Date;
  authors: DemoAuthor[];
  /** Contracts that the work stood under and that have ended: nobody is paid through them any more. */
  endedContractIds: number[];
  otherTitles: string[];
  iswcs: string[];
  isrcs: { isrc: string; performer: string | null }[];
  lights: LightChange[];
}

/** V4, as refresh_lights() reckons it. */
export function lightOf({ review, authors }: Pick<DemoWork, 'review' | 'authors'>): number {
  if (review !== 'approved') return 2;
  return authors.every(({ approval }) => approval === 'given') ? 0 : 1;
}

/** Writes works with everything that hangs on them. What is derived from them is left to refresh_lights() or rebuildDerived(). */
export async function writeWorks(
  client: pg.Client,
  works: readonly DemoWork[],
  holdersOf: (authorId: number) => readonly Holder[],
): Promise<void> {
  await copyInto(
    client,
    'work',
    `work_id, title, duration_seconds, artists, performers, origin, review, review_remark, reviewed_at, reviewed_by, light,
     registered_by, first_registered_at, last_changed_at`,
    works.map((work) => [
      work.workId,
      work.title,
      work.durationSeconds,
      work.artists,
      work.performers,
      work.origin,
      work.review,
      work.remark,
      work.reviewedAt,
      work.reviewedBy,
      lightOf(work),
      work.registeredBy,
      work.registeredAt,
      work.reviewedAt ?? work.registeredAt,
    ]),
  );
  await copyInto(
    client,
    'work_title',
    'work_id, title, is_main',
    works.flatMap(({ workId, title, otherTitles }) => [
      [workId, title, true],
      ...otherTitles.map((other) => [workId, other, false]),
    ]),
  );
  await writeShares(client, works, holdersOf);
  await writeCodes(client, works);
  await copyInto(
    client,
    'work_light_change',
    'work_id, changed_at, light_before, light_after, cause, remark, user_id',
    works.flatMap(({ workId, lights }) =>
      lights.map(({ changedAt, before, after, cause, remark, userId }) => [
        workId,
        changedAt,
        before,
        after,
        cause,
        remark ?? null,
        userId ?? null,
      ]),
    ),
  );
}

async function writeShares(
  client: pg.Client,
  works: readonly DemoWork[],
  holdersOf: (authorId: number) => readonly Holder[],
): Promise<void> {
  const rows = works.flatMap(({ workId, authors, endedContractIds }) =>
    authors.map((author, position) => ({
      workId,
      position,
      ...author,
      contractId: author.contract?.contractId ?? null,
      ended: endedContractOf(author, endedContractIds),
    })),
  );
  await copyInto(
    client,
    'work_author',
    'work_id, author_id, author_type_id, share, approval, approved_at, contract_id, position',
    rows.map((row) => [
      row.workId,
      row.authorId,
      row.authorTypeId,
      row.shareHundredths / 100,
      row.approval,
      row.approvedAt,
      row.contractId,
      row.position,
    ]),
  );
  await copyInto(
    client,
    'work_right',
    'work_id, author_id, right_id, publisher_id, contract_id, share, share_abroad, starts_on, ends_before',
    rows.flatMap(({ workId, authorId, shareHundredths, contract, ended }) => {
      const linesOf = (
        under: RunningContract | undefined,
        days: readonly [startsOn: string, endsBefore: string],
      ) =>
        rightsLines(shareHundredths, holdersOf(authorId), under).map((line) => [
          workId,
          authorId,
          line.rightId ?? null,
          line.publisherId ?? null,
          line.contractId ?? null,
          line.shareHundredths / 100,
          line.shareAbroadHundredths / 100,
          ...days,
        ]);
      if (!ended) return linesOf(contract, ['-infinity', 'infinity']);
      const after = dayOf(daysAfter(new Date(ended.endsOn), 1));
      return [...linesOf(ended, ['-infinity', after]), ...linesOf(contract, [after, 'infinity'])];
    }),
  );
  const running = rows.flatMap(({ workId, contractId }) =>
    contractId === null ? [] : [[contractId, workId]],
  );
  const ended = works.flatMap(({ workId, endedContractIds }) =>
    endedContractIds.map((contractId) => [contractId, workId]),
  );
  await copyInto(client, 'contract_work', 'contract_id, work_id', [...running, ...ended]);
}

/** M7: what a contract gave a publisher counts for its days, also when it has ended. */
function endedContractOf({ authorId }: DemoAuthor, endedContractIds: readonly number[]) {
  return Object.values(contracts).find(
    (one) => one.authorId === authorId && endedContractIds.includes(one.contractId),
  );
}

async function writeCodes(client: pg.Client, works: readonly DemoWork[]): Promise<void> {
  await copyInto(
    client,
    'work_iswc',
    'work_id, iswc, is_verified, added_at, status, status_since',
    works.flatMap(({ workId, iswcs, registeredAt }) =>
      iswcs.map((iswc, at) => [
        workId,
        iswc,
        true,
        registeredAt,
        at === 0 ? 'preferred' : 'archived',
        registeredAt,
      ]),
    ),
  );
  await copyInto(
    client,
    'work_isrc',
    'work_id, isrc, performer, is_verified, added_at',
    works.flatMap(({ workId, isrcs, registeredAt }) =>
      isrcs.map(({ isrc, performer }) => [workId, isrc, performer, true, registeredAt]),
    ),
  );
}
