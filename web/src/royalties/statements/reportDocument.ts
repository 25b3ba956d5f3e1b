import type { Language } from '@omur/contract/platform/rules/language';

/** A transparency report in the words of one language (R29). Amounts are units of 1/10,000 króna. */
export interface ReportDocument {
  language: Language;
  societyName: string;
  title: string;
  edition: string;
  /** Null while it is not published. */
  publishedOn: string | null;
  words: Record<'published' | 'draft' | 'method' | 'total' | 'share', string>;
  chapters: readonly DocumentChapter[];
}

export interface DocumentChapter {
  title: string;
  tables: readonly DocumentTable[];
  texts: readonly { title: string; text: string }[];
}

export interface DocumentTable {
  title: string;
  labels: readonly string[];
  amounts: readonly string[];
  rows: readonly { labels: readonly string[]; units: readonly number[]; share: number | undefined }[];
  totals: readonly number[] | undefined;
  hasShare: boolean;
}
