import * as z from 'zod/mini';
import { created, endpoint, nothing } from '../platform/endpoint.ts';
import * as people from '../platform/fields/people.ts';
import * as works from '../platform/fields/works.ts';
import { plainWork } from '../platform/fields/plainWork.ts';
import { ofWork, pathId } from '../platform/paths.ts';
import { plainPayload } from '../platform/plainFields.ts';
import { id, yesNo } from '../platform/values.ts';
import { atMost, field, freeText, lineText, maybe, request, response } from '../platform/wire.ts';
import { WorkAuthor, WorkRight } from './works.ts';
import { getPerson, listPersonWorks } from '../people/persons.ts';
import { listWaitingWorks } from './review.ts';

/** Far more than any work has, and few enough to check at once. */
const atMostRows = z.maxLength(200);

/** The longest name or other title that is taken; the title of a work has a rule of its own. */
const longestName = 200;

// The names inside the lists of a registration are those of the form (F3.15, F3.16, behaviour V1).
export const authorNumber = field('id', id);
export const chosenContractId = field('publishingContractId', id);

/** X63: the author's roles apart, each with its part of the share. What is left out stays as it is; an empty list takes them away. */
const roles = maybe(
  field(
    'roles',
    z
      .array(request({ authorTypeId: works.typeOfAuthor, shareHundredths: works.ratio }))
      .check(z.maxLength(5)),
  ),
);

/** An author of the society on a new work. The public domain and AI are authors too (F9.3). */
export const NewKnownAuthor = request({
  authorId: authorNumber,
  name: maybe(lineText(longestName, field('name', z.string()))),
  authorTypeId: works.typeOfAuthor,
  shareHundredths: works.ratio,
  roles,
  /** Accepted because clients send it; ignored, the server computes it (V2). */
  approval: maybe(field('samthykki', yesNo)),
  contractId: maybe(chosenContractId),
});

const isForeign = maybe(field('foreign', yesNo));

/** An author outside the society on a new work. */
export const NewUnknownAuthor = request({
  name: atMost(longestName, field('name', z.string())),
  kennitala: maybe(field('ssn', z.string())),
  ipiNameNumber: maybe(field('ipi', z.string())),
  email: maybe(field('email', z.string())),
  authorTypeId: works.typeOfAuthor,
  shareHundredths: works.ratio,
  roles,
  isForeign,
});

/** A writer from the IPI register on a new work: the number says who it is, and name and society come from the register (X35). */
export const NewIpiAuthor = request({
  ipiNameNumber: atMost(20, field('ipi', z.string())),
  authorTypeId: works.typeOfAuthor,
  shareHundredths: works.ratio,
});

export const newWork = {
  title: works.title,
  duration: works.typedDuration,
  ...plainPayload(plainWork),
  authors: field('authors', z.array(NewKnownAuthor).check(atMostRows)),
  unknownAuthors: maybe(field('unknownAuthors', z.array(NewUnknownAuthor).check(atMostRows))),
  ipiAuthors: maybe(field('ipiAuthors', z.array(NewIpiAuthor).check(atMostRows))),
  otherTitles: maybe(
    field('searchNames', z.array(request({ title: atMost(longestName, works.title) })).check(atMostRows)),
  ),
  isrcs: maybe(
    field(
      'isrcCodes',
      z
        .array(
          request({
            isrc: field('isrcCode', z.string()),
            performer: maybe(lineText(longestName, field('performer', z.string()))),
          }),
        )
        .check(atMostRows),
    ),
  ),
  estimate: maybe(freeText(longestName, works.estimate)),
  weight: maybe(freeText(longestName, works.weight)),
  workStatusId: maybe(works.workStatusId),
  isSentToIce: maybe(works.isSentToIce),
  /** Accepted because clients send it; the server writes its own (F3.14). */
  origin: maybe(works.origin),
};
export const NewWork = request(newWork);
export type NewWork = z.output<typeof NewWork>;

export const RegisteredWork = response({ workId: works.workId });

export const registerWork = endpoint('POST /api/compositions', {
  access: 'registering',
  keyScope: 'register',
  body: NewWork,
  reply: created(RegisteredWork),
  affects: () => [listPersonWorks, getPerson, listWaitingWorks],
});

export const addKnownAuthor = endpoint('POST /api/compositions/:workId/authors/:authorId', {
  access: 'registering',
  params: { ...ofWork, authorId: pathId('authorId') },
  body: request({
    authorTypeId: people.authorTypeId,
    shareHundredths: works.shareHundredths,
    approval: maybe(works.approval),
  }),
  reply: created(WorkAuthor),
});

export const addUnknownAuthor = endpoint('POST /api/compositions/unknownAuthor', {
  access: 'registering',
  body: request({
    workId: works.workId,
    name: atMost(longestName, people.name),
    kennitala: maybe(people.kennitala),
    email: maybe(field('NETFANG', z.string())),
    shareHundredths: works.shareHundredths,
    authorTypeId: people.authorTypeId,
    ipiNameNumber: maybe(people.ipiNameNumber),
    isForeign,
  }),
  reply: created(WorkAuthor),
});

export const addRight = endpoint('POST /api/compositions/:workId/rights', {
  access: 'registering',
  params: ofWork,
  body: request({
    authorId: people.authorId,
    rightId: maybe(works.holderId),
    shareHundredths: works.shareHundredths,
    shareAbroadHundredths: works.shareAbroadHundredths,
    contractId: maybe(works.contractId),
  }),
  reply: created(WorkRight),
});

export const markArtists = endpoint('PATCH /api/compositions/:workId/artists', {
  access: 'registering',
  params: ofWork,
  reply: nothing,
});
