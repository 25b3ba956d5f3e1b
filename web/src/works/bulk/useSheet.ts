import { type BulkWork, getBulk, listBulks } from '@omur/contract/works/bulk';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useReadAnew } from '../../platform/api/useChange.ts';
import { SheetStore } from './sheetStore.ts';

/** The works of a sheet as they are edited here; they are saved by themselves, and before the page is left. */
export function useSheet(bulkId: number, works: readonly BulkWork[]) {
  const readAnew = useReadAnew();
  const [store] = useState(
    () => new SheetStore(bulkId, works, () => void readAnew({ affects: () => [listBulks, getBulk] })),
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
