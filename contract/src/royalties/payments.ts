import * as z from 'zod/mini';
import { created, endpoint, file, list, one } from '../platform/endpoint.ts';
import * as advances from '../platform/fields/advances.ts';
import * as expected from '../platform/fields/expected.ts';
import * as distributions from '../platform/fields/distributions.ts';
import * as inheritances from '../platform/fields/inheritances.ts';
import * as money from '../platform/fields/money.ts';
import * as people from '../platform/fields/people.ts';
import { version } from '../platform/fields/version.ts';
import { ofPerson, paging, pathId } from '../platform/paths.ts';
import { field, freeText, maybe, nullable, request, response } from '../platform/wire.ts';
import { listControlReport, listLedgerAccounts, listLedgerEntries } from './ledger.ts';

// What payees have, and how it is paid (R3, R21–R26).

/** A payee with what it has; `personId` is null for another society. */
export const Payee = response({
  payeeId: money.payeeId,
  payeeName: money.payeeName,
  personId: nullable(people.personId),
  balanceIsk: money.balanceIsk,
  heldIsk: money.heldIsk,
  stopReason: nullable(money.stopReason),
  stopNote: nullable(money.stopNote),
  residence: money.residence,
  certificateUntil: nullable(money.certificateUntil),
  /** R21: nothing less is paid, where the payee wants more than the society's minimum. */
  leastIsk: nullable(money.leastIsk),
  accountEnd: nullable(money.accountEnd),
  version,
});
export type Payee = z.output<typeof Payee>;

export const listPayees = endpoint('GET /api/money/payees', {
  access: 'administrator',
  query: paging,
  reply: list(Payee, 'money.noPayees'),
});

export const changePayee = endpoint('PUT /api/money/payees/:payeeId', {
  access: 'administrator',
  masquerade: 'never',
  params: { payeeId: pathId('payeeId') },
  body: request({
    stopReason: maybe(money.stopReason),
    stopNote: maybe(freeText(500, money.stopNote)),
    residence: money.residence,
    certificateUntil: maybe(money.certificateUntil),
    leastIsk: maybe(money.leastIsk),
    version,
  }),
  reply: one(Payee),
  affects: () => [listPayees, previewPayRun, getBalance],
});

/** What a payee would be paid, or why nothing. */
export const PreviewedPayment = response({
  payeeId: money.payeeId,
  payeeName: money.payeeName,
  balanceIsk: money.balanceIsk,
  withheldIsk: money.withheldIsk,
  paidIsk: money.paidIsk,
  leftOutReason: nullable(money.leftOutReason),
});
export type PreviewedPayment = z.output<typeof PreviewedPayment>;

const terms = {
  balanceDay: money.balanceDay,
  payOn: money.payOn,
  leastIsk: money.leastIsk,
};

export const previewPayRun = endpoint('GET /api/money/payRuns/preview', {
  access: 'administrator',
  query: {
    ...paging,
    balanceDay: field('dagur', terms.balanceDay.schema),
    payOn: field('greidsludagur', terms.payOn.schema),
    leastIsk: field(
      'lagmark',
      z.codec(z.string().check(z.regex(/^[1-9][0-9]{0,7}$/u)), z.int(), { decode: Number, encode: String }),
    ),
  },
  reply: list(PreviewedPayment, 'money.nobodyToPay'),
});

export const PayRun = response({
  payRunId: money.payRunId,
  payRunState: money.payRunState,
  ...terms,
  paymentCount: money.paymentCount,
  leftOutCount: money.leftOutCount,
  paidIsk: money.paidIsk,
  withheldIsk: money.withheldIsk,
  /** Payments that the bank has not answered. */
  waitingCount: money.waitingCount,
  rejectedCount: money.rejectedCount,
  askedBy: money.askedBy,
  askedAt: money.askedAt,
  decidedBy: nullable(money.decidedBy),
  mayDecide: money.mayDecide,
});
export type PayRun = z.output<typeof PayRun>;

export const listPayRuns = endpoint('GET /api/money/payRuns', {
  access: 'administrator',
  query: paging,
  reply: list(PayRun, 'money.noPayRuns'),
});

const ofRun = { payRunId: pathId('payRunId') };
const paying = () => [
  listPayRuns,
  getPayRun,
  listRunPayments,
  listLeftOut,
  previewPayRun,
  listPayees,
  getBalance,
  listPayments,
  listLedgerAccounts,
  listLedgerEntries,
  listControlReport,
];

export const getPayRun = endpoint('GET /api/money/payRuns/:payRunId', {
  access: 'administrator',
  params: ofRun,
  reply: one(PayRun),
});

export const freezePayRun = endpoint('POST /api/money/payRuns', {
  access: 'administrator',
  masquerade: 'never',
  body: request(terms),
  reply: created(PayRun),
  affects: paying,
});

export const approvePayRun = endpoint('POST /api/money/payRuns/:payRunId/approve', {
  access: 'administrator',
  masquerade: 'never',
  params: ofRun,
  reply: one(PayRun),
  affects: paying,
});

export const cancelPayRun = endpoint('POST /api/money/payRuns/:payRunId/cancel', {
  access: 'administrator',
  masquerade: 'never',
  params: ofRun,
  reply: one(PayRun),
  affects: paying,
});

/** A payment as staff see it. */
export const RunPayment = response({
  paymentId: money.paymentId,
  payeeId: money.payeeId,
  payeeName: money.payeeName,
  endToEndId: money.endToEndId,
  balanceIsk: money.balanceIsk,
  withheldIsk: money.withheldIsk,
  paidIsk: money.paidIsk,
  accountEnd: money.accountEnd,
  /** Null into an account at home. */
  currency: nullable(distributions.currency),
  paymentState: money.paymentState,
  reasonCode: nullable(money.reasonCode),
  reasonText: nullable(money.reasonText),
});
export type RunPayment = z.output<typeof RunPayment>;

export const listRunPayments = endpoint('GET /api/money/payRuns/:payRunId/payments', {
  access: 'administrator',
  params: ofRun,
  query: paging,
  reply: list(RunPayment, 'money.noPayments'),
});

export const listLeftOut = endpoint('GET /api/money/payRuns/:payRunId/leftOut', {
  access: 'administrator',
  params: ofRun,
  query: paging,
  reply: list(PreviewedPayment, 'money.noneLeftOut'),
});

export const getPaymentFile = endpoint('GET /api/money/payRuns/:payRunId/payments.xml', {
  access: 'administrator',
  writes: true,
  masquerade: 'never',
  params: ofRun,
  reply: file('application/xml; charset=utf-8'),
});

export const getPaymentSheet = endpoint('GET /api/money/payRuns/:payRunId/payments.csv', {
  access: 'administrator',
  writes: true,
  masquerade: 'never',
  params: ofRun,
  reply: file('text/csv; charset=utf-8'),
});

/** What was read of an answer of the bank. The same file again changes nothing. */
export const BankAnswer = response({
  paidCount: money.paidCount,
  rejectedCount: money.rejectedCount,
  returnedCount: money.returnedCount,
  otherCount: money.otherCount,
  duplicateCount: money.duplicateCount,
});
export type BankAnswer = z.output<typeof BankAnswer>;

export const readBankAnswer = endpoint('POST /api/money/bankAnswers', {
  access: 'administrator',
  masquerade: 'never',
  body: request({
    bankFile: { ...money.bankFile, schema: z.string().check(z.minLength(1), z.maxLength(8_000_000)) },
  }),
  mostBytes: 10_000_000,
  reply: one(BankAnswer),
  affects: paying,
});

export const getTaxSheet = endpoint('GET /api/money/withheldTax/:taxYear', {
  access: 'administrator',
  masquerade: 'never',
  params: { taxYear: pathId('taxYear') },
  reply: file('text/csv; charset=utf-8'),
});

/** R26: what somebody has with the society. */
export const Balance = response({
  balanceIsk: money.balanceIsk,
  heldIsk: money.heldIsk,
  /** What is left to recover of advances (R24). */
  advanceLeftIsk: advances.advanceLeftIsk,
  /** Their part of what is left to recover of advances to those whose rights they have inherited (R203). */
  inheritedAdvanceLeftIsk: advances.inheritedAdvanceLeftIsk,
  /** What came from estates (H104). */
  inheritedIsk: inheritances.inheritedIsk,
  /** What may come of usage that no run has paid (R28). */
  expectedLeastIsk: expected.expectedLeastIsk,
  expectedMostIsk: expected.expectedMostIsk,
  /** Sent to the bank, and not answered. */
  paymentIsk: money.paymentIsk,
  stopReason: nullable(money.stopReason),
  /** The payee's own minimum, where there is one (R72). */
  leastIsk: nullable(money.leastIsk),
  accountEnd: nullable(money.accountEnd),
});
export type Balance = z.output<typeof Balance>;

export const getBalance = endpoint('GET /api/persons/:personId/balance', {
  access: 'loggedIn',
  keyScope: 'readMoney',
  params: ofPerson,
  reply: one(Balance),
});

/** The payee says how little to pay, or leaves it to the society (R72). Nobody does it for another here. */
export const chooseLeast = endpoint('PUT /api/persons/:personId/leastPayment', {
  access: 'registering',
  masquerade: 'never',
  params: ofPerson,
  body: request({ leastIsk: nullable(money.leastIsk) }),
  reply: one(Balance),
  affects: () => [getBalance, listPayees, previewPayRun],
});

/** A payment as its payee sees it: the account by its last four digits. */
export const Payment = response({
  paymentId: money.paymentId,
  payOn: money.payOn,
  paymentState: money.paymentState,
  balanceIsk: money.balanceIsk,
  withheldIsk: money.withheldIsk,
  paidIsk: money.paidIsk,
  taxPercent: money.taxPercent,
  accountEnd: money.accountEnd,
  currency: nullable(distributions.currency),
  endToEndId: money.endToEndId,
  reasonCode: nullable(money.reasonCode),
});
export type Payment = z.output<typeof Payment>;

export const listPayments = endpoint('GET /api/persons/:personId/payments', {
  access: 'loggedIn',
  keyScope: 'readMoney',
  params: ofPerson,
  query: paging,
  reply: list(Payment, 'money.noPayments'),
});
