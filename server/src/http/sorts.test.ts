import { allEndpoints, type Declared } from '@omur/contract/endpoint';
import { listAuthorWorks } from '@omur/contract/authors';
import { listProposals } from '@omur/contract/amendments';
import { listPersonApprovals, listWaitingApprovals } from '@omur/contract/approvals';
import { listCueSheetLines, listCueSheets } from '@omur/contract/cueSheets';
import { listUnknownAuthors } from '@omur/contract/joins';
import { listPersonWorks } from '@omur/contract/persons';
import { listProvisionalWorks } from '@omur/contract/provisional';
import { listRecords } from '@omur/contract/records';
import { listWaitingWorks } from '@omur/contract/review';
import { listUsers } from '@omur/contract/users';
import { tableOf } from '@omur/contract/wire';
import { describe, expect, it } from 'vitest';
// Declares the calls of every feature.
import '../app.ts';
import { waitingProposals } from '../amendments/queries.ts';
import { approvalsOfPerson, waitingApprovals } from '../approvals/lists.ts';
import { worksInReach, worksOfAuthor } from '../authors/queries.ts';
import { allCueSheets, foundCueSheets, linesOfCueSheet } from '../cueSheets/queries.ts';
import type { Listing } from '../database/listing.ts';
import { allUnknown, foundUnknown } from '../joins/queries.ts';
import { personWorks } from '../persons/queries.ts';
import { provisionalWorks } from '../provisional/queries.ts';
import { recordsBy } from '../records/queries.ts';
import { allUsers, foundUsers } from '../users/queries.ts';
import { waitingWorks } from '../review/queries.ts';

type Sorted = Pick<Listing<string>, 'pages' | 'defaultSort'>;

const served = new Map<Declared, readonly Sorted[]>([
  [listPersonWorks, Object.values(personWorks)],
  [listAuthorWorks, [worksInReach, worksOfAuthor]],
  [listRecords, Object.values(recordsBy)],
  [listWaitingWorks, [waitingWorks]],
  [listWaitingApprovals, Object.values(waitingApprovals)],
  [listPersonApprovals, [approvalsOfPerson]],
  [listProposals, [waitingProposals]],
  [listUnknownAuthors, [allUnknown, foundUnknown]],
  [listProvisionalWorks, Object.values(provisionalWorks)],
  [listUsers, [allUsers, foundUsers]],
  [listCueSheets, [allCueSheets, foundCueSheets]],
  [listCueSheetLines, [linesOfCueSheet]],
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
