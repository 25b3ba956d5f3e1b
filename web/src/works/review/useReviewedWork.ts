import { getReviewedWork, listNeighbours } from '@omur/contract/works/review';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queryFor, listQueryFor } from '../../platform/api/queries.ts';

/** A work as it stood when it was read; it is read anew only when the page says so, or a decision was refused because of a change. */
export function useReviewedWork(workId: number, enabled = true) {
  return useQuery({
    ...queryFor(getReviewedWork, { params: { workId } }),
    staleTime: 60_000,
    refetchOnWindowFocus: false,
    enabled,
  });
}

export const neighboursOf = (workId: number) => listQueryFor(listNeighbours, { params: { workId } });

/** The next work is there when you get to it. */
export function useFetchedAhead(workId: number | undefined): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (workId === undefined) return;
    void queries.prefetchQuery({ ...queryFor(getReviewedWork, { params: { workId } }), staleTime: 60_000 });
    void queries.prefetchQuery(neighboursOf(workId));
  }, [queries, workId]);
}
