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

/** The keys that work on the page one is on, for the dialog that lists the shortcuts. `keys` is the same array at every turn. */
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
