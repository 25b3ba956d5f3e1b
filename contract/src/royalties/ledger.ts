import * as z from 'zod/mini';
import { endpoint, list } from '../platform/endpoint.ts';
import * as distributions from '../platform/fields/distributions.ts';
import * as money from '../platform/fields/money.ts';
import * as works from '../platform/fields/works.ts';
import { paging, queryId } from '../platform/paths.ts';
import { day } from '../platform/values.ts';
import { field, nullable, optional, response } from '../platform/wire.ts';

// The ledger: where each króna lies, and how it came there (R18, R19).

/** An account with what it has. Those of payees have one row together, since there are as many as payees. */
export const LedgerAccount = response({
  ledgerKind: money.ledgerKind,
  categoryId: nullable(distributions.categoryId),
  categoryName: nullable(works.categoryName),
  poolName: nullable(money.poolName),
  periodName: nullable(works.periodName),
  /** Null for the row of all payees. */
  ledgerAccountId: nullable(money.ledgerAccountId),
  balanceIsk: money.balanceIsk,
  entryCount: money.entryCount,
});
export type LedgerAccount = z.output<typeof LedgerAccount>;

export const listLedgerAccounts = endpoint('GET /api/money/accounts', {
  access: 'administrator',
  query: paging,
  reply: list(LedgerAccount, 'money.noEntries'),
});

const between = { fromDay: optional(field('dateFrom', day)), toDay: optional(field('dateTo', day)) };

export const LedgerEntry = response({
  transactionId: money.transactionId,
  entryKind: money.entryKind,
  bookedOn: money.bookedOn,
  ledgerKind: money.ledgerKind,
  categoryName: nullable(works.categoryName),
  poolName: nullable(money.poolName),
  payeeName: nullable(money.payeeName),
  incomeId: nullable(money.incomeId),
  distributionId: nullable(works.distributionId),
  amountIsk: distributions.amountIsk,
});
export type LedgerEntry = z.output<typeof LedgerEntry>;

/** The figures of the control report, each a group of kinds of account. */
export const controlFigures = ['cameIn', 'payable', 'deducted', 'kept', 'unclaimed', 'carried'] as const;
export type ControlFigure = (typeof controlFigures)[number];

export const listLedgerEntries = endpoint('GET /api/money/entries', {
  access: 'administrator',
  query: {
    ...paging,
    ...between,
    ledgerAccountId: queryId('lykill'),
    categoryId: queryId('flokkur'),
    figure: optional(field('tala', z.literal(controlFigures))),
  },
  reply: list(LedgerEntry, 'money.noEntries'),
});

/** R19: of a category and days: what came in is payable, deducted, kept, given away as unclaimed and carried over, to the eyrir. */
export const ControlLine = response({
  categoryId: distributions.categoryId,
  categoryName: works.categoryName,
  cameInIsk: money.cameInIsk,
  payableIsk: money.payableIsk,
  deductedIsk: money.deductedIsk,
  keptIsk: money.keptIsk,
  unclaimedIsk: money.unclaimedIsk,
  carriedIsk: money.carriedIsk,
});
export type ControlLine = z.output<typeof ControlLine>;

export const listControlReport = endpoint('GET /api/money/control', {
  access: 'administrator',
  query: { ...paging, ...between },
  reply: list(ControlLine, 'money.noEntries'),
});
