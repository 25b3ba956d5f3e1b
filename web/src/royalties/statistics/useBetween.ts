import type { Endpoint } from '@omur/contract/platform/endpoint';
import { useQuery } from '@tanstack/react-query';
import { listQueryFor } from '../../platform/api/queries.ts';
import type { StatisticsQuery } from './useStatisticsQuery.ts';

/** What a right is asked for by: the days only where they are given. */
export interface OfRight {
  rightId: number;
  fromDay?: string | undefined;
  toDay?: string | undefined;
}

/** What paid a right between two days, and the chosen one of them; one that is led to from elsewhere may lie outside the days. */
export function useBetween<Row>(
  endpoint: Endpoint<object, OfRight, undefined, Row[]>,
  { right, canAsk, days }: StatisticsQuery,
  keyOf: (row: Row) => number,
  chosenKey: number | undefined,
) {
  const rightId = right?.rightId ?? 0;
  const list = useQuery({ ...listQueryFor(endpoint, { query: { ...days, rightId } }), enabled: canAsk });
  const chosenOf = (rows: readonly Row[] | undefined) => rows?.find((row) => keyOf(row) === chosenKey);
  const isElsewhere = chosenKey !== undefined && list.data !== undefined && !chosenOf(list.data.rows);
  const all = useQuery({
    ...listQueryFor(endpoint, { query: { rightId } }),
    enabled: canAsk && isElsewhere,
  });
  const chosen = chosenOf(list.data?.rows) ?? chosenOf(all.data?.rows);
  return { list, chosen, isElsewhere, isMissing: isElsewhere && all.isSuccess && !chosen };
}
