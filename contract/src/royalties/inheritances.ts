import * as z from 'zod/mini';
import { endpoint, list, nothing } from '../platform/endpoint.ts';
import * as estates from '../platform/fields/estates.ts';
import * as inheritances from '../platform/fields/inheritances.ts';
import * as money from '../platform/fields/money.ts';
import * as works from '../platform/fields/works.ts';
import { paging, pathId } from '../platform/paths.ts';
import { field, freeText, maybe, nullable, request, response } from '../platform/wire.ts';
import { listLedgerAccounts, listLedgerEntries } from './ledger.ts';
import { getBalance, listPayees, previewPayRun } from './payments.ts';

// H103–H105, R230: what a payee who has died has with the society goes to their heirs.

export const Inheritance = response({
  inheritanceId: inheritances.inheritanceId,
  inheritanceIsk: inheritances.inheritanceIsk,
  inheritanceState: inheritances.inheritanceState,
  askedBy: money.askedBy,
  askedAt: money.askedAt,
  decidedBy: nullable(money.decidedBy),
  mayDecide: money.mayDecide,
  /** Who asked to take it back, and why (R230). */
  undoAskedBy: nullable(estates.undoAskedBy),
  undoReason: nullable(estates.undoReason),
  mayUndo: inheritances.mayUndo,
  mayDecideUndo: estates.mayDecideUndo,
});
export type Inheritance = z.output<typeof Inheritance>;

/** An heir, and what they get of what waits to be decided on, or else of what can go to the heirs now. */
export const HeirPart = response({
  heirName: estates.heirName,
  heirShare: estates.heirShare,
  inheritanceIsk: inheritances.inheritanceIsk,
});

/** What the one who died has, by the newest division of the estate, and what has gone to the heirs; the newest first. */
export const EstateBalance = response({
  estateId: estates.estateId,
  registeredName: estates.registeredName,
  deceasedOn: estates.deceasedOn,
  estateIsk: inheritances.estateIsk,
  inheritanceFinding: nullable(inheritances.inheritanceFinding),
  heirs: field('HLUTIR_ERFINGJA', z.array(HeirPart)),
  inheritances: field('ARFUR', z.array(Inheritance)),
});
export type EstateBalance = z.output<typeof EstateBalance>;

export const listEstateBalances = endpoint('GET /api/money/inheritances', {
  access: 'administrator',
  query: paging,
  reply: list(EstateBalance, 'money.noInheritances'),
});

/** Asks another administrator to pass all that can go to the heirs. */
export const askForInheritance = endpoint('POST /api/money/inheritances', {
  access: 'administrator',
  masquerade: 'never',
  body: request({ estateId: estates.estateId }),
  reply: nothing,
  affects: () => [listEstateBalances],
});

const ofInheritance = { inheritanceId: pathId('inheritanceId') };
const booked = () => [
  listEstateBalances,
  listPayees,
  previewPayRun,
  getBalance,
  listLedgerAccounts,
  listLedgerEntries,
];

export const decideInheritance = endpoint('PATCH /api/money/inheritances/:inheritanceId', {
  access: 'administrator',
  masquerade: 'never',
  params: ofInheritance,
  body: request({ isApproved: works.isApproved }),
  reply: nothing,
  affects: booked,
});

/** R230: asks another administrator to take it back from the heirs, with the reason. */
export const askToUndoInheritance = endpoint('POST /api/money/inheritances/:inheritanceId/undo', {
  access: 'administrator',
  masquerade: 'never',
  params: ofInheritance,
  body: request({ undoReason: maybe(freeText(500, estates.undoReason)) }),
  reply: nothing,
  affects: () => [listEstateBalances],
});

/** R230: takes it back, as another than who asked, or refuses that. */
export const decideUndoingInheritance = endpoint('PATCH /api/money/inheritances/:inheritanceId/undo', {
  access: 'administrator',
  masquerade: 'never',
  params: ofInheritance,
  body: request({ isApproved: works.isApproved }),
  reply: nothing,
  affects: booked,
});
