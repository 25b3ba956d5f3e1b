import * as z from 'zod/mini';
import { endpoint, list, nothing } from '../platform/endpoint.ts';
import { isOwnRequest } from '../platform/fields/access.ts';
import * as money from '../platform/fields/money.ts';
import * as people from '../platform/fields/people.ts';
import { areHoldersSeen, unheardHolders } from '../platform/fields/contracts.ts';
import { contractId, isApproved, remark } from '../platform/fields/works.ts';
import { paging, pathId } from '../platform/paths.ts';
import { id, instant, text, yesNo } from '../platform/values.ts';
import { field, freeText, maybe, nullable, request, response } from '../platform/wire.ts';

// M14: what moves somebody's money or name is asked for by one of the staff and done by another.

/**
 * Join: an unknown author's works go to a registered one. Account: a person is paid into another account. Email: letters, among them
 * those that open a login, go to another address. Leaving: a membership ends, and what need not be kept is taken away. Staff: somebody
 * becomes an editor or an administrator. Tax: where a payee pays tax, and until when a certificate counts; for administrators alone (R128).
 * Contract: the terms of a publishing contract, its works, or who publishes in its publisher's place (R136). Kennitala: the national ID of
 * somebody on file who has none; for administrators alone too (O278).
 */
export const confirmationKinds = [
  'join',
  'account',
  'email',
  'leaving',
  'staff',
  'tax',
  'contract',
  'kennitala',
] as const;

export type ConfirmationKind = (typeof confirmationKinds)[number];

/** What of a contract would change: its terms, a work put in or taken out, or who publishes in its publisher’s place. */
export type ContractCall = 'terms' | 'worksIn' | 'workOut' | 'subAgreement';

/**
 * R140: why the reader may not confirm it. They asked for it themselves, it is their own role, the works of the unknown author would come to
 * them, it is their own tax, they are a party of the contract, or it is their own national ID.
 */
export const confirmationFaults = [
  'own',
  'ownRole',
  'ownAuthor',
  'ownTax',
  'ownContract',
  'ownPerson',
] as const;

export type ConfirmationFault = (typeof confirmationFaults)[number];

export const WaitingConfirmation = response({
  confirmationId: field('STADFESTING_NR', id),
  confirmationKind: field('TEGUND_STADFESTINGAR', z.literal(confirmationKinds)),
  /** Whose account it is, or who the unknown author turned out to be; null for staff who are nobody's card, and for another society. */
  personId: nullable(people.personId),
  name: people.name,
  askedBy: field('BEDID_AF', text),
  askedAt: field('DAGS_BEIDNI', instant),
  isOwnRequest,
  /** Null if the reader may confirm it; all of staff may refuse it. */
  confirmationFault: field('ASTAEDA_EKKI_STADFEST', z.nullable(z.literal(confirmationFaults))),
  /** How many of all that wait the reader may not confirm; the same in each row (R155). */
  othersCount: field('FJOLDI_HJA_ODRUM', z.int()),
  /** The unknown author. */
  authorId: nullable(people.authorId),
  displayName: nullable(people.displayName),
  intoAuthorId: field('INN_I_HOFUND_NR', z.nullable(id)),
  intoName: field('INN_I_NAFN', z.nullable(text)),
  bank: nullable(people.bank),
  ledger: nullable(people.ledger),
  account: nullable(people.account),
  email: nullable(people.email),
  userId: nullable(people.userId),
  role: nullable(people.role),
  /** The first six digits of the national ID of who becomes one of staff; the whole of one that is entered. */
  kennitala: nullable(people.kennitala),
  /** False where the login is only opened by another address. */
  isNewRole: field('ER_NYTT_HLUTVERK', z.nullable(yesNo)),
  residence: nullable(money.residence),
  certificateUntil: nullable(money.certificateUntil),
  contractId: nullable(contractId),
  /** What would change in the contract, in words. */
  contractSays: field('BREYTING_A_SAMNINGI', z.nullable(text)),
  /** Names of who holds the author’s right beside the author and has not agreed to the change (R202). */
  unheardHolders: nullable(unheardHolders),
});
export type WaitingConfirmation = z.output<typeof WaitingConfirmation>;

export const listWaitingConfirmations = endpoint('GET /api/confirmations', {
  access: 'staff',
  query: paging,
  reply: list(WaitingConfirmation, 'confirmation.noneWaiting', ['askedAt']),
});

export const decideConfirmation = endpoint('PATCH /api/confirmations/:confirmationId', {
  access: 'staff',
  params: { confirmationId: pathId('confirmationId') },
  body: request({
    isApproved,
    remark: maybe(freeText(2000, remark)),
    /** R202: needed where holders have not agreed to the change. */
    areHoldersSeen: maybe(areHoldersSeen),
  }),
  reply: nothing,
  affects: () => [listWaitingConfirmations],
});
