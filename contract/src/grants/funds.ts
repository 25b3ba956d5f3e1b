import * as z from 'zod/mini';
import { andBelow, created, endpoint, list, nothing, one } from '../platform/endpoint.ts';
import * as funds from './fields.ts';
import { paging, pathId, queryId } from '../platform/paths.ts';
import { field, nullable, request, response } from '../platform/wire.ts';

const ofFund = { fundId: pathId('fundId') };
const ofPeriod = { fundPeriodId: pathId('fundPeriodId') };
const version = field('UTGAFA', z.int().check(z.minimum(0)));

/** A fund that grants are applied for from, named in the language of the request (L3.19). */
export const Fund = response({ fundId: funds.fundId, fundName: funds.fundName });
export type Fund = z.output<typeof Fund>;

export const listFunds = endpoint('GET /api/funds', {
  access: 'loggedIn',
  query: paging,
  reply: list(Fund, 'fund.noneFound'),
});

const period = {
  fundPeriodId: funds.fundPeriodId,
  fundPeriodName: funds.fundPeriodName,
  isPeriodClosed: funds.isPeriodClosed,
  season: funds.season,
  fundId: funds.fundId,
  fundName: funds.fundName,
  year: funds.year,
  opensOn: funds.opensOn,
  closesOn: funds.closesOn,
  periodState: funds.periodState,
};

/** A time in which a fund takes applications (L3.19). One whose first day is ahead takes none, and says so as closed. */
export const FundPeriod = response(period);
export type FundPeriod = z.output<typeof FundPeriod>;

export const listAllFundPeriods = endpoint('GET /api/funds/dates', {
  access: 'loggedIn',
  query: paging,
  reply: list(FundPeriod, 'fund.noPeriods'),
});

export const listFundPeriods = endpoint('GET /api/funds/:fundId/dates', {
  access: 'loggedIn',
  params: ofFund,
  query: paging,
  reply: list(FundPeriod, 'fund.noPeriods'),
});

/** A fund as staff name it. */
export const NamedFund = response({
  fundId: funds.fundId,
  fundNameIs: funds.fundNameIs,
  fundNameEn: funds.fundNameEn,
  version,
});
export type NamedFund = z.output<typeof NamedFund>;

export const listNamedFunds = endpoint('GET /api/funds/names', {
  access: 'staff',
  query: paging,
  reply: list(NamedFund, 'fund.noneFound'),
});

const fundNameOf = (text: typeof funds.fundNameIs) => ({
  ...text,
  schema: text.schema.check(z.regex(/\S/u, 'value.missing'), z.maxLength(100)),
});

export const renameFund = endpoint('PUT /api/funds/:fundId', {
  access: 'staff',
  params: ofFund,
  body: request({
    fundNameIs: fundNameOf(funds.fundNameIs),
    fundNameEn: fundNameOf(funds.fundNameEn),
    version,
  }),
  reply: nothing,
  affects: () => [andBelow(listFunds)],
});

/** A period as staff see it, with what came of it so far, and its budget (R220), of which members see nothing. */
const deskPeriod = {
  ...period,
  applicationCount: funds.applicationCount,
  decidedCount: funds.decidedCount,
  amountIsk: funds.amountIsk,
  grantedAmountIsk: funds.grantedAmountIsk,
  /** Grants that wait for another of the staff, and what they come to (R222). */
  proposedCount: funds.proposedCount,
  proposedGrantIsk: funds.proposedGrantIsk,
  /** Null where no limit is stated. */
  fundBudgetIsk: nullable(funds.fundBudgetIsk),
  fundBudgetBy: nullable(funds.fundBudgetBy),
  fundBudgetAt: nullable(funds.fundBudgetAt),
  /** Null for who did not enter the budget. */
  ownGrantLimitIsk: nullable(funds.ownGrantLimitIsk),
  version,
};
export const DeskPeriod = response(deskPeriod);
export type DeskPeriod = z.output<typeof DeskPeriod>;
/** A period by itself, with whether the reader may enter its budget. */
export const OpenedPeriod = response({ ...deskPeriod, mayEnterBudget: funds.mayEnterBudget });
export type OpenedPeriod = z.output<typeof OpenedPeriod>;

export const listDeskPeriods = endpoint('GET /api/funds/periods', {
  access: 'staff',
  query: { ...paging, fundId: queryId('fundId') },
  reply: list(DeskPeriod, 'fund.noPeriods', ['opensOn', 'closesOn', 'fundId', 'applicationCount']),
});

export const getDeskPeriod = endpoint('GET /api/funds/periods/:fundPeriodId', {
  access: 'staff',
  params: ofPeriod,
  reply: one(OpenedPeriod),
});

const periodTerms = {
  season: funds.season,
  year: funds.year,
  opensOn: funds.opensOn,
  closesOn: funds.closesOn,
};
export const NewPeriod = request({ fundId: funds.fundId, ...periodTerms });
export type NewPeriod = z.output<typeof NewPeriod>;

export const addFundPeriod = endpoint('POST /api/funds/periods', {
  access: 'staff',
  body: NewPeriod,
  reply: created(OpenedPeriod),
  affects: () => [listFunds, listAllFundPeriods, listNamedFunds, listDeskPeriods, getDeskPeriod],
});

export const changeFundPeriod = endpoint('PUT /api/funds/periods/:fundPeriodId', {
  access: 'staff',
  params: ofPeriod,
  body: request({ ...periodTerms, version }),
  reply: one(OpenedPeriod),
  affects: () => [listFunds, listAllFundPeriods, listNamedFunds, listDeskPeriods, getDeskPeriod],
});

export const closeFundPeriod = endpoint('PATCH /api/funds/periods/:fundPeriodId/closing', {
  access: 'staff',
  params: ofPeriod,
  body: request({ isPeriodClosed: funds.isPeriodClosed, version }),
  reply: one(OpenedPeriod),
  affects: () => [listFunds, listAllFundPeriods, listNamedFunds, listDeskPeriods, getDeskPeriod],
});

/** R220: what grants of the period may come to; null for no limit. */
export const enterFundBudget = endpoint('PUT /api/funds/periods/:fundPeriodId/budget', {
  access: 'administrator',
  masquerade: 'never',
  params: ofPeriod,
  body: request({ fundBudgetIsk: nullable(funds.fundBudgetIsk), version }),
  reply: one(OpenedPeriod),
  affects: () => [listDeskPeriods, getDeskPeriod],
});

export const removeFundPeriod = endpoint('DELETE /api/funds/periods/:fundPeriodId', {
  access: 'staff',
  params: ofPeriod,
  reply: nothing,
  affects: () => [listFunds, listAllFundPeriods, listNamedFunds, listDeskPeriods],
});
