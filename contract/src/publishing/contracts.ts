import type * as z from 'zod/mini';
import { andBelow, created, endpoint, list, one } from '../platform/endpoint.ts';
import * as fields from '../platform/fields/contracts.ts';
import { territories } from '../platform/fields/territories.ts';
import { plainContract } from '../platform/fields/plainContract.ts';
import { plainWork } from '../platform/fields/plainWork.ts';
import { plainAnswer, plainPayload } from '../platform/plainFields.ts';
import * as people from '../platform/fields/people.ts';
import { version } from '../platform/fields/version.ts';
import * as works from '../platform/fields/works.ts';
import { ofContract, ofPerson, paging } from '../platform/paths.ts';
import { text } from '../platform/values.ts';
import { field, maybe, nullable, request, response } from '../platform/wire.ts';

/** What every list of contracts has of one (C2.18, C3.1). */
export const contractRow = {
  publisherId: works.publisherId,
  name: people.name,
  displayName: people.displayName,
  startsOn: fields.startsOn,
  endsOn: works.endsOn,
  performanceShareHundredths: works.performanceShareHundredths,
  mechanicalShareHundredths: works.mechanicalShareHundredths,
};
const sorts = ['contractId', 'name', 'displayName', 'startsOn', 'endsOn'] as const;

export const ListedContract = response({ contractId: works.contractId, ...contractRow });
export type ListedContract = z.output<typeof ListedContract>;

export const listPersonContracts = endpoint('GET /api/persons/:personId/publishingContracts', {
  access: 'loggedIn',
  keyScope: 'readWorks',
  params: ofPerson,
  query: paging,
  reply: list(ListedContract, 'contract.noneFound', sorts),
});

export const listContracts = endpoint('GET /api/persons/publishers/contracts', {
  access: 'staff',
  query: paging,
  reply: list(ListedContract, 'contract.noneFound', sorts),
});

/** What a contract says of its two parties (C2.20). */
export const contractParties = {
  publisherId: works.publisherId,
  publisherName: fields.publisherName,
  publisherKennitala: nullable(fields.publisherKennitala),
  publisherEmail: nullable(fields.publisherEmail),
  publisherPhone: nullable(fields.publisherPhone),
  publisherIpiNameNumber: nullable(fields.publisherIpiNameNumber),
  authorId: people.authorId,
  authorName: fields.authorName,
  authorKennitala: nullable(fields.authorKennitala),
  authorEmail: nullable(fields.authorEmail),
  authorPhone: nullable(fields.authorPhone),
  authorIpiNameNumber: nullable(fields.authorIpiNameNumber),
};

/** What makes it an agreement (X42–X45). */
const agreementAnswer = {
  agreementType: fields.agreementType,
  territories,
  synchronisationShareHundredths: nullable(fields.synchronisationShare),
  retentionEndsOn: nullable(fields.retentionEndsOn),
  collectionEndsOn: nullable(fields.collectionEndsOn),
  originalContractId: nullable(fields.originalContractId),
  originalPublisherName: nullable(fields.originalPublisherName),
  receivedOn: nullable(fields.receivedOn),
  givenOn: nullable(fields.givenOn),
  transferredFromId: nullable(fields.transferredFromId),
  transferredToId: nullable(fields.transferredToId),
};

/** The same as staff change it; what is left out stays as it is. */
const agreementPayload = {
  agreementType: maybe(fields.agreementType),
  territories: maybe(territories),
  synchronisationShareHundredths: maybe(fields.synchronisationShareHundredths),
  retentionEndsOn: maybe(fields.retentionEndsOn),
  collectionEndsOn: maybe(fields.collectionEndsOn),
};

export const Contract = response({
  contractId: works.contractId,
  name: people.name,
  displayName: people.displayName,
  ...contractParties,
  startsOn: fields.startsOn,
  endsOn: works.endsOn,
  performanceShareHundredths: works.performanceShareHundredths,
  mechanicalShareHundredths: works.mechanicalShareHundredths,
  ...plainAnswer(plainContract),
  ...agreementAnswer,
  /** The submission it was made of; its attachments hang there. */
  submissionId: nullable(fields.submissionId),
  changesTakeTwo: fields.changesTakeTwo,
  /** False for members. */
  isChangeAwaited: fields.isChangeAwaited,
  version,
});
export type Contract = z.output<typeof Contract>;

export const getContract = endpoint('GET /api/persons/publishers/contracts/:contractId', {
  access: 'loggedIn',
  keyScope: 'readWorks',
  params: ofContract,
  reply: one(Contract),
});

/** A field that staff changed, and who did or confirmed it (C3.3). Members read the society where staff did it. */
export const ContractChange = response({
  changedField: fields.changedField,
  valueKind: fields.valueKind,
  oldValue: nullable(fields.oldValue),
  newValue: nullable(fields.newValue),
  changedAt: fields.changedAt,
  name: people.name,
  actorKind: people.actorKind,
  /** Null where it took one, and for members. */
  askedBy: nullable(fields.askedBy),
});
export type ContractChange = z.output<typeof ContractChange>;

export const listContractChanges = endpoint('GET /api/persons/publishers/contracts/:contractId/histories', {
  access: 'loggedIn',
  params: ofContract,
  query: paging,
  reply: list(ContractChange, 'contract.noChanges'),
});

/** A work in a contract, or outside it (C3.2). */
export const ContractWork = response({
  workId: works.workId,
  title: works.title,
  ...plainAnswer(plainWork),
  artists: nullable(works.artists),
  lastChangedAt: works.lastChangedAt,
});
export type ContractWork = z.output<typeof ContractWork>;

export const listContractWorks = endpoint('GET /api/compositions/publishingContracts/:contractId', {
  access: 'loggedIn',
  keyScope: 'readWorks',
  params: ofContract,
  query: paging,
  reply: list(ContractWork, 'work.noneFound', ['title']),
});

export const listWorksOutside = endpoint('GET /api/compositions/publishingContracts/:contractId/outside', {
  access: 'loggedIn',
  params: ofContract,
  query: paging,
  reply: list(ContractWork, 'work.noneFound', ['title']),
});

export const changeContract = endpoint('PUT /api/persons/publishers/contracts/:contractId', {
  access: 'staff',
  params: ofContract,
  body: request({
    startsOn: fields.startsOn,
    endsOn: works.endsOn,
    performanceShareHundredths: nullable(fields.performanceShareHundredths),
    mechanicalShareHundredths: nullable(fields.mechanicalShareHundredths),
    ...plainPayload(plainContract),
    ...agreementPayload,
    version,
  }),
  reply: one(Contract),
  affects: contractReads,
});

/** Who may be named as the publisher of a contract. Of the national ID it carries the first six digits and no more (V10). */
export const FoundPublisher = response({
  personId: people.personId,
  name: people.name,
  kennitalaStart: nullable(field('KENNITALA', text)),
});
export type FoundPublisher = z.output<typeof FoundPublisher>;

export const searchPublishers = endpoint('GET /api/publishers', {
  access: 'registering',
  query: { search: paging.search },
  reply: list(FoundPublisher, 'contract.noPublishers'),
});

/** X44: a publisher lets another publish in its place what a contract is about. Staff enter it. */
export const addSubAgreement = endpoint('POST /api/persons/publishers/contracts/:contractId/subAgreements', {
  access: 'staff',
  params: ofContract,
  body: request({
    publisherId: works.publisherId,
    startsOn: fields.startsOn,
    endsOn: works.endsOn,
    performanceShareHundredths: fields.performanceShareHundredths,
    mechanicalShareHundredths: fields.mechanicalShareHundredths,
    ...plainPayload(plainContract),
    ...agreementPayload,
    workIds: maybe(fields.workIds),
  }),
  /** Null while it waits for another of the staff (R136). */
  reply: created(response({ contractId: nullable(works.contractId) })),
  affects: contractReads,
});

export const listSubAgreements = endpoint('GET /api/persons/publishers/contracts/:contractId/subAgreements', {
  access: 'loggedIn',
  params: ofContract,
  query: paging,
  reply: list(ListedContract, 'contract.noneFound', sorts),
});

/** What shows a contract or its works. */
export function contractReads() {
  return [andBelow(listContracts), listPersonContracts, listContractWorks, listWorksOutside];
}
