import { confirmationsPage } from '../../accounts/confirmations/deskPages.ts';
import { membershipsPage } from '../../accounts/memberships/deskPages.ts';
import { usersPage } from '../../accounts/users/deskPages.ts';
import { fundPeriodPage, fundPeriodsPage } from '../../grants/funds/desk/deskPages.ts';
import { mailboxPage } from '../../messages/letters/deskPages.ts';
import { performancesPage } from '../../performances/staff/deskPages.ts';
import { placesPage } from '../../performances/venues/deskPages.ts';
import { jobsPage } from '../../platform/jobs/deskPages.ts';
import { submissionsPage } from '../../publishing/contracts/deskPages.ts';
import { plannedDaysPage } from '../../royalties/calendar/deskPages.ts';
import { distributionPage, distributionsPage } from '../../royalties/distributions/deskPages.ts';
import { claimsDeskPage } from '../../royalties/usageClaims/deskPages.ts';
import { waitingApprovalsPage } from '../../works/approvals/deskPages.ts';
import { unknownAuthorsPage } from '../../works/authorMerge/deskPages.ts';
import { codesPage } from '../../works/codes/deskPages.ts';
import { cueSheetsPage } from '../../works/cueSheets/deskPages.ts';
import { provisionalPage } from '../../works/provisional/deskPages.ts';
import { reviewPage } from '../../works/review/deskPages.ts';
import { personPage } from '../card/deskPages.ts';

/** The pages that only staff are led to. What they see there is for the server to say. */
export const deskPages = [
  personPage,
  reviewPage,
  provisionalPage,
  waitingApprovalsPage,
  codesPage,
  confirmationsPage,
  submissionsPage,
  unknownAuthorsPage,
  membershipsPage,
  cueSheetsPage,
  performancesPage,
  fundPeriodsPage,
  fundPeriodPage,
  distributionsPage,
  distributionPage,
  plannedDaysPage,
  claimsDeskPage,
  placesPage,
  usersPage,
  mailboxPage,
  jobsPage,
] as const;
