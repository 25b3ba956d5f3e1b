import type * as z from 'zod/mini';
import { created, endpoint, list, nothing, one } from '../platform/endpoint.ts';
import * as advances from '../platform/fields/advances.ts';
import * as distributions from '../platform/fields/distributions.ts';
import * as money from '../platform/fields/money.ts';
import * as people from '../platform/fields/people.ts';
import * as works from '../platform/fields/works.ts';
import { ofPerson, paging, pathId } from '../platform/paths.ts';
import { nullable, request, response } from '../platform/wire.ts';
import { listLedgerAccounts, listLedgerEntries } from './ledger.ts';
import { getBalance, listPayees, previewPayRun } from './payments.ts';

// R24: money paid ahead of what will be distributed, and what distributions recover of it.

export const Advance = response({
  advanceId: advances.advanceId,
  personId: people.personId,
  payeeName: money.payeeName,
  advanceIsk: advances.advanceIsk,
  recoveredPercent: advances.recoveredPercent,
  advanceReason: advances.advanceReason,
  advanceState: advances.advanceState,
  recoveredIsk: advances.recoveredIsk,
  advanceLeftIsk: advances.advanceLeftIsk,
  /** Of a payee who has died: who has inherited the rights, from which it is recovered (R203). */
  heirNames: nullable(advances.heirNames),
  askedBy: money.askedBy,
  askedAt: money.askedAt,
  decidedBy: nullable(money.decidedBy),
  mayDecide: money.mayDecide,
  writeOffReason: nullable(advances.writeOffReason),
  writeOffAskedBy: nullable(advances.writeOffAskedBy),
  writeOffIsk: nullable(advances.writeOffIsk),
  mayDecideWriteOff: advances.mayDecideWriteOff,
  /** Of one that is being recovered: what may yet recover it (R231). */
  awaitedIsk: advances.awaitedIsk,
  isBeingRecovered: advances.isBeingRecovered,
});
export type Advance = z.output<typeof Advance>;

export const listAdvances = endpoint('GET /api/money/advances', {
  access: 'administrator',
  query: paging,
  reply: list(Advance, 'money.noAdvances'),
});

export const askForAdvance = endpoint('POST /api/money/advances', {
  access: 'administrator',
  masquerade: 'never',
  body: request({
    personId: people.personId,
    advanceIsk: advances.advanceIsk,
    recoveredPercent: advances.recoveredPercent,
    advanceReason: advances.advanceReason,
  }),
  reply: created(Advance),
  affects: () => [listAdvances],
});

const ofAdvance = { advanceId: pathId('advanceId') };
const booked = () => [
  listAdvances,
  listAdvanceSteps,
  listPayees,
  previewPayRun,
  getBalance,
  listLedgerAccounts,
  listLedgerEntries,
];

export const decideAdvance = endpoint('PATCH /api/money/advances/:advanceId', {
  access: 'administrator',
  masquerade: 'never',
  params: ofAdvance,
  body: request({ isApproved: works.isApproved }),
  reply: nothing,
  affects: booked,
});

export const cancelAdvance = endpoint('POST /api/money/advances/:advanceId/cancel', {
  access: 'administrator',
  masquerade: 'never',
  params: ofAdvance,
  reply: one(Advance),
  affects: booked,
});

export const askForWriteOff = endpoint('POST /api/money/advances/:advanceId/writeOff', {
  access: 'administrator',
  masquerade: 'never',
  params: ofAdvance,
  body: request({ writeOffReason: advances.writeOffReason }),
  reply: one(Advance),
  affects: () => [listAdvances],
});

export const decideWriteOff = endpoint('PATCH /api/money/advances/:advanceId/writeOff', {
  access: 'administrator',
  masquerade: 'never',
  params: ofAdvance,
  body: request({ isApproved: works.isApproved }),
  reply: nothing,
  affects: booked,
});

/** A step of an advance as its payee reads it: granted, recovered by a distribution, cancelled, or written off. */
export const AdvanceStep = response({
  /** Who has died, where it was not the reader's own: the heirs' part recovers it (R203). */
  payeeName: nullable(money.payeeName),
  advanceId: advances.advanceId,
  advanceStepKind: advances.advanceStepKind,
  steppedOn: advances.steppedOn,
  distributionName: nullable(works.distributionName),
  amountIsk: distributions.amountIsk,
  /** What was left of the advance after it. */
  advanceLeftIsk: advances.advanceLeftIsk,
});
export type AdvanceStep = z.output<typeof AdvanceStep>;

export const listAdvanceSteps = endpoint('GET /api/persons/:personId/advances', {
  access: 'loggedIn',
  keyScope: 'readMoney',
  params: ofPerson,
  query: paging,
  reply: list(AdvanceStep, 'money.noAdvances'),
});
