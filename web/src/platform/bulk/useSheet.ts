import { type BulkEntry, getBulk, listBulks } from '@omur/contract/platform/calls/bulk';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useReadAnew } from '../api/useChange.ts';
import { SheetStore } from './sheetStore.ts';

/** The entries of a sheet as they are edited here; they are saved by themselves, and before the page is left. */
export function useSheet(bulkId: number, entries: readonly BulkEntry[]) {
  const readAnew = useReadAnew();
  const [store] = useState(
    () => new SheetStore(bulkId, entries, () => void readAnew({ affects: () => [listBulks, getBulk] })),
  );
  const sheet = useSyncExternalStore(store.subscribe, store.snapshot);
  useEffect(() => {
    const leave = () => document.visibilityState === 'hidden' && void store.flush();
    document.addEventListener('visibilitychange', leave);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      void store.flush();
    };
  }, [store]);
  return { store, sheet };
}
