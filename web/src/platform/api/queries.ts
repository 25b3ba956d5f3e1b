import type { Endpoint } from '@omur/contract/platform/endpoint';
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
} from '@tanstack/react-query';
import { currentSession } from './session.ts';
import { chosenLanguage } from '../i18n/text.ts';
import { type CallArguments, call, callPage } from './call.ts';
import { isRefusal } from './refusal.ts';

/** What is asked again by itself: what got no answer, or one that says to come back. Anything else would only be refused again. */
export const retryQueries = (failures: number, error: Error) =>
  failures < 2 && (isRefusal(error, 0) || isRefusal(error, 503));

// Answers belong to a session and a language: the same question asked by another user or in another language is another one.
const keyOf = (endpoint: { method: string; path: string }, asked: object) => [
  endpoint.path,
  asked,
  chosenLanguage(),
  currentSession()?.token,
];

/** What was answered in the other language stands until the answer in this one has come, so that nothing jumps or closes. */
export const untilTranslated = <Data>(
  before: Data | undefined,
  beforeQuery: { queryKey: readonly unknown[] } | undefined,
): Data | undefined => (beforeQuery?.queryKey[2] === otherLanguage() ? before : undefined);

/** As `keyOf` has it in its place; what is asked by another key says no language there. */
const otherLanguage = () => (chosenLanguage() === 'is' ? 'en' : 'is');

/** How to ask for one thing, for `useQuery`, `useSuspenseQuery` and prefetching. */
export function queryFor<P, Q, R>(
  endpoint: Endpoint<P, Q, undefined, R>,
  asked: Omit<CallArguments<P, Q, undefined>, 'signal'> = {},
) {
  return queryOptions({
    queryKey: keyOf(endpoint, asked),
    queryFn: ({ signal }) => call(endpoint, { ...asked, signal }),
  });
}

/** The same for what may not be there: null then. */
export function queryIfAny<P, Q, R>(
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
export function listQueryFor<P, Q, Row>(
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

/** The same for a list that is read in pages, as far as you scroll. */
export function pagesQueryFor<P, Q extends Paged, Row>(
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

/** Coming back after half an hour still finds the list, and the place in it. */
const keptFor = 30 * 60_000;
/** A list of more pages than this is not read again page by page just because somebody comes back to it. */
const fewPages = 6;
/** How long a list that others work on too stands on the screen before it is read anew. */
const liveFor = 30_000;

const hasFewPages = ({ data }: { data?: { pages: readonly unknown[] } | undefined }) =>
  (data?.pages.length ?? 0) <= fewPages;

/**
 * Reads a list in pages; gives the rows so far, the total, and how to get more, ready for a VirtualTable. While another order
 * or search is fetched the rows before stay, so that a pressed heading keeps the focus. A live list, which others change too, is
 * read anew on coming back to the window, and from time to time while it is looked at.
 */
export function usePages<P, Q extends Paged, Row>(
  endpoint: Endpoint<P, Q, undefined, Row[]>,
  asked: { params: P; query?: Q },
  { isLive = false }: { isLive?: boolean } = {},
) {
  const { data, ...query } = useInfiniteQuery({
    ...pagesQueryFor(endpoint, asked),
    placeholderData: keepPreviousData,
    gcTime: keptFor,
    refetchOnMount: ({ state }) => state.isInvalidated || hasFewPages(state),
    refetchOnWindowFocus: ({ state }) => (isLive && hasFewPages(state) ? 'always' : false),
    refetchInterval: ({ state }) => (isLive && hasFewPages(state) ? liveFor : false),
  });
  // A page that failed is asked for again by hand, not by scrolling.
  const mayGoOn = query.hasNextPage && !query.isPlaceholderData && !query.isFetchNextPageError;
  return {
    rows: data?.pages.flatMap((page) => page.rows) ?? [],
    count: data?.pages[0]?.total ?? 0,
    emptyText: data?.pages[0]?.emptyText,
    isLoading: query.isPending,
    isChanging: query.isPlaceholderData,
    isLoadingMore: query.isFetchingNextPage,
    isWhole: !query.isPending && !query.hasNextPage,
    error: query.error,
    onMore: mayGoOn ? () => void query.fetchNextPage() : undefined,
    retry: () => void (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch()),
  };
}
