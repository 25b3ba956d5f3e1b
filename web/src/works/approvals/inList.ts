import type { WaitingApproval } from '@omur/contract/works/approvals';

/**
 * H157: what is asked for the first time is approved from its list. What has changed, and what is asked of several of the reader's authors, is
 * approved where all of it can be read.
 */
export const isApprovedInList = (row: WaitingApproval, rows: readonly WaitingApproval[]): boolean =>
  row.round === 1 && rows.filter(({ workId }) => workId === row.workId).length === 1;
