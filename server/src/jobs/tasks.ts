import { masqueradeClock } from '../access/clock.ts';
import { approvalClock } from '../approvals/clock.ts';
import { contractClock } from '../contracts/clock.ts';
import { importDistribution } from '../distributions/import.ts';
import { sweepDistributions } from '../distributions/sweep.ts';
import { clearFiles } from '../files/clear.ts';
import { tellOfDecisions } from '../funds/tellDecisions.ts';
import { sendDigests } from '../approvals/digest.ts';
import { closeLinks, sendLetter } from '../letters/send.ts';
import { checkWaiting } from '../review/check.ts';
import type { Task } from './task.ts';

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
  importDistribution,
  sweepDistributions,
];
