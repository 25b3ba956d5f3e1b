import { type ComponentType, lazy, useSyncExternalStore } from 'react';

let onTheWay = 0;
const listeners = new Set<() => void>();

function count(by: number): void {
  onTheWay += by;
  for (const listener of listeners) listener();
}

/** A part of a page whose code comes when it is first shown, or when somebody reaches for it; a route has its own way. */
export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const part = lazy(async () => {
    count(1);
    return { default: await load().finally(() => count(-1)) };
  });
  // What could not be fetched is fetched again, and said, when it is shown.
  return Object.assign(part, { preload: () => void load().catch(() => undefined) });
}

/** How many such parts are being fetched. */
export const useChunksOnTheWay = () => useSyncExternalStore(subscribe, () => onTheWay);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
