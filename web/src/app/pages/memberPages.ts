import { accessPage } from '../../accounts/delegation/pages.ts';
import { cwrFilePage, cwrPage } from '../../exchange/cwrIn/pages.ts';
import { fundsPage } from '../../grants/funds/pages.ts';
import { musicStartPage } from '../../grants/musicStart/pages.ts';
import { casePage, casesPage } from '../../messages/cases/pages.ts';
import { newsPage } from '../../messages/news/pages.ts';
import { notificationsPage } from '../notifications/pages.ts';
import { recordsPage } from '../../people/auditLog/pages.ts';
import { assembliesPage, assemblyPage } from '../../people/assemblies/pages.ts';
import { editPersonPage } from '../../people/persons/pages.ts';
import { retentionPage } from '../../people/retention/pages.ts';
import {
  chooseLivePerformancePage,
  livePerformancePage,
  newConcertPage,
  newForeignConcertPage,
  newStreamPage,
} from '../../performances/livePerformances/pages.ts';
import { askedSetListsPage } from '../../performances/setListWords/pages.ts';
import { helpPage } from '../../platform/help/pages.ts';
import {
  contractPage,
  contractsPage,
  newContractPage,
  submissionPage,
} from '../../publishing/contracts/pages.ts';
import { paymentsPage } from '../../royalties/payments/pages.ts';
import { ownLinePage } from '../../royalties/runs/pages.ts';
import { statsPage } from '../../royalties/statistics/pages.ts';
import { unmatchedPage } from '../../royalties/usageClaims/pages.ts';
import { bulkPage } from '../../works/bulk/pages.ts';
import { isrcSheetPage } from '../../works/isrcSheet/pages.ts';
import { tourSheetPage } from '../../performances/tourSheet/pages.ts';
import { workPage } from '../../works/catalogue/pages.ts';
import { cueSheetPage } from '../../works/cueSheets/pages.ts';
import { heirsPage } from '../../works/estates/pages.ts';
import { groupPage, groupsPage } from '../../works/groups/pages.ts';
import { amendWorkPage, newWorkPage, takeOverWorkPage } from '../../works/registration/pages.ts';
import { cardPage } from '../card/pages.ts';
import { workListPage } from '../workList/pages.ts';
import { connectionsPage, settingsPage } from '../settings/pages.ts';

/** The pages of everybody who logs in. The palette lists those without a place in the menu in this order. */
export const memberPages = [
  cardPage,
  workListPage,
  editPersonPage,
  cueSheetPage,
  livePerformancePage,
  newWorkPage,
  bulkPage,
  isrcSheetPage,
  tourSheetPage,
  cwrPage,
  cwrFilePage,
  workPage,
  amendWorkPage,
  takeOverWorkPage,
  askedSetListsPage,
  chooseLivePerformancePage,
  newConcertPage,
  newStreamPage,
  newForeignConcertPage,
  groupsPage,
  groupPage,
  heirsPage,
  assembliesPage,
  assemblyPage,
  newsPage,
  accessPage,
  musicStartPage,
  recordsPage,
  contractsPage,
  newContractPage,
  contractPage,
  submissionPage,
  statsPage,
  ownLinePage,
  fundsPage,
  retentionPage,
  casesPage,
  casePage,
  notificationsPage,
  unmatchedPage,
  paymentsPage,
  settingsPage,
  connectionsPage,
  helpPage,
] as const;
