import type { BulkEntry } from '@omur/contract/platform/calls/bulk';
import type { SheetLine } from '@omur/contract/platform/rules/sheetLines';

/** An entry of the sheet as it stands here; unsaved until the server has answered what it is like now. */
export interface LocalEntry extends BulkEntry {
  isUnsaved?: boolean;
}

/** What is to be of a place: other lines, or nothing. */
export type Edit = { place: number; lines: SheetLine[]; isOther?: boolean };

/** What is sent stays as it is. */
export const isSent = (entry: BulkEntry | undefined) =>
  entry !== undefined && (entry.madeId !== null || entry.isQueued);
