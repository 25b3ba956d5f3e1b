import type { Queryable } from '../../platform/database/statement.ts';
import { findFacts } from './factsQueries.ts';

/** Three rights in millionths of a per cent: performance, mechanical, synchronisation. */
type Millionths = readonly [number, number, number];

export interface PartyFacts {
  kind: 'writer' | 'publisher';
  workPartyId: number | null;
  authorId: number;
  personId: number | null;
  chain: number | null;
  role: string;
  name: string;
  ipiNameNumber: string | null;
  isControlled: boolean;
  /** What follows from the registration collects everywhere; what is stated, where it says. */
  isStated: boolean;
  shares: Millionths;
  societies: readonly (number | null)[];
  agreementNumber: string | null;
  territories: readonly { isIncluded: boolean; territory: number; shares: Millionths }[];
}

/** What a file of CWR says of a work. No kennitala, no address, no remark. */
export interface WorkFacts extends Record<string, unknown> {
  workId: number;
  title: string;
  language: string | null;
  durationSeconds: number | null;
  category: string | null;
  workType: string | null;
  textMusic: string | null;
  versionType: string | null;
  musicArrangement: string | null;
  lyricAdaptation: string | null;
  sourceTitle: string | null;
  sourceIswc: string | null;
  catalogueNumber: string | null;
  performers: string | null;
  iswc: string | null;
  otherTitles: readonly string[];
  isrcs: readonly string[];
  /** Numbers of other societies, by their three digits. */
  numbers: readonly { issuer: string; number: string }[];
  parties: readonly PartyFacts[];
  /** When anything of the work was last written. */
  changedAt: Date;
}

/** The facts of works, in the order of their numbers. */
export const factsOf = (db: Queryable, workIds: readonly number[]): Promise<WorkFacts[]> =>
  findFacts.rows<WorkFacts>(db, { workIds });
