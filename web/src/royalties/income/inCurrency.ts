import type { Income } from '@omur/contract/royalties/income';
import { exactFigure } from '../distributions/amount.ts';
import { rateText } from '../money/decimals.ts';

/** O384: what came in where it was not krónur, and the rate at which it became krónur. */
export function inCurrency({
  currency,
  grossAmount,
  exchangeRate,
}: Pick<Income, 'currency' | 'grossAmount' | 'exchangeRate'>) {
  if (currency === 'ISK') return undefined;
  return {
    paid: `${exactFigure(grossAmount)}\u00A0${currency}`,
    rate: rateText(currency, exchangeRate),
  };
}
