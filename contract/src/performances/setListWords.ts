import * as z from 'zod/mini';
import { andBelow, endpoint, list, nothing } from '../platform/endpoint.ts';
import { groupName } from '../platform/fields/groups.ts';
import * as live from '../platform/fields/livePerformances.ts';
import { authorId, displayName } from '../platform/fields/people.ts';
import * as places from '../platform/fields/places.ts';
import * as words from '../platform/fields/setListWords.ts';
import * as works from '../platform/fields/works.ts';
import { ofLivePerformance, paging, pathId } from '../platform/paths.ts';
import { field, freeText, maybe, nullable, request, response } from '../platform/wire.ts';
import { listDeskLivePerformances } from './performanceDesk.ts';
import { getLivePerformance } from './livePerformances.ts';

export const longestSetListRemark = 2000;

/** A song of a set list as those who played it see it: which work is paid and whose it is, neither light nor points. */
const AskedLine = response({
  workId: nullable(works.workId),
  title: works.title,
  artists: nullable(works.artists),
  authorNames: nullable(live.authorNames),
  durationSeconds: works.durationSeconds,
  quantity: live.quantity,
});
export { AskedLine as AskedSetListLine };

/** H159: a set list that the caller is asked about under one of their names, or was. */
export const AskedSetList = response({
  livePerformanceId: live.livePerformanceId,
  authorId,
  displayName,
  groupName: nullable(groupName),
  livePerformanceTitle: live.livePerformanceTitle,
  performers: live.performersAtHome,
  performedOn: live.performedOn,
  venueName: nullable(places.venueName),
  registrantName: works.registrantName,
  setListVersion: words.setListVersion,
  isWaiting: words.isWaiting,
  isClosed: live.isClosed,
  isRight: nullable(words.isRight),
  remark: nullable(works.remark),
  saidAt: nullable(words.saidAt),
  isCurrent: words.isCurrent,
  lines: field('LOG_LAGALISTANS', z.array(AskedLine)),
});
export type AskedSetList = z.output<typeof AskedSetList>;

export const listAskedSetLists = endpoint('GET /api/setListWords', {
  access: 'loggedIn',
  query: { limit: paging.limit, cursor: paging.cursor, sort: paging.sort },
  reply: list(AskedSetList, 'setListWord.noneAsked'),
});

/** H160: of the version that was read, under the name that was asked. */
export const sayOfSetList = endpoint('PUT /api/setListWords/:livePerformanceId/:authorId', {
  access: 'registering',
  params: { livePerformanceId: pathId('livePerformanceId'), authorId: pathId('authorId') },
  body: request({
    isRight: words.isRight,
    remark: maybe(freeText(longestSetListRemark, works.remark)),
    setListVersion: words.setListVersion,
  }),
  reply: nothing,
  affects: () => [listAskedSetLists, andBelow(getLivePerformance), listDeskLivePerformances],
});

/** What one of those who played says, for whom it was registered for and for staff. */
export const SetListWord = response({
  authorId,
  displayName,
  isRight: nullable(words.isRight),
  remark: nullable(works.remark),
  saidAt: nullable(words.saidAt),
  isCurrent: words.isCurrent,
});
export type SetListWord = z.output<typeof SetListWord>;

export const listSetListWords = endpoint('GET /api/pots/:livePerformanceId/words', {
  access: 'loggedIn',
  params: ofLivePerformance,
  query: paging,
  reply: list(SetListWord, 'setListWord.noneFound', ['displayName']),
});
