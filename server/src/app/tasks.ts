import { masqueradeClock } from '../accounts/delegation/clock.ts';
import { approvalClock } from '../works/approvals/clock.ts';
import { bringContractsUpToDate, contractClock } from '../publishing/contracts/clock.ts';
import { importDistribution } from '../royalties/distributions/import.ts';
import { sweepDistributions } from '../royalties/distributions/sweep.ts';
import { clearFiles } from '../platform/files/clear.ts';
import { tellOfDecisions } from '../grants/funds/tellDecisions.ts';
import { sendDigests } from '../works/approvals/digest.ts';
import { closeLinks, sendLetter } from '../messages/letters/send.ts';
import { checkWaiting } from '../works/review/check.ts';
import type { Task } from '../platform/jobs/task.ts';

/** Every task of the portal. */
export const tasks: Task[] = [
  sendLetter,
  closeLinks,
  sendDigests,
  approvalClock,
  contractClock,
  masqueradeClock,
  checkWaiting,
  clearFiles,
  tellOfDecisions,
  importDistribution(bringContractsUpToDate),
  sweepDistributions,
];
