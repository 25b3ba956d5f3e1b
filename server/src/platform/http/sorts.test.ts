import { listWorks } from '@omur/contract/app/workList';
import { listedWorks } from '../../app/workViews/listQueries.ts';
import { listTableCodes } from '@omur/contract/works/codeTables';
import {
  listPreviewContracts,
  listTransferContracts,
  listTransfers,
} from '@omur/contract/publishing/transfers';
import { listContractEarnings } from '@omur/contract/publishing/earnings';
import { codesOfTable } from '../../works/codeTables/queries.ts';
import { earningsOfContracts } from '../../publishing/earnings/queries.ts';
import { allTransfers, contractsOfPreview, contractsOfTransfer } from '../../publishing/transfers/queries.ts';
import { listWaitingCodes } from '@omur/contract/works/codes';
import { listMembershipApplications } from '@omur/contract/accounts/memberships';
import { listWaitingConfirmations } from '@omur/contract/people/confirmations';
import { allEndpoints, type Declared } from '@omur/contract/platform/endpoint';
import { listAccessToMe, listMyAccess } from '@omur/contract/accounts/delegation';
import { listAuthorWorks } from '@omur/contract/people/authors';
import { listProposals } from '@omur/contract/works/amendments';
import { listPersonApprovals, listWaitingApprovals } from '@omur/contract/works/approvals';
import {
  listContracts,
  listContractWorks,
  listPersonContracts,
  listSubAgreements,
  listWorksOutside,
} from '@omur/contract/publishing/contracts';
import {
  listPersonSubmissions,
  listSubmissions,
  listSubmissionWorks,
} from '@omur/contract/publishing/contractSubmissions';
import { listCueSheetLines, listCueSheets } from '@omur/contract/works/cueSheets';
import { listPeriodApplications } from '@omur/contract/grants/fundApplications';
import { listCalendarDays } from '@omur/contract/royalties/calendar';
import { listDeskPeriods } from '@omur/contract/grants/funds';
import { listUnknownAuthors } from '@omur/contract/works/authorMerge';
import * as livePerformances from '@omur/contract/performances/livePerformances';
import { listSetListWords } from '@omur/contract/performances/setListWords';
import { listUncounted } from '@omur/contract/performances/uncounted';
import { listOutsiders } from '@omur/contract/royalties/outsiders';
import { listDeskLivePerformances } from '@omur/contract/performances/performanceDesk';
import { listPersonWorks } from '@omur/contract/people/persons';
import { listDeskFestivals, listDeskVenues } from '@omur/contract/performances/venuesDesk';
import { listProvisionalWorks } from '@omur/contract/works/provisional';
import { listRecords } from '@omur/contract/people/auditLog';
import { listWaitingWorks } from '@omur/contract/works/review';
import { listStatementLines } from '@omur/contract/royalties/statistics';
import { listUsers } from '@omur/contract/accounts/users';
import { tableOf } from '@omur/contract/platform/wire';
import { describe, expect, it } from 'vitest';
// Declares the calls of every feature.
import '../../app/app.ts';
import { everybodyBut, grantedBy, heldBy } from '../../accounts/delegation/queries.ts';
import { waitingProposals } from '../../works/amendments/queries.ts';
import { approvalsOfPerson, waitingApprovals } from '../../works/approvals/listsQueries.ts';
import { waitingApplications } from '../../accounts/memberships/queries.ts';
import { waitingConfirmations } from '../../people/confirmations/queries.ts';
import { waitingCodes } from '../../works/codes/queries.ts';
import { accessibleWorks, worksOfAuthor, worksToContract } from '../../people/authors/queries.ts';
import { contractsOf, subAgreementsOf, worksOfContract } from '../../publishing/contracts/queries.ts';
import { submissionsOf, worksOfSubmission } from '../../publishing/contracts/submissionQueries.ts';
import { allCueSheets, foundCueSheets, linesOfCueSheet } from '../../works/cueSheets/queries.ts';
import * as performances from '../../performances/livePerformances/listsQueries.ts';
import * as setLists from '../../performances/livePerformances/queries.ts';
import type { Listing } from '../database/listing.ts';
import { applicationsOfPeriod } from '../../grants/funds/applicationQueries.ts';
import { calendarDays } from '../../royalties/calendar/queries.ts';
import { deskPeriods } from '../../grants/funds/queries.ts';
import { allUnknown, foundUnknown } from '../../works/authorMerge/queries.ts';
import { wordsOf } from '../../performances/setListWords/queries.ts';
import { uncountedOf } from '../../performances/uncounted/queries.ts';
import { settledOutsiders, waitingOutsiders } from '../../royalties/runs/outsidersQueries.ts';
import { livePerformancesBy } from '../../performances/staff/listsQueries.ts';
import { personWorks } from '../../people/persons/queries.ts';
import * as placesDesk from '../../performances/venues/deskQueries.ts';
import { provisionalWorks } from '../../works/provisional/queries.ts';
import { recordsBy } from '../../people/auditLog/queries.ts';
import { linesOf } from '../../royalties/statistics/lines.ts';
import { allUsers, foundUsers } from '../../accounts/users/queries.ts';
import { waitingWorks } from '../../works/review/queries.ts';

type Sorted = Pick<Listing<string>, 'pages' | 'defaultSort'>;

const served = new Map<Declared, readonly Sorted[]>([
  [listWorks, [listedWorks]],
  [listPersonWorks, Object.values(personWorks)],
  [listCalendarDays, [calendarDays]],
  [listAuthorWorks, [accessibleWorks, worksOfAuthor, ...Object.values(worksToContract)]],
  [listPersonContracts, [contractsOf.person, contractsOf.personFound]],
  [listContracts, [contractsOf.all, contractsOf.allFound]],
  [listContractWorks, [worksOfContract.inside, worksOfContract.insideFound]],
  [listWorksOutside, [worksOfContract.outside, worksOfContract.outsideFound]],
  [listPersonSubmissions, [submissionsOf.person, submissionsOf.personFound]],
  [listSubmissions, [submissionsOf.all, submissionsOf.allFound]],
  [listSubmissionWorks, Object.values(worksOfSubmission)],
  [listRecords, Object.values(recordsBy)],
  [listWaitingWorks, [waitingWorks]],
  [listWaitingApprovals, Object.values(waitingApprovals)],
  [listPersonApprovals, [approvalsOfPerson]],
  [listProposals, [waitingProposals]],
  [listUnknownAuthors, [allUnknown, foundUnknown]],
  [listProvisionalWorks, Object.values(provisionalWorks)],
  [listUsers, [allUsers, foundUsers]],
  [listMyAccess, [heldBy, everybodyBut]],
  [listAccessToMe, [grantedBy]],
  [listCueSheets, [allCueSheets, foundCueSheets]],
  [listCueSheetLines, [linesOfCueSheet]],
  [listDeskLivePerformances, Object.values(livePerformancesBy).flatMap(({ all, found }) => [all, found])],
  [livePerformances.listPersonLivePerformances, Object.values(performances.performancesAtHome)],
  [livePerformances.listPersonForeignLivePerformances, Object.values(performances.performancesAbroad)],
  [livePerformances.listEarlierSetLists, Object.values(performances.earlierSetLists)],
  [livePerformances.listPerformances, [setLists.performancesOf]],
  [livePerformances.listPerformancesAbroad, [setLists.performancesOf]],
  [livePerformances.listForeignPerformances, [setLists.foreignPerformancesOf]],
  [livePerformances.listForeignPerformancesAbroad, [setLists.foreignPerformancesOf]],
  [livePerformances.listRedLights, [setLists.redLightsOf]],
  [livePerformances.listSetList, [setLists.setListOf]],
  [listSetListWords, [wordsOf]],
  [listUncounted, [uncountedOf]],
  [listOutsiders, [waitingOutsiders, settledOutsiders]],
  [listDeskVenues, [placesDesk.allVenues, placesDesk.foundVenues]],
  [listDeskFestivals, [placesDesk.allFestivals, placesDesk.foundFestivals]],
  [listWaitingCodes, [waitingCodes]],
  [listTableCodes, [codesOfTable.all, codesOfTable.found]],
  [listTransfers, [allTransfers]],
  [listContractEarnings, [earningsOfContracts]],
  [listPreviewContracts, [contractsOfPreview]],
  [listTransferContracts, [contractsOfTransfer]],
  [listSubAgreements, [subAgreementsOf]],
  [listWaitingConfirmations, [waitingConfirmations]],
  [listMembershipApplications, [waitingApplications]],
  [listDeskPeriods, [deskPeriods]],
  [listStatementLines, Object.values(linesOf)],
  [listPeriodApplications, [applicationsOfPeriod]],
]);
const lists = allEndpoints.flatMap((endpoint) =>
  endpoint.reply.kind === 'list' && endpoint.reply.sorts.length > 0
    ? [[`${endpoint.method} ${endpoint.path}`, endpoint, endpoint.reply] as const]
    : [],
);

describe('the sorts of a list', () => {
  it.each(lists)('W3 are served as they are declared: %s', (_, endpoint, { schema, sorts }) => {
    for (const sort of sorts) expect(tableOf(schema)).toHaveProperty(sort);
    const listings = served.get(endpoint) ?? [];
    expect(listings.length, 'name its listings in this test').toBeGreaterThan(0);
    for (const { pages, defaultSort } of listings) {
      expect([...pages.keys()].toSorted()).toEqual(sorts.flatMap((sort) => [sort, `-${sort}`]).toSorted());
      // What is read newest first says so with a minus.
      expect(defaultSort.replace(/^-/, '')).toBe(sorts[0]);
    }
  });
});
