import type { Endpoint } from '@omur/contract/endpoint';
import { infiniteQueryOptions, queryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { currentSession } from '../session.ts';
import { chosenLanguage } from '../text.ts';
import { type Asked, call, callPage } from './call.ts';
import { isRefusal } from './refusal.ts';

// Answers belong to a session and a language: the same question asked by another user or in another language is another one.
const keyOf = (endpoint: { method: string; path: string }, asked: object) => [
  endpoint.path,
  asked,
  chosenLanguage(),
  currentSession()?.token,
];

/** How to ask for one thing, for `useQuery`, `useSuspenseQuery` and prefetching. */
export function asking<P, Q, R>(
  endpoint: Endpoint<P, Q, undefined, R>,
  asked: Omit<Asked<P, Q, undefined>, 'signal'> = {},
) {
  return queryOptions({
    queryKey: keyOf(endpoint, asked),
    queryFn: ({ signal }) => call(endpoint, { ...asked, signal }),
  });
}

/** The same for what may not be there: null then. */
export function askingIfAny<P, Q, R>(
  endpoint: Endpoint<P, Q, undefined, R>,
  asked: { params?: P; query?: Q } = {},
) {
  return queryOptions({
    queryKey: keyOf(endpoint, asked),
    queryFn: ({ signal }): Promise<R | null> =>
      call(endpoint, { ...asked, signal }).catch((error: unknown) => {
        if (isRefusal(error, 404)) return null;
        throw error;
      }),
  });
}

/** The same for a list that is never long and is read whole. */
export function askingAll<P, Q, Row>(
  endpoint: Endpoint<P, Q, undefined, Row[]>,
  asked: { params?: P; query?: Q } = {},
) {
  return queryOptions({
    queryKey: keyOf(endpoint, asked),
    queryFn: ({ signal }) => callPage(endpoint, { ...asked, signal }),
  });
}

interface Paged {
  limit?: number;
  cursor?: string;
}

/** The same for a list that is read in pages, as far as one scrolls. */
export function askingPages<P, Q extends Paged, Row>(
  endpoint: Endpoint<P, Q, undefined, Row[]>,
  asked: { params: P; query?: Q },
  limit = 50,
) {
  return infiniteQueryOptions({
    queryKey: keyOf(endpoint, asked),
    queryFn: ({ signal, pageParam }) =>
      callPage(endpoint, {
        params: asked.params,
        query: { ...asked.query, limit, ...(pageParam !== '' && { cursor: pageParam }) } as Q,
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
  });
}

/** Reads a list in pages; gives the rows so far, the total, and how to get more, ready for a VirtualTable. */
export function usePages<P, Q extends Paged, Row>(
  endpoint: Endpoint<P, Q, undefined, Row[]>,
  asked: { params: P; query?: Q },
) {
  const query = useInfiniteQuery(askingPages(endpoint, asked));
  const pages = query.data?.pages ?? [];
  return {
    rows: pages.flatMap((page) => page.rows),
    count: pages[0]?.total ?? 0,
    emptyText: pages[0]?.emptyText,
    isLoading: query.isPending,
    error: query.error,
    isLoadingMore: query.isFetchingNextPage,
    onMore: query.hasNextPage ? () => void query.fetchNextPage() : undefined,
    retry: () => void query.refetch(),
  };
}
