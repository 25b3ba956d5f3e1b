import * as z from 'zod/mini';
import { andBelow, created, endpoint, list, nothing, one } from '../platform/endpoint.ts';
import { advanceLeftIsk } from '../platform/fields/advances.ts';
import * as fields from '../platform/fields/estates.ts';
import { getPersonCard, listPersonRights } from '../people/persons.ts';
import { paging, pathId } from '../platform/paths.ts';
import { field, freeText, lineText, maybe, nullable, request, response } from '../platform/wire.ts';
import { isApproved } from '../platform/fields/works.ts';

// H110–H118: what somebody who has died held goes to their heirs, from a day.

export const mostHeirs = 20;
/** So many reports of one user may wait. */
export const mostReports = 5;

/** H111: whom a member names in advance. */
const namedHeir = {
  heirName: lineText(200, fields.heirName),
  heirKennitala: maybe(lineText(11, fields.heirKennitala)),
  heirShare: maybe(fields.heirShare),
};
export const NamedHeir = response({
  heirName: fields.heirName,
  heirKennitala: nullable(fields.heirKennitala),
  heirShare: nullable(fields.heirShare),
});
export type NamedHeir = z.output<typeof NamedHeir>;
export const NamedHeirs = response({
  heirs: field('TILNEFNDIR_ERFINGJAR', z.array(NamedHeir)),
  ownEstate: nullable(fields.ownEstate),
  passesFrom: nullable(fields.passesFrom),
});

export const getNamedHeirs = endpoint('GET /api/heirs', {
  access: 'loggedIn',
  masquerade: 'never',
  reply: one(NamedHeirs),
});

export const nameHeirs = endpoint('PUT /api/heirs', {
  access: 'registering',
  masquerade: 'never',
  body: request({
    heirs: field('TILNEFNDIR_ERFINGJAR', z.array(request(namedHeir)).check(z.maxLength(mostHeirs))),
  }),
  reply: nothing,
  affects: () => [getNamedHeirs],
});

export const EstateHeir = response({
  heirId: fields.heirId,
  heirName: fields.heirName,
  heirShare: fields.heirShare,
});
export type EstateHeir = z.output<typeof EstateHeir>;

/** What only staff read is null to who reported the death. */
export const Estate = response({
  estateId: fields.estateId,
  deceasedName: fields.deceasedName,
  deceasedKennitala: nullable(fields.deceasedKennitala),
  deceasedOn: fields.deceasedOn,
  estateRemark: nullable(fields.estateRemark),
  estateState: fields.estateState,
  reportedBy: fields.reportedBy,
  reportedAt: fields.reportedAt,
  deceasedId: nullable(fields.deceasedId),
  registeredName: nullable(fields.registeredName),
  registeredKennitala: nullable(fields.registeredKennitala),
  estateBasis: nullable(fields.estateBasis),
  heirsFrom: nullable(fields.heirsFrom),
  proposedBy: nullable(fields.proposedBy),
  estateDecidedBy: nullable(fields.estateDecidedBy),
  estateDecidedAt: nullable(fields.estateDecidedAt),
  estateDecision: nullable(fields.estateDecision),
  passesFrom: nullable(fields.passesFrom),
  /** Who asked for it to be undone (R224), why, and whether it is the death that was wrong. */
  undoAskedBy: nullable(fields.undoAskedBy),
  undoneBy: nullable(fields.undoneBy),
  undoReason: nullable(fields.undoReason),
  isAlive: nullable(fields.isAlive),
  mayDecideUndo: fields.mayDecideUndo,
  isOwnProposal: fields.isOwnProposal,
  mayAttachToEstate: fields.mayAttachToEstate,
  heldAuthors: nullable(fields.heldAuthors),
  /** What is left to recover of advances to who has died, which the heirs' parts go on recovering (R203). */
  advanceLeftIsk: nullable(advanceLeftIsk),
  heirs: field('ERFINGJAR', z.array(EstateHeir)),
  namedHeirs: field('TILNEFNDIR_ERFINGJAR', z.array(NamedHeir)),
});
export type Estate = z.output<typeof Estate>;

const ofEstate = { estateId: pathId('estateId') };

export const listEstates = endpoint('GET /api/estates', {
  access: 'loggedIn',
  query: paging,
  reply: list(Estate, 'estate.noneFound'),
});

export const getEstate = endpoint('GET /api/estates/:estateId', {
  access: 'loggedIn',
  params: ofEstate,
  reply: one(Estate),
});

export const EstateNumber = response({ estateId: fields.estateId });

export const reportDeath = endpoint('POST /api/estates', {
  access: 'registering',
  masquerade: 'refused',
  body: request({
    deceasedName: lineText(200, fields.deceasedName),
    deceasedKennitala: maybe(lineText(11, fields.deceasedKennitala)),
    deceasedOn: fields.deceasedOn,
    estateRemark: maybe(freeText(2000, fields.estateRemark)),
  }),
  reply: created(EstateNumber),
  affects: () => [listEstates],
});

export const NewDivision = request({
  deceasedId: fields.deceasedId,
  deceasedOn: fields.deceasedOn,
  heirsFrom: fields.heirsFrom,
  estateBasis: fields.estateBasis,
  heirs: field(
    'ERFINGJAR',
    z.array(request({ heirId: fields.heirId, heirShare: fields.heirShare })).check(z.maxLength(mostHeirs)),
  ),
});
export type NewDivision = z.output<typeof NewDivision>;

export const proposeDivision = endpoint('PUT /api/estates/:estateId/division', {
  access: 'staff',
  masquerade: 'never',
  params: ofEstate,
  body: NewDivision,
  reply: nothing,
  affects: () => [listEstates, andBelow(listEstates)],
});

export const decideOnEstate = endpoint('PATCH /api/estates/:estateId', {
  access: 'administrator',
  masquerade: 'never',
  params: ofEstate,
  body: request({ isApproved, estateDecision: maybe(freeText(2000, fields.estateDecision)) }),
  reply: nothing,
  affects: () => [listEstates, andBelow(listEstates), getPersonCard, listPersonRights],
});

/** H126: who is said to have died says that they have not. */
export const stopEstate = endpoint('POST /api/estates/:estateId/stop', {
  access: 'loggedIn',
  masquerade: 'never',
  params: ofEstate,
  reply: nothing,
  affects: () => [getNamedHeirs, listEstates, andBelow(listEstates)],
});

/** H127, R224: asks for a wrong division to be undone, with the reason; another decides. */
export const askToUndoEstate = endpoint('POST /api/estates/:estateId/undo', {
  access: 'administrator',
  masquerade: 'never',
  params: ofEstate,
  body: request({ undoReason: maybe(freeText(2000, fields.undoReason)), isAlive: fields.isAlive }),
  reply: nothing,
  affects: () => [listEstates, andBelow(listEstates)],
});

/** R224: undoes it, as another than who asked, as long as nobody has been paid by it; or refuses that. */
export const decideUndoingEstate = endpoint('PATCH /api/estates/:estateId/undo', {
  access: 'administrator',
  masquerade: 'never',
  params: ofEstate,
  body: request({ isApproved }),
  reply: nothing,
  affects: () => [listEstates, andBelow(listEstates), getPersonCard, listPersonRights],
});
