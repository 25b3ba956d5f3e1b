import type * as z from 'zod/mini';
import { created, endpoint, list, nothing } from '../platform/endpoint.ts';
import * as distributions from '../platform/fields/distributions.ts';
import * as fields from '../platform/fields/foreignAccounts.ts';
import * as money from '../platform/fields/money.ts';
import * as works from '../platform/fields/works.ts';
import { paging, pathId } from '../platform/paths.ts';
import { atMost, lineText, maybe, nullable, request, response } from '../platform/wire.ts';
import { getBalance, listPayees, previewPayRun } from './payments.ts';

// R42: accounts abroad. One administrator enters what the payee has given, another approves it, and it counts three days later.

export const ForeignAccount = response({
  foreignAccountId: fields.foreignAccountId,
  payeeId: money.payeeId,
  payeeName: money.payeeName,
  iban: fields.iban,
  bic: fields.bic,
  currency: distributions.currency,
  payeeStreet: fields.payeeStreet,
  payeePostalCode: nullable(fields.payeePostalCode),
  payeeTown: fields.payeeTown,
  countryCode: fields.countryCode,
  foreignAccountState: fields.foreignAccountState,
  accountCountsFrom: nullable(fields.accountCountsFrom),
  askedBy: money.askedBy,
  decidedBy: nullable(money.decidedBy),
  mayDecide: money.mayDecide,
});
export type ForeignAccount = z.output<typeof ForeignAccount>;

export const listForeignAccounts = endpoint('GET /api/money/foreignAccounts', {
  access: 'administrator',
  query: paging,
  reply: list(ForeignAccount, 'money.noForeignAccounts'),
});

export const askForForeignAccount = endpoint('POST /api/money/foreignAccounts', {
  access: 'administrator',
  masquerade: 'never',
  body: request({
    payeeId: money.payeeId,
    iban: fields.typedCode(fields.iban, 60),
    bic: fields.typedCode(fields.bic, 20),
    currency: fields.typedCode(distributions.currency, 5),
    payeeStreet: atMost(70, fields.payeeStreet),
    payeePostalCode: maybe(lineText(16, fields.payeePostalCode)),
    payeeTown: atMost(35, fields.payeeTown),
    countryCode: fields.typedCode(fields.countryCode, 5),
  }),
  reply: created(ForeignAccount),
  affects: () => [listForeignAccounts],
});

/** Approves one that waits, or refuses it; one that is in force is only ended. */
export const decideForeignAccount = endpoint('PATCH /api/money/foreignAccounts/:foreignAccountId', {
  access: 'administrator',
  masquerade: 'never',
  params: { foreignAccountId: pathId('foreignAccountId') },
  body: request({ isApproved: works.isApproved }),
  reply: nothing,
  affects: () => [listForeignAccounts, listPayees, previewPayRun, getBalance],
});
