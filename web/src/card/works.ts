import { listPersonWorks } from '@omur/contract/persons';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { askingPages } from '../api/queries.ts';
import type { CardSearch } from '../routes.tsx';
import { readSort, writeSort } from './address.ts';

/** Which works, in which order; what the file of works is asked by too. */
export function worksAsked({ leit, hofundur, rod }: CardSearch) {
  return { search: leit, authorId: hofundur, sort: writeSort(readSort(rod)) };
}

/** Coming back after half an hour still finds the list, and the place in it. */
const keptFor = 30 * 60_000;
/** Beyond this a list is not read anew page by page just because one comes back to it. */
const fewPages = 6;

/** The works of a person. While others are fetched the ones before stay, so that a pressed heading keeps the focus. */
export function useWorks(personId: number, search: CardSearch) {
  const { data, ...query } = useInfiniteQuery({
    ...askingPages(listPersonWorks, { params: { personId }, query: worksAsked(search) }),
    placeholderData: keepPreviousData,
    gcTime: keptFor,
    refetchOnMount: ({ state }) => state.isInvalidated || (state.data?.pages.length ?? 0) <= fewPages,
    refetchOnWindowFocus: false,
  });
  // A page that failed is asked for again by hand, not by scrolling.
  const mayGoOn = query.hasNextPage && !query.isPlaceholderData && !query.isFetchNextPageError;
  return {
    rows: data?.pages.flatMap((page) => page.rows) ?? [],
    count: data?.pages[0]?.total ?? 0,
    isLoading: query.isPending,
    isChanging: query.isPlaceholderData,
    isLoadingMore: query.isFetchingNextPage,
    onMore: mayGoOn ? () => void query.fetchNextPage() : undefined,
    isWhole: !query.isPending && !query.hasNextPage,
    error: query.error,
    retry: () => void (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch()),
  };
}
