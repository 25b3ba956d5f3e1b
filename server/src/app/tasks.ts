import { masqueradeDeadlines } from '../accounts/delegation/deadlines.ts';
import { approvalDeadlines } from '../works/approvals/deadlines.ts';
import { bringContractsUpToDate, contractDeadlines } from '../publishing/contracts/deadlines.ts';
import { importDistribution } from '../royalties/distributions/import.ts';
import { sweepDistributions } from '../royalties/distributions/sweep.ts';
import { clearFiles } from '../platform/files/clear.ts';
import { notifyOfDecisions } from '../grants/funds/notifyDecisions.ts';
import { sendDigests } from '../works/approvals/digest.ts';
import { closeLinks, sendLetter } from '../messages/letters/send.ts';
import { checkWaiting } from '../works/review/check.ts';
import type { Task } from '../platform/jobs/task.ts';

/** Every task of the portal. */
export const tasks: Task[] = [
  sendLetter,
  closeLinks,
  sendDigests,
  approvalDeadlines,
  contractDeadlines,
  masqueradeDeadlines,
  checkWaiting,
  clearFiles,
  notifyOfDecisions,
  importDistribution(bringContractsUpToDate),
  sweepDistributions,
];
