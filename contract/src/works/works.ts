import * as z from 'zod/mini';
import { endpoint, list, one, created } from '../platform/endpoint.ts';
import * as people from '../platform/fields/people.ts';
import * as works from '../platform/fields/works.ts';
import { plainWork } from '../platform/fields/plainWork.ts';
import { plainAnswer } from '../platform/plainFields.ts';
import { ofWork, paging, queryId, queryText } from '../platform/paths.ts';
import { yesNo } from '../platform/values.ts';
import { atMost, field, lineText, maybe, nullable, request, response } from '../platform/wire.ts';

/** What everyone logged in may know of a work (V7, L3.6). */
export const foundWork = {
  workId: works.workId,
  title: works.title,
  artists: nullable(works.artists),
  ...plainAnswer(plainWork),
  durationSeconds: nullable(works.durationSeconds),
  authorNames: field('HOFUNDAR', z.string()),
  iswc: nullable(works.iswc),
  /** The earliest first performance that a set list tells of (L3.6). */
  firstPerformedOn: nullable(works.firstPerformedOn),
  isOwn: field('EIGID_VERK', yesNo),
};
export const FoundWork = response(foundWork);
export type FoundWork = z.output<typeof FoundWork>;

export const searchWorks = endpoint('GET /api/compositions', {
  access: 'granting',
  keyScope: 'readWorks',
  query: { workId: queryId('id'), title: queryText('name'), author: queryText('author') },
  reply: list(FoundWork, 'work.noneFound'),
});

/** A work's page (F3.7). `isParty` says whether the caller may see shares, rights and what else V7 keeps to the parties. */
export const Work = response({
  workId: works.workId,
  title: works.title,
  artists: nullable(works.artists),
  ...plainAnswer(plainWork),
  durationSeconds: nullable(works.durationSeconds),
  firstRegisteredAt: works.firstRegisteredAt,
  origin: nullable(works.origin),
  light: works.light,
  isProvisional: works.isProvisional,
  isWithdrawn: works.isWithdrawn,
  isParty: field('ADILI_AD_VERKI', yesNo),
});
export type Work = z.output<typeof Work>;

export const getWork = endpoint('GET /api/compositions/:workId', {
  access: 'loggedIn',
  keyScope: 'readWorks',
  params: ofWork,
  reply: one(Work),
});

/** X63: one of an author's roles, with its part of the share. */
export const RoleOfAuthor = response({ authorTypeId: works.typeOfAuthor, shareHundredths: works.ratio });

/** An author on a work (F3.8). Share and approval are null for those who are no party to it. */
export const WorkAuthor = response({
  authorId: people.authorId,
  displayName: people.displayName,
  authorTypeCode: people.authorTypeCode,
  shareHundredths: nullable(works.shareHundredths),
  ipiNameNumber: nullable(people.ipiNameNumber),
  isPublicDomain: works.isPublicDomain,
  isLicensed: works.isLicensed,
  approval: nullable(works.approval),
  approvedAt: nullable(works.approvedAt),
});
export type WorkAuthor = z.output<typeof WorkAuthor>;

export const listWorkAuthors = endpoint('GET /api/compositions/:workId/authors', {
  access: 'loggedIn',
  keyScope: 'readWorks',
  params: ofWork,
  query: paging,
  reply: list(WorkAuthor, 'work.noAuthors'),
});

/** Who is paid for a work (F3.9). */
export const WorkRight = response({
  rightId: nullable(people.rightId),
  publisherId: nullable(works.publisherId),
  contractId: nullable(works.contractId),
  authorId: people.authorId,
  holderName: nullable(works.holderName),
  displayName: people.displayName,
  shareHundredths: works.shareHundredths,
  shareAbroadHundredths: works.shareAbroadHundredths,
});
export type WorkRight = z.output<typeof WorkRight>;

export const listWorkRights = endpoint('GET /api/compositions/:workId/rights', {
  access: 'loggedIn',
  keyScope: 'readWorks',
  params: ofWork,
  query: paging,
  reply: list(WorkRight, 'work.noRights'),
});

export const WorkPublisher = response({
  personId: people.personId,
  name: people.name,
  shareHundredths: works.shareHundredths,
  shareAbroadHundredths: works.shareAbroadHundredths,
});

export const listWorkPublishers = endpoint('GET /api/compositions/:workId/publishers', {
  access: 'loggedIn',
  keyScope: 'readWorks',
  params: ofWork,
  query: paging,
  reply: list(WorkPublisher, 'work.noPublishers'),
});

/** A right holder that an author's share falls to before contracts. */
export const Beneficiary = response({
  authorId: people.authorId,
  rightId: people.rightId,
  personId: people.personId,
  name: people.name,
  shareHundredths: works.shareHundredths,
});

export const listBeneficiaries = endpoint('GET /api/compositions/:workId/beneficiaries', {
  access: 'loggedIn',
  keyScope: 'readWorks',
  params: ofWork,
  query: paging,
  reply: list(Beneficiary, 'work.noBeneficiaries'),
});

export const OtherTitle = response({ title: works.title });
export type OtherTitle = z.output<typeof OtherTitle>;

export const listOtherTitles = endpoint('GET /api/compositions/:workId/searchnames', {
  access: 'loggedIn',
  keyScope: 'readWorks',
  params: ofWork,
  query: paging,
  reply: list(OtherTitle, 'work.noTitles'),
});

export const WorkIswc = response({
  iswcId: works.iswcId,
  iswc: works.iswc,
  isVerified: works.isVerified,
  mayRemove: works.mayRemove,
});
export type WorkIswc = z.output<typeof WorkIswc>;

export const listIswcs = endpoint('GET /api/compositions/:workId/iswcCodes', {
  access: 'loggedIn',
  keyScope: 'readWorks',
  params: ofWork,
  query: paging,
  reply: list(WorkIswc, 'work.noIswcs'),
});

export const WorkIsrc = response({
  isrc: works.isrc,
  performer: nullable(works.performer),
  isVerified: works.isVerified,
  mayRemove: works.mayRemove,
});
export type WorkIsrc = z.output<typeof WorkIsrc>;

export const listIsrcs = endpoint('GET /api/compositions/:workId/isrcCodes', {
  access: 'loggedIn',
  keyScope: 'readWorks',
  params: ofWork,
  query: paging,
  reply: list(WorkIsrc, 'work.noIsrcs'),
});

export const WorkDistribution = response({
  distributionId: works.distributionId,
  distributionName: works.distributionName,
  periodName: works.periodName,
  categoryName: works.categoryName,
  isFinished: works.isFinished,
});
export type WorkDistribution = z.output<typeof WorkDistribution>;

export const listWorkDistributions = endpoint('GET /api/compositions/:workId/distributions', {
  access: 'loggedIn',
  keyScope: 'readMoney',
  params: ofWork,
  query: paging,
  reply: list(WorkDistribution, 'work.noDistributions'),
});

export const WorkCueSheet = response({
  cueSheetId: works.cueSheetId,
  cueSheetTitle: works.cueSheetTitle,
  registeredAt: works.registeredAt,
  lastChangedAt: works.lastChangedAt,
});
export type WorkCueSheet = z.output<typeof WorkCueSheet>;

export const listWorkCueSheets = endpoint('GET /api/compositions/:workId/cueSheets', {
  access: 'loggedIn',
  params: ofWork,
  query: paging,
  reply: list(WorkCueSheet, 'work.noCueSheets'),
});

/** A change of a work's light with its cause (V4). */
export const lightCauses = [
  'registered',
  'approvedByStaff',
  'refusedByStaff',
  'approvedByAuthor',
  'objectedByAuthor',
  'approvedByTime',
  'amended',
  'imported',
  'withdrawn',
  'takenOver',
  'disputed',
] as const;
export const LightChange = response({
  changedAt: field('DAGSETNING', z.string()),
  lightBefore: field('LJOS_VAR', z.nullable(works.light.schema)),
  lightAfter: field('LJOS_VERDUR', works.light.schema),
  cause: field('ASTAEDA', z.literal(lightCauses)),
  remark: nullable(works.remark),
  actorKind: people.actorKind,
  name: nullable(people.name),
});
export type LightChange = z.output<typeof LightChange>;

export const listLightChanges = endpoint('GET /api/compositions/:workId/lights', {
  access: 'loggedIn',
  keyScope: 'readWorks',
  params: ofWork,
  query: paging,
  reply: list(LightChange, 'work.noLights'),
});

export const NewOtherTitle = request({ title: atMost(200, works.title) });
export const addOtherTitle = endpoint('POST /api/compositions/:workId/searchnames', {
  access: 'registering',
  keyScope: 'register',
  params: ofWork,
  body: NewOtherTitle,
  reply: created(OtherTitle),
  affects: () => [listOtherTitles],
});

export const NewIswc = request({ iswc: works.iswc, workId: works.workId });
export const addIswc = endpoint('POST /api/iswcCodes', {
  access: 'registering',
  keyScope: 'register',
  body: NewIswc,
  reply: created(WorkIswc),
  affects: () => [listIswcs],
});

export const NewIsrc = request({
  isrc: works.isrc,
  workId: works.workId,
  performer: maybe(lineText(200, works.performer)),
});
export const addIsrc = endpoint('POST /api/isrcCodes', {
  access: 'registering',
  keyScope: 'register',
  body: NewIsrc,
  reply: created(WorkIsrc),
  affects: () => [listIsrcs],
});
