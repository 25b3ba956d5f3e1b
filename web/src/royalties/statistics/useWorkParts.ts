import {
  listWorkByCategory,
  listWorkByCountry,
  listWorkByYear,
  mainCategoryId,
} from '@omur/contract/royalties/statistics';
import { useQuery } from '@tanstack/react-query';
import { listQueryFor } from '../../platform/api/queries.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { useStatsAddress } from './address.ts';
import { inTurn } from './amounts.ts';
import { messages } from './messages.ts';
import { daysOfYears } from './range.ts';

/** A part of what a work brought, with the eyrir that stand above it. */
export interface Part {
  id: number;
  label: string;
  amountIsk: number;
  beforeEyrir: number;
}

/** L2.26: what a work brought, three ways, and the part that the address says is open: one of one of them. */
export function useWorkParts(query: { fromDay: string; toDay: string; rightId: number; workId: number }) {
  const t = useText();
  const { flokkur, ar, land } = useStatsAddress().search;
  const byCategory = useQuery(listQueryFor(listWorkByCategory, { query }));
  const byYear = useQuery(listQueryFor(listWorkByYear, { query }));
  const byCountry = useQuery(listQueryFor(listWorkByCountry, { query }));
  const categories = inTurn(byCategory.data?.rows ?? []).map((row) =>
    partOf(
      row,
      row.categoryId,
      row.categoryId === mainCategoryId ? t(messages.domesticPerformance) : row.categoryName,
    ),
  );
  const years = inTurn(withoutGaps(byYear.data?.rows ?? [])).map((row) =>
    partOf(row, row.year, String(row.year)),
  );
  const countries = inTurn(byCountry.data?.rows ?? []).map((row) => partOf(row, row.countryId, row.country));

  const category = categories.find(({ id }) => id === flokkur);
  const year = years.find(({ id }) => id === ar);
  const country = countries.find(({ id }) => id === land);
  return {
    byCategory: { list: byCategory, parts: categories },
    byYear: { list: byYear, parts: years },
    byCountry: { list: byCountry, parts: countries },
    open: category ?? year ?? country,
    /** What limits the lines to the open part. */
    limits: {
      ...(category && { categoryId: category.id }),
      ...(!category && year && daysOfYears(year.id)),
      ...(!category && !year && country && { countryId: country.id }),
    },
  };
}

const partOf = (
  { shownIsk, beforeEyrir }: { shownIsk: number; beforeEyrir: number },
  id: number,
  label: string,
): Part => ({ id, label, amountIsk: shownIsk, beforeEyrir });

/** A year that brought nothing stands on a line between those that did. */
function withoutGaps(rows: readonly { year: number; amountIsk: number }[]) {
  const first = rows[0]?.year ?? 0;
  const count = rows.length === 0 ? 0 : (rows.at(-1)?.year ?? 0) - first + 1;
  return Array.from(
    { length: count },
    (_, at) => rows.find(({ year }) => year === first + at) ?? { year: first + at, amountIsk: 0 },
  );
}
