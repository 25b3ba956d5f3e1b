import { confirmationsPage } from '../../accounts/confirmations/deskPages.ts';
import { memberSheetPage } from '../../accounts/memberSheet/deskPages.ts';
import { membershipsPage } from '../../accounts/memberships/deskPages.ts';
import { servicesPage } from '../../accounts/signOn/deskPages.ts';
import { usersPage } from '../../accounts/users/deskPages.ts';
import { cwrQuestionsPage } from '../../exchange/cwrIn/deskPages.ts';
import { cwrOutPage } from '../../exchange/cwrOut/deskPages.ts';
import { societyColumnsPage, societyImportPage, societyPage } from '../../exchange/societyFiles/deskPages.ts';
import { iswcPage } from '../../exchange/iswc/deskPages.ts';
import { fundPeriodPage, fundPeriodsPage } from '../../grants/funds/desk/deskPages.ts';
import { inboxPage } from '../../messages/cases/deskPages.ts';
import { mailboxPage } from '../../messages/letters/deskPages.ts';
import { performancesPage } from '../../performances/staff/deskPages.ts';
import { placesPage } from '../../performances/venues/deskPages.ts';
import { ipiImportPage, ipiPage, ipiPartyPage } from '../../people/ipi/deskPages.ts';
import { operationsPage } from '../../platform/operations/deskPages.ts';
import { jobsPage } from '../../platform/jobs/deskPages.ts';
import { submissionsPage } from '../../publishing/contracts/deskPages.ts';
import { transferPage, transfersPage } from '../../publishing/transfers/deskPages.ts';
import { plannedDaysPage } from '../../royalties/calendar/deskPages.ts';
import { distributionPage, distributionsPage } from '../../royalties/distributions/deskPages.ts';
import { incomePage } from '../../royalties/income/deskPages.ts';
import { ledgerPage } from '../../royalties/ledger/deskPages.ts';
import { openingPage } from '../../royalties/openings/deskPages.ts';
import { reportPage, reportsPage } from '../../royalties/transparency/deskPages.ts';
import { payRunPage, payRunsPage } from '../../royalties/payments/deskPages.ts';
import { runLinePage, runPage, runsPage } from '../../royalties/runs/deskPages.ts';
import { unclaimedPage } from '../../royalties/unclaimed/deskPages.ts';
import { matchingPage, usageImportPage, usageImportsPage } from '../../royalties/usage/deskPages.ts';
import { claimsDeskPage } from '../../royalties/usageClaims/deskPages.ts';
import { waitingApprovalsPage } from '../../works/approvals/deskPages.ts';
import { unknownAuthorsPage } from '../../works/authorMerge/deskPages.ts';
import { codeTablePage, codeTablesPage } from '../../works/codeTables/deskPages.ts';
import { codesPage } from '../../works/codes/deskPages.ts';
import { cueSheetsPage } from '../../works/cueSheets/deskPages.ts';
import { chainProposalsPage } from '../../works/parties/deskPages.ts';
import { estatePage, estatesPage } from '../../works/estates/deskPages.ts';
import { disputesPage } from '../../works/disputes/deskPages.ts';
import { provisionalPage } from '../../works/provisional/deskPages.ts';
import { reviewPage } from '../../works/review/deskPages.ts';
import { personPage } from '../card/deskPages.ts';

/** The pages that only staff are led to. What they see there is for the server to say. */
export const deskPages = [
  personPage,
  inboxPage,
  reviewPage,
  provisionalPage,
  waitingApprovalsPage,
  disputesPage,
  codesPage,
  chainProposalsPage,
  confirmationsPage,
  submissionsPage,
  transfersPage,
  transferPage,
  unknownAuthorsPage,
  ipiPage,
  ipiPartyPage,
  ipiImportPage,
  membershipsPage,
  estatesPage,
  estatePage,
  cueSheetsPage,
  performancesPage,
  fundPeriodsPage,
  fundPeriodPage,
  distributionsPage,
  distributionPage,
  plannedDaysPage,
  claimsDeskPage,
  incomePage,
  runsPage,
  runPage,
  runLinePage,
  unclaimedPage,
  payRunsPage,
  payRunPage,
  ledgerPage,
  openingPage,
  reportsPage,
  reportPage,
  usageImportsPage,
  usageImportPage,
  matchingPage,
  placesPage,
  iswcPage,
  cwrQuestionsPage,
  cwrOutPage,
  usersPage,
  memberSheetPage,
  mailboxPage,
  codeTablesPage,
  codeTablePage,
  jobsPage,
  servicesPage,
  operationsPage,
  societyPage,
  societyColumnsPage,
  societyImportPage,
] as const;
