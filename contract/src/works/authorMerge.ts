import * as z from 'zod/mini';
import { endpoint, list, one } from '../platform/endpoint.ts';
import { isAwaited } from '../platform/fields/access.ts';
import * as people from '../platform/fields/people.ts';
import { title, workId } from '../platform/fields/works.ts';
import { ofAuthor, paging, queryText } from '../platform/paths.ts';
import { yesNo } from '../platform/values.ts';
import { field, nullable, request, response } from '../platform/wire.ts';

const worksCount = field('FJOLDI_VERKA', z.int());

/** An author outside the society whom a registrant typed in. */
export const UnknownAuthor = response({
  authorId: people.authorId,
  personId: people.personId,
  displayName: people.displayName,
  kennitala: nullable(people.kennitala),
  ipiNameNumber: nullable(people.ipiNameNumber),
  email: nullable(people.email),
  isAddressForeign: people.isAddressForeign,
  worksCount,
});
export type UnknownAuthor = z.output<typeof UnknownAuthor>;

export const listUnknownAuthors = endpoint('GET /api/unknownAuthors', {
  access: 'staff',
  query: paging,
  reply: list(UnknownAuthor, 'join.noneUnknown', ['worksCount', 'displayName', 'authorId']),
});

export const getUnknownAuthor = endpoint('GET /api/unknownAuthors/:authorId', {
  access: 'staff',
  params: ofAuthor,
  reply: one(UnknownAuthor),
});

/** A registered author who may be the unknown one. */
export const JoinCandidate = response({
  authorId: people.authorId,
  personId: people.personId,
  displayName: people.displayName,
  name: people.name,
  kennitalaStart: field('KENNITALA', z.nullable(z.string())),
  ipiNameNumber: nullable(people.ipiNameNumber),
  isSameEmail: field('SAMA_NETFANG', yesNo),
  worksCount,
  /** Works that both stand on, which keep the two from being joined. */
  sharedWorks: field('SAMEIGINLEG_VERK', z.array(response({ workId, title }))),
});
export type JoinCandidate = z.output<typeof JoinCandidate>;

export const listJoinCandidates = endpoint('GET /api/unknownAuthors/:authorId/candidates', {
  access: 'staff',
  params: ofAuthor,
  query: { search: queryText('q') },
  reply: list(JoinCandidate, 'author.noneFound'),
});

export const joinUnknownAuthor = endpoint('POST /api/unknownAuthors/:authorId/join', {
  access: 'staff',
  params: ofAuthor,
  body: request({ authorId: people.authorId }),
  reply: one(response({ authorId: people.authorId, worksCount, isAwaited })),
  affects: () => [listUnknownAuthors],
});
