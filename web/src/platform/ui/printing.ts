import { useEffect, useSyncExternalStore } from 'react';
import { newListeners } from '../state/listeners.ts';

/** Lists that have rows which have not been fetched, while somebody wants to print all of them. */
const unfinished = new Set<symbol>();
const { subscribe, notify } = newListeners();
let isGathering = false;

export const useIsGathering = () => useSyncExternalStore(subscribe, () => isGathering);

/** Fetches what is left of every list on the page, and prints then. What does not come is left out. */
export function printAll(): void {
  isGathering = true;
  notify();
  // Lists without more say nothing; those with more have spoken up by then.
  setTimeout(printIfWhole, 50);
}

/** Anyone who goes to another page meanwhile does not want to print that one. */
export function stopPrinting(): void {
  if (!isGathering) return;
  isGathering = false;
  notify();
}

function printIfWhole(): void {
  if (!isGathering || unfinished.size > 0) return;
  isGathering = false;
  notify();
  print();
}

/** Fetches a list to its end while somebody wants to print it. */
export function useWholeOnPaper(onMore: (() => void) | undefined, isLoadingMore: boolean | undefined): void {
  const isWanted = useIsGathering();
  const hasMore = onMore !== undefined || isLoadingMore === true;
  useEffect(() => {
    if (!isWanted || !hasMore) return undefined;
    const list = Symbol('list');
    unfinished.add(list);
    return () => {
      unfinished.delete(list);
      // The rows that came last are on the page first.
      setTimeout(printIfWhole, 50);
    };
  }, [isWanted, hasMore]);
  useEffect(() => {
    if (isWanted && !isLoadingMore) onMore?.();
  }, [isWanted, isLoadingMore, onMore]);
}
