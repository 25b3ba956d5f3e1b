import type { ClaimableUsage } from '@omur/contract/royalties/usageClaims';
import type { useText } from '../../platform/i18n/texts.tsx';
import { formatAmount, formatDay } from '../../platform/i18n/format.ts';
import { messages } from './messages.ts';

type Translate = ReturnType<typeof useText>;

/** How much it may be, in steps. */
export const bandOf = ({ amountFromIsk }: Pick<ClaimableUsage, 'amountFromIsk'>, t: Translate) =>
  amountFromIsk === 0
    ? t(messages.underThousand)
    : t(messages.over, { amount: formatAmount(amountFromIsk).replace(' ', '\u00A0') });

export const placeOf = ({ station, potDescription }: Pick<ClaimableUsage, 'station' | 'potDescription'>) =>
  station ? `${station} · ${potDescription}` : potDescription;

/** The day it was used, or else the distribution that it came with. */
export const dayOf = ({ usedOn, distributionName }: Pick<ClaimableUsage, 'usedOn' | 'distributionName'>) =>
  usedOn ? formatDay(usedOn) : distributionName;
