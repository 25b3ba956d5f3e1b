import type { PersonRight } from '@omur/contract/people/persons';
import { toEyrir } from '@omur/contract/platform/rules/wholeKronur';
import type { Status } from '@omur/contract/royalties/statistics';
import type { Language } from '../../platform/i18n/text.ts';

/** What a person's rights earned in a year. */
export interface TaxYear {
  language: Language;
  societyName: string;
  holderName: string;
  nationalId: string;
  year: number;
  rights: { right: PersonRight; statuses: Status[] }[];
  madeOn: string;
}

export interface YearSums {
  distributed: number;
  deducted: number;
  allocated: number;
  /** What is left when nothing has become of it yet. */
  held: number;
}

/** The columns of the revenue summary (L2.28), in eyrir. */
export function yearSums(statuses: readonly Pick<Status, 'movementType' | 'amountIsk'>[]): YearSums {
  const sum = (...types: Status['movementType'][]) =>
    statuses.reduce(
      (total, { movementType, amountIsk }) =>
        types.includes(movementType) ? total + toEyrir(amountIsk) : total,
      0,
    );
  const [distributed, deducted, allocated] = [sum(1, 3), sum(2), sum(4, 5)];
  return { distributed, deducted, allocated, held: distributed - deducted - allocated };
}

/** The same of each distribution, in the order of their days. */
export function sumsByDistribution(statuses: readonly Status[]) {
  const byDistribution = Map.groupBy(statuses, ({ distributionId }) => distributionId);
  return [...byDistribution.values()].map((some) => ({
    name: some[0]?.distributionName ?? '',
    distributedOn: some[0]?.distributedOn ?? '',
    ...yearSums(some),
  }));
}
