import type { PersonRight } from '@omur/contract/people/persons';
import { useQueryClient } from '@tanstack/react-query';
import type { StatsSearch } from './pages.ts';
import { nothingChosen, useStatsAddress } from './address.ts';
import type { Range } from './RangeForm.tsx';
import { checkRange, daysOfYears, isOne } from './range.ts';

/**
 * What a section asks about: as its address says, else as it begins. Fetching writes it into the address and clears what was shown
 * (L4.4).
 */
export function useStatisticsQuery(
  kind: 'days' | 'years',
  rights: readonly PersonRight[],
  first: { from: string; to: string },
  offersAll = true,
) {
  const { search, change, step } = useStatsAddress();
  const client = useQueryClient();
  const said = (text: StatsSearch['fra'], otherwise: string) =>
    text !== undefined && isOne(kind, String(text)) ? String(text) : otherwise;
  const right = rights.find(({ rightId }) => rightId === search.rettindi) ?? rights[0];
  const isAll = isAllOf(search, rights) && offersAll;
  const range: Range = {
    from: said(search.fra, first.from),
    to: said(search.til, first.to),
    rightId: isAll ? 0 : right?.rightId,
  };
  const days = kind === 'days' ? { fromDay: range.from, toDay: range.to } : daysOfYears(range.from, range.to);
  const written = (text: string) => (kind === 'days' ? text : Number(text));
  return {
    kind,
    rights,
    offersAll: offersAll && rights.length > 1,
    range,
    right,
    /** The address names a right that is not among the caller's. */
    isOtherRight:
      !isAllOf(search, rights) && search.rettindi !== undefined && right?.rightId !== search.rettindi,
    /** Nothing is asked of a range that somebody turned round in the address; the form says so. */
    canAsk: right !== undefined && checkRange(kind, range).to === undefined,
    days,
    search,
    change,
    step,
    fetch: ({ from, to, rightId }: Range, path: string) => {
      void client.resetQueries({ predicate: ({ queryKey }) => queryKey[0] === path });
      step({ ...nothingChosen, fra: written(from), til: written(to), rettindi: rightId });
    },
  };
}

/** Anyone who holds several rights may look at all of them together; the address says 0. */
export const isAllOf = ({ rettindi }: StatsSearch, rights: readonly PersonRight[]) =>
  rettindi === 0 && rights.length > 1;

export type StatisticsQuery = ReturnType<typeof useStatisticsQuery>;
