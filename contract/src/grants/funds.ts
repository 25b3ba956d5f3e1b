import * as z from 'zod/mini';
import { created, endpoint, list, nothing, one } from '../platform/endpoint.ts';
import * as funds from './fields.ts';
import { paging, pathId, queryId } from '../platform/paths.ts';
import { field, request, response } from '../platform/wire.ts';

const ofFund = { fundId: pathId('fundId') };
const ofPeriod = { fundPeriodId: pathId('fundPeriodId') };
const version = field('UTGAFA', z.int().check(z.minimum(0)));

/** A fund that grants are applied for from, named in the language of the request (L3.19). */
export const Fund = response({ fundId: funds.fundId, fundName: funds.fundName });
export type Fund = z.output<typeof Fund>;

export const listFunds = endpoint('GET /api/funds', {
  access: 'loggedIn',
  summary: 'The funds, named in the language of the request.',
  spec: 'L7.30, L3.19',
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
  summary: 'The application periods of all funds, the latest first.',
  spec: 'L7.30, L3.19',
  query: paging,
  reply: list(FundPeriod, 'fund.noPeriods'),
});

export const listFundPeriods = endpoint('GET /api/funds/:fundId/dates', {
  access: 'loggedIn',
  summary: 'The application periods of a fund, the latest first.',
  spec: 'L7.30, L3.19, L4.6',
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
  summary: 'The funds with their names in both languages.',
  spec: 'D1',
  query: paging,
  reply: list(NamedFund, 'fund.noneFound'),
});

const fundNameOf = (text: typeof funds.fundNameIs) => ({
  ...text,
  schema: text.schema.check(z.regex(/\S/u, 'value.missing'), z.maxLength(100)),
});

export const renameFund = endpoint('PUT /api/funds/:fundId', {
  access: 'staff',
  summary: 'Names a fund anew; 412 when somebody else did so meanwhile.',
  spec: 'D1, V11',
  params: ofFund,
  body: request({
    fundNameIs: fundNameOf(funds.fundNameIs),
    fundNameEn: fundNameOf(funds.fundNameEn),
    version,
  }),
  reply: nothing,
});

/** A period as staff see it, with what came of it so far. */
export const DeskPeriod = response({
  ...period,
  applicationCount: funds.applicationCount,
  decidedCount: funds.decidedCount,
  amountIsk: funds.amountIsk,
  grantedAmountIsk: funds.grantedAmountIsk,
  version,
});
export type DeskPeriod = z.output<typeof DeskPeriod>;

export const listDeskPeriods = endpoint('GET /api/funds/periods', {
  access: 'staff',
  summary: 'All application periods, or those of a fund, with how many applications each has.',
  spec: 'D1',
  query: { ...paging, fundId: queryId('fundId') },
  reply: list(DeskPeriod, 'fund.noPeriods', ['opensOn', 'closesOn', 'fundId', 'applicationCount']),
});

export const getDeskPeriod = endpoint('GET /api/funds/periods/:fundPeriodId', {
  access: 'staff',
  summary: 'An application period with how many applications it has.',
  spec: 'D1',
  params: ofPeriod,
  reply: one(DeskPeriod),
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
  summary: 'Adds an application period to a fund; it opens and closes by its days.',
  spec: 'D1, L2.38',
  body: NewPeriod,
  reply: created(DeskPeriod),
});

export const changeFundPeriod = endpoint('PUT /api/funds/periods/:fundPeriodId', {
  access: 'staff',
  summary: 'Changes the season, year or days of a period; 412 when somebody else changed it meanwhile.',
  spec: 'D1, V11',
  params: ofPeriod,
  body: request({ ...periodTerms, version }),
  reply: one(DeskPeriod),
});

export const closeFundPeriod = endpoint('PATCH /api/funds/periods/:fundPeriodId/closing', {
  access: 'staff',
  summary:
    'Closes a period before its last day, or opens it again. Once it is closed the applicants are told what was decided.',
  spec: 'D1, A2, V11',
  params: ofPeriod,
  body: request({ isPeriodClosed: funds.isPeriodClosed, version }),
  reply: one(DeskPeriod),
});

export const removeFundPeriod = endpoint('DELETE /api/funds/periods/:fundPeriodId', {
  access: 'staff',
  summary: 'Removes a period that nobody applied in.',
  spec: 'D1',
  params: ofPeriod,
  reply: nothing,
});
