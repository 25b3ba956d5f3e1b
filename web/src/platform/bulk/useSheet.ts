import { type BulkEntry, getBulk, listBulks } from '@omur/contract/platform/calls/bulk';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useReadAnew } from '../api/useChange.ts';
import { useLanguage } from '../i18n/texts.tsx';
import { SheetStore } from './sheetStore.ts';

/** The entries of a sheet as they are edited here; they are saved by themselves, and before the page is left. */
export function useSheet(bulkId: number, entries: readonly BulkEntry[]) {
  const readAnew = useReadAnew();
  const [store] = useState(
    () => new SheetStore(bulkId, entries, () => void readAnew({ affects: () => [listBulks, getBulk] })),
  );
  const sheet = useSyncExternalStore(store.subscribe, store.snapshot);
  const [language] = useLanguage();
  const said = useRef(language);
  useEffect(() => {
    if (said.current === language) return;
    said.current = language;
    // What is wrong stands there in the other language until it is saved, where it cannot be read now.
    void store.translate().catch(() => undefined);
  }, [store, language]);
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
