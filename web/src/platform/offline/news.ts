import { useSyncExternalStore } from 'react';
import type { WorkerNews } from './names.ts';
import { newListeners } from '../state/listeners.ts';

let keptAt: string | undefined;
const { subscribe, notify } = newListeners();

/** How old the oldest of what is shown is, where the device had kept it; forgotten once there is a network. */
export const useKeptAt = () => useSyncExternalStore(subscribe, () => keptAt);

function take(next: string | undefined): void {
  keptAt = next;
  notify();
}

addEventListener('online', () => take(undefined));
navigator.serviceWorker?.addEventListener('message', ({ data }: MessageEvent<WorkerNews>) => {
  if (data.kind === 'fresh') take(undefined);
  if (data.kind === 'kept' && (!keptAt || data.keptAt < keptAt)) take(data.keptAt);
});
