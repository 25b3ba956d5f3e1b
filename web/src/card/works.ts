import { listPersonWorks } from '@omur/contract/persons';
import { keepPreviousData, type Query, useInfiniteQuery } from '@tanstack/react-query';
import { askingPages } from '../api/queries.ts';
import type { CardSearch } from '../routes.tsx';
import { readSort, writeSort } from './address.ts';

/** Which works, in which order; what the file of works is asked by too. */
export function worksAsked({ leit, hofundur, rod }: CardSearch) {
  return { search: leit, authorId: hofundur, sort: writeSort(readSort(rod)) };
}

/** Coming back after half an hour still finds the list, and the place in it. */
const kept = 30 * 60_000;
/** Beyond this a list is not read anew page by page just because one comes back to it. */
const fewPages = 6;
const isShortOrChanged = ({ state }: Query<{ pages: unknown[] }>) =>
  state.isInvalidated || (state.data?.pages.length ?? 0) <= fewPages;

/** The works of a person. While others are fetched the ones before stay, so that a pressed heading keeps the focus. */
export function useWorks(personId: number, search: CardSearch) {
  const { data, ...query } = useInfiniteQuery({
    ...askingPages(listPersonWorks, { params: { personId }, query: worksAsked(search) }),
    placeholderData: keepPreviousData,
    gcTime: kept,
    refetchOnMount: isShortOrChanged as never,
    refetchOnWindowFocus: false,
  });
  return {
    rows: data?.pages.flatMap((page) => page.rows) ?? [],
    count: data?.pages[0]?.total ?? 0,
    isLoading: query.isPending,
    isChanging: query.isPlaceholderData,
    isLoadingMore: query.isFetchingNextPage,
    onMore: query.hasNextPage && !query.isPlaceholderData ? () => void query.fetchNextPage() : undefined,
    error: query.error,
    retry: () => void query.refetch(),
  };
}
