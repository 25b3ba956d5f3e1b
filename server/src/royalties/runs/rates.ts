import type { Queryable } from '../../platform/database/statement.ts';
import { refuse } from '../../platform/refusal.ts';
import { findRates, markRatesSeen } from './ratesQueries.ts';

/** `1 EUR = 150,25 kr.`, as the page of the run has it. */
const rateText = (currency: string, rate: number) =>
  `1\u00A0${currency} = ${String(rate).replace('.', ',')}\u00A0kr.`;

/**
 * R201: who finishes a run says that they have seen the rates at which reports and statements in another currency are turned into krónur.
 * Nobody finishes a run that pays by a rate that they typed (finish_run).
 * @throws money.runRatesUnseen with the rates
 */
export async function seeRates(db: Queryable, distributionId: number, areSeen: boolean): Promise<void> {
  const found = await findRates.rows<{ currency: string; exchangeRate: number }>(db, { distributionId });
  if (found.length === 0) return;
  const rates = [...new Set(found.map(({ currency, exchangeRate }) => rateText(currency, exchangeRate)))];
  if (!areSeen) refuse('money.runRatesUnseen', { values: { rates: rates.join(', ') } });
  await markRatesSeen.run(db, { distributionId });
}
