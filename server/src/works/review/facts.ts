/** What the findings on a work are made of. Inside the server only. */
export interface Facts {
  title: string;
  durationSeconds: number | null;
  authors: FactsAuthor[];
  sameTitle: number[];
  sameIsrc: number[];
  iswcs: string[];
}

export interface FactsAuthor {
  authorId: number;
  name: string;
  authorTypeId: number;
  shareHundredths: number;
  approval: 'waiting' | 'given' | 'objected';
  isUnknown: boolean;
  /** Nobody who was logged in has approved for them, only the link of a letter. */
  isByLinkOnly: boolean;
}
