import type { RoleShare } from '@omur/contract/works/rules/roles';

/** What the findings on a work are made of. Inside the server only. */
export interface Facts {
  title: string;
  durationSeconds: number | null;
  estimate: string;
  weight: string;
  versionType: string | null;
  textMusicRelation: string | null;
  authors: FactsAuthor[];
  sameTitle: number[];
  sameIsrc: number[];
  /** R172: performers that name somebody who is none of the authors. */
  otherPerformers: string[];
  iswcs: string[];
}

export interface FactsAuthor {
  authorId: number;
  name: string;
  authorTypeId: number;
  shareHundredths: number;
  /** The author's parts where they are kept apart (X63). */
  roles: RoleShare[] | null;
  approval: 'waiting' | 'given' | 'objected';
  isUnknown: boolean;
  isFromIpi: boolean;
  /** Who lives and can be told, or whose heirs can. */
  isReachable: boolean;
  /** Nobody who was logged in has approved for them, only the link of a letter. */
  isByLinkOnly: boolean;
}
