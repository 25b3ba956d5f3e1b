import { useSyncExternalStore } from 'react';

type Opened = 'palette' | 'shortcuts' | undefined;

let opened: Opened;
const listeners = new Set<() => void>();

/** Which of the shell's dialogs is open: a button in the bar and a key pressed anywhere open the same one. */
export const useOpened = () => useSyncExternalStore(subscribe, () => opened);

export function open(next: Opened): void {
  opened = next;
  for (const listener of listeners) listener();
}

export const close = () => open(undefined);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
