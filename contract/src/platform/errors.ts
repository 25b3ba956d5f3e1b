import { accessRefusals } from './refusals/access.ts';
import { amendmentRefusals } from './refusals/amendments.ts';
import { approvalRefusals } from './refusals/approvals.ts';
import { bankAnswerRefusals } from './refusals/bankAnswers.ts';
import { bulkRefusals } from './refusals/bulk.ts';
import { calendarRefusals } from './refusals/calendar.ts';
import { caseRefusals } from './refusals/cases.ts';
import { codeRefusals } from './refusals/codes.ts';
import { codeTableRefusals } from './refusals/codeTables.ts';
import { confirmationRefusals } from './refusals/confirmations.ts';
import { contractRefusals } from './refusals/contracts.ts';
import { cueSheetRefusals } from './refusals/cueSheets.ts';
import { deskRefusals } from './refusals/desk.ts';
import { distributionFileRefusals } from './refusals/distributionFiles.ts';
import { distributionRefusals } from './refusals/distributions.ts';
import { doorRefusals } from './refusals/doors.ts';
import { draftRefusals } from './refusals/drafts.ts';
import { dsrRefusals } from './refusals/dsr.ts';
import { fundRefusals } from './refusals/funds.ts';
import { disputeRefusals } from './refusals/disputes.ts';
import { estateRefusals } from './refusals/estates.ts';
import { groupRefusals } from './refusals/groups.ts';
import { setListWordRefusals } from './refusals/setListWords.ts';
import { splitRoomRefusals } from './refusals/splitRooms.ts';
import { homeRefusals } from './refusals/home.ts';
import { fileRefusals } from './refusals/files.ts';
import { cwrRefusals } from './refusals/cwr.ts';
import { ipiRefusals } from './refusals/ipi.ts';
import { invitationRefusals } from './refusals/invitations.ts';
import { cwrOutRefusals } from './refusals/cwrOut.ts';
import { iswcRefusals } from './refusals/iswc.ts';
import { joinRefusals } from './refusals/authorMerge.ts';
import { livePerformanceRefusals } from './refusals/livePerformances.ts';
import { outsiderRefusals } from './refusals/outsiders.ts';
import { membershipRefusals } from './refusals/memberships.ts';
import { foreignAccountRefusals } from './refusals/foreignAccounts.ts';
import { societyRefusals } from './refusals/societies.ts';
import { advanceRefusals } from './refusals/advances.ts';
import { inheritanceRefusals } from './refusals/inheritances.ts';
import { assemblyRefusals } from './refusals/assemblies.ts';
import { newsRefusals } from './refusals/news.ts';
import { moneyRefusals } from './refusals/money.ts';
import { incomePartRefusals } from './refusals/incomeParts.ts';
import { poolRefusals } from './refusals/pools.ts';
import { confirmedIncomeRefusals } from './refusals/confirmedIncome.ts';
import { runCorrectionRefusals } from './refusals/runCorrections.ts';
import { openingRefusals } from './refusals/openings.ts';
import { rateRefusals } from './refusals/rates.ts';
import { runControllerRefusals } from './refusals/runControllers.ts';
import { musicStartRefusals } from './refusals/musicStart.ts';
import { notificationRefusals } from './refusals/notifications.ts';
import { performanceDeskRefusals } from './refusals/performanceDesk.ts';
import { openIdRefusals } from './refusals/openId.ts';
import { passwordRefusals } from './refusals/passwords.ts';
import { peopleRefusals } from './refusals/people.ts';
import { placeRefusals } from './refusals/places.ts';
import type { Refusals } from './refusals/refusal.ts';
import { repertoryRefusals } from './refusals/repertory.ts';
import { requestRefusals } from './refusals/requests.ts';
import { sftpRefusals } from './refusals/sftp.ts';
import { signOnRefusals } from './refusals/signOn.ts';
import { secondFactorRefusals } from './refusals/secondFactors.ts';
import { sessionRefusals } from './refusals/sessions.ts';
import { societyFaultRefusals } from './refusals/societyFaults.ts';
import { societyFileRefusals } from './refusals/societyFiles.ts';
import { societyLostRefusals } from './refusals/societyLost.ts';
import { societyNoteRefusals } from './refusals/societyNotes.ts';
import { societyTermRefusals } from './refusals/societyTerms.ts';
import { societyPerformanceRefusals } from './refusals/societyPerformances.ts';
import { transferRefusals } from './refusals/transfers.ts';
import { transparencyRefusals } from './refusals/transparency.ts';
import { usageRefusals } from './refusals/usage.ts';
import { usageReportRefusals } from './refusals/usageReports.ts';
import { usageClaimRefusals } from './refusals/usageClaims.ts';
import { userRefusals } from './refusals/users.ts';
import { workPartyRefusals } from './refusals/workParties.ts';
import { workRefusals } from './refusals/works.ts';
import type { Language } from './rules/language.ts';
import { livePerformanceTexts } from './rules/livePerformanceTexts.ts';
import type { RuleValues } from './rules/ruleResult.ts';
import { filled } from './rules/sentences.ts';
import { ruleTexts } from './rules/texts.ts';

/**
 * Every refusal of the server by its code, with its status and its sentence in both languages, put together from those of
 * the features in refusals/. The server sends the sentence in the reader's language; the web takes a feature's texts only
 * where it says them itself. The codes of the rules that forms show come from rules/; they are 422 where they are
 * not listed here with another status.
 */
const refusals = {
  ...requestRefusals,
  ...sessionRefusals,
  ...doorRefusals,
  ...signOnRefusals,
  ...confirmationRefusals,
  ...openIdRefusals,
  ...secondFactorRefusals,
  ...accessRefusals,
  ...workRefusals,
  ...bulkRefusals,
  ...workPartyRefusals,
  ...disputeRefusals,
  ...estateRefusals,
  ...groupRefusals,
  ...setListWordRefusals,
  ...splitRoomRefusals,
  ...codeRefusals,
  ...cwrOutRefusals,
  ...sftpRefusals,
  ...iswcRefusals,
  ...codeTableRefusals,
  ...transferRefusals,
  ...amendmentRefusals,
  ...approvalRefusals,
  ...peopleRefusals,
  ...cwrRefusals,
  ...ipiRefusals,
  ...userRefusals,
  ...invitationRefusals,
  ...passwordRefusals,
  ...joinRefusals,
  ...membershipRefusals,
  ...outsiderRefusals,
  ...livePerformanceRefusals,
  ...deskRefusals,
  ...distributionRefusals,
  ...distributionFileRefusals,
  ...dsrRefusals,
  ...usageClaimRefusals,
  ...usageRefusals,
  ...usageReportRefusals,
  ...calendarRefusals,
  ...draftRefusals,
  ...contractRefusals,
  ...cueSheetRefusals,
  ...performanceDeskRefusals,
  ...fileRefusals,
  ...moneyRefusals,
  ...incomePartRefusals,
  ...bankAnswerRefusals,
  ...runCorrectionRefusals,
  ...poolRefusals,
  ...confirmedIncomeRefusals,
  ...rateRefusals,
  ...runControllerRefusals,
  ...openingRefusals,
  ...foreignAccountRefusals,
  ...societyRefusals,
  ...transparencyRefusals,
  ...advanceRefusals,
  ...inheritanceRefusals,
  ...assemblyRefusals,
  ...newsRefusals,
  ...musicStartRefusals,
  ...notificationRefusals,
  ...caseRefusals,
  ...fundRefusals,
  ...homeRefusals,
  ...placeRefusals,
  ...repertoryRefusals,
  ...societyFaultRefusals,
  ...societyFileRefusals,
  ...societyLostRefusals,
  ...societyNoteRefusals,
  ...societyTermRefusals,
  ...societyPerformanceRefusals,
} as const satisfies Refusals;

const rules = { ...ruleTexts, ...livePerformanceTexts };

export type ErrorCode = keyof typeof refusals | keyof typeof rules;

const all: Refusals = {
  ...Object.fromEntries(Object.entries(rules).map(([code, text]) => [code, { status: 422, ...text }])),
  ...refusals,
};

export const errorCodes = Object.keys(all) as ErrorCode[];

export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(all, code);
}

export function statusOf(code: ErrorCode): number {
  return all[code]?.status ?? 500;
}

/** The sentence of a refusal, with its values filled in. */
export function sentenceOf(code: ErrorCode, language: Language, values?: RuleValues): string {
  return filled((all[code] ?? refusals['server.failed'])[language], values, language);
}
