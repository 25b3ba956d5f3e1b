import { useSyncExternalStore } from 'react';
import type { WorkerNews } from './names.ts';

let keptAt: string | undefined;
const listeners = new Set<() => void>();

/** How old the oldest of what is shown is, where the device had kept it; forgotten once there is a network. */
export const useKeptAt = () => useSyncExternalStore(subscribe, () => keptAt);

function take(next: string | undefined): void {
  keptAt = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

addEventListener('online', () => take(undefined));
navigator.serviceWorker?.addEventListener('message', ({ data }: MessageEvent<WorkerNews>) => {
  if (data.kind === 'fresh') take(undefined);
  if (data.kind === 'kept' && (!keptAt || data.keptAt < keptAt)) take(data.keptAt);
});
