import { type Holder, type RunningContract } from '@omur/contract/rules/rights';
import type pg from 'pg';
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
  isrcs: {
    isrc: string;
    performer: string | null;
  }[];
  lights: LightChange[];
}
/** V4, as settle_works() reckons it. */
export declare function lightOf({ review, authors }: Pick<DemoWork, 'review' | 'authors'>): number;
/** Writes works with everything that hangs on them. What is derived from them is left to settle_works() or rebuildDerived(). */
export declare function writeWorks(
  client: pg.Client,
  works: readonly DemoWork[],
  holdersOf: (authorId: number) => readonly Holder[],
): Promise<void>;
