import { answerCwr } from '../exchange/cwrIn/answer.ts';
import { checkCwrFile } from '../exchange/cwrIn/check.ts';
import { registerCwrFile } from '../exchange/cwrIn/registerFile.ts';
import { sweepCwrFiles } from '../exchange/cwrIn/sweep.ts';
import { checkSocietyFiles } from '../exchange/societyFiles/checkFiles.ts';
import { askSocietyAuthors } from '../exchange/societyFiles/askAuthors.ts';
import { sweepSocietyFiles } from '../exchange/societyFiles/sweep.ts';
import { inviteSocietyUsers } from '../exchange/societyFiles/inviteUsers.ts';
import { takeSocietyFiles } from '../exchange/societyFiles/take.ts';
import { exchangeIswcs } from '../exchange/iswc/job.ts';
import { exchangeSftp } from '../exchange/sftp/exchange.ts';
import { masqueradeDeadlines } from '../accounts/delegation/deadlines.ts';
import { approvalDeadlines } from '../works/approvals/deadlines.ts';
import { disputeDeadlines } from '../works/disputes/deadlines.ts';
import { estateDeadlines } from '../works/estates/pass.ts';
import { bringContractsUpToDate, contractDeadlines } from '../publishing/contracts/deadlines.ts';
import { archiveStatements } from '../royalties/archive/archive.ts';
import { clearDistribution } from '../royalties/distributions/clear.ts';
import { finishDistribution } from '../royalties/distributions/finishAsked.ts';
import { foldStatements } from '../royalties/distributions/fold.ts';
import { importDistribution } from '../royalties/distributions/import.ts';
import { sweepDistributions } from '../royalties/distributions/sweep.ts';
import { setListReminders } from '../performances/livePerformances/remind.ts';
import { findDoubts } from '../performances/uncounted/findDoubts.ts';
import { foreseeMoney } from '../royalties/expected/foresee.ts';
import { carryLedger } from '../royalties/ledger/carry.ts';
import { reckonRun } from '../royalties/runs/reckon.ts';
import { matchUsage } from '../royalties/usage/again.ts';
import { importUsage } from '../royalties/usage/import.ts';
import { clearFiles } from '../platform/files/clear.ts';
import { notifyOfDecisions } from '../grants/funds/notifyDecisions.ts';
import { sendPushes } from '../messages/push/send.ts';
import { sendWebhooks } from '../messages/webhooks/send.ts';
import { sendDigests } from '../works/approvals/digest.ts';
import { closeLinks } from '../messages/letters/send.ts';
import { checkIpiImport } from '../people/ipi/check.ts';
import { sweepIpiImports, takeIpiImport } from '../people/ipi/take.ts';
import { registerBulk } from '../platform/bulk/sendEntries.ts';
import { checkWaiting } from '../works/review/check.ts';
import { divideByTime } from '../platform/operations/divide.ts';
import { measureTables } from '../platform/operations/measure.ts';
import { exportRepertory } from '../works/repertory/files.ts';
import { sheetKinds } from './sheetKinds.ts';
import type { Task } from '../platform/jobs/task.ts';

/** Every task of the portal. */
export const tasks: Task[] = [
  closeLinks,
  sendDigests,
  approvalDeadlines,
  disputeDeadlines,
  estateDeadlines,
  contractDeadlines,
  masqueradeDeadlines,
  setListReminders,
  findDoubts,
  checkWaiting,
  clearFiles,
  notifyOfDecisions,
  finishDistribution,
  importDistribution(bringContractsUpToDate),
  reckonRun(bringContractsUpToDate),
  clearDistribution,
  sweepDistributions,
  checkIpiImport,
  takeIpiImport,
  sweepIpiImports,
  exchangeIswcs,
  checkCwrFile,
  registerCwrFile,
  registerBulk(sheetKinds),
  answerCwr,
  sweepCwrFiles,
  exchangeSftp,
  importUsage,
  matchUsage,
  foldStatements,
  carryLedger,
  archiveStatements,
  foreseeMoney,
  divideByTime,
  measureTables,
  sendWebhooks,
  sendPushes,
  exportRepertory,
  checkSocietyFiles,
  takeSocietyFiles,
  askSocietyAuthors,
  sweepSocietyFiles,
  inviteSocietyUsers,
];
