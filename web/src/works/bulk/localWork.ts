import type { BulkWork } from '@omur/contract/works/bulk';
import type { SheetLine } from '@omur/contract/works/rules/bulkLines';

/** A work of the sheet as it stands here; unsaved until the server has answered what it is like now. */
export interface LocalWork extends BulkWork {
  isUnsaved?: boolean;
}

/** What is to be of a place: other lines, or nothing. */
export type Edit = { place: number; lines: SheetLine[]; isOtherWork?: boolean };

/** What is sent stays as it is. */
export const isSent = (work: BulkWork | undefined) =>
  work !== undefined && (work.workId !== null || work.isQueued);
