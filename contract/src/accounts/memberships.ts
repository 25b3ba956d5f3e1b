import * as z from 'zod/mini';
import { endpoint, list, nothing, one } from '../platform/endpoint.ts';
import { language } from '../platform/fields/language.ts';
import * as people from '../platform/fields/people.ts';
import { isApproved, registrantName, remark } from '../platform/fields/works.ts';
import { paging, pathId, pathText } from '../platform/paths.ts';
import { id, instant, yesNo } from '../platform/values.ts';
import {
  atMost,
  field,
  freeText,
  lineText,
  maybe,
  nullable,
  optional,
  request,
  response,
} from '../platform/wire.ts';

// J7: anyone who is named on a work and is not a member joins the society by the link of the letter about the work.

const byLetter = { token: pathText('token') };

/** Open: may be applied. Waiting: has been sent. Member: is one already. */
export const membershipStates = ['open', 'waiting', 'member'] as const;

export const Membership = response({
  /** As anyone who registered the work typed it. */
  name: people.name,
  societyName: people.societyName,
  membershipState: field('STADA_ADILDAR', z.literal(membershipStates)),
});
export type Membership = z.output<typeof Membership>;

export const getMembership = endpoint('GET /api/memberships/:token', {
  access: 'public',
  writes: true,
  params: byLetter,
  reply: one(Membership),
});

export const isMandated = field('VEITIR_UMBOD', yesNo);
export const isConsented = field('SAMTHYKKIR_VINNSLU', yesNo);

export const NewMembershipApplication = request({
  kennitala: people.kennitala,
  name: atMost(200, people.name),
  street: atMost(200, people.street),
  postalCode: atMost(20, people.postalCode),
  phone: maybe(lineText(60, people.phone)),
  bank: atMost(20, people.bank),
  ledger: atMost(20, people.ledger),
  account: atMost(20, people.account),
  isMandated,
  isConsented,
  language: optional(language),
});
export type NewMembershipApplication = z.output<typeof NewMembershipApplication>;

export const applyForMembership = endpoint('POST /api/memberships/:token', {
  access: 'public',
  params: byLetter,
  body: NewMembershipApplication,
  reply: nothing,
  affects: () => [getMembership],
});

/** An application as staff see it, with the account to be paid into. */
export const MembershipApplication = response({
  membershipApplicationId: field('ADILDARUMSOKN_NR', id),
  personId: people.personId,
  authorId: people.authorId,
  /** The unknown author as registered. */
  displayName: people.displayName,
  worksAsAuthor: people.worksAsAuthor,
  /** Who registered the author's works, and typed the address that the letter went to. */
  registrantName,
  kennitala: people.kennitala,
  name: people.name,
  street: people.street,
  postalCode: people.postalCode,
  postOffice: nullable(people.postOffice),
  phone: nullable(people.phone),
  email: nullable(people.email),
  bank: people.bank,
  ledger: people.ledger,
  account: people.account,
  sentAt: field('DAGS_SENT', instant),
});
export type MembershipApplication = z.output<typeof MembershipApplication>;

export const listMembershipApplications = endpoint('GET /api/desk/memberships', {
  access: 'staff',
  query: paging,
  reply: list(MembershipApplication, 'membership.noneWaiting', ['sentAt']),
});

export const decideMembership = endpoint('PATCH /api/desk/memberships/:membershipApplicationId', {
  access: 'staff',
  params: { membershipApplicationId: pathId('membershipApplicationId') },
  body: request({ isApproved, remark: maybe(freeText(2000, remark)) }),
  reply: nothing,
  affects: () => [listMembershipApplications],
});
