import { useEffect, useSyncExternalStore } from 'react';
import type { Text } from '../i18n/text.ts';
import { newListeners } from '../state/listeners.ts';

export interface PageKey {
  keys: readonly string[];
  text: Text;
}

const none: readonly PageKey[] = [];
let current = none;
const { subscribe, notify } = newListeners();

/** Lists the keys that work on this page in the dialog of shortcuts. Pass the same array at every render. */
export function usePageKeys(keys: readonly PageKey[]): void {
  useEffect(() => {
    set(keys);
    return () => set(none);
  }, [keys]);
}

export const useCurrentPageKeys = () => useSyncExternalStore(subscribe, () => current);

function set(keys: readonly PageKey[]): void {
  current = keys;
  notify();
}
