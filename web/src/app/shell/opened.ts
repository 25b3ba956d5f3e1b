import { useSyncExternalStore } from 'react';
import { newListeners } from '../../platform/state/listeners.ts';

type Opened = 'palette' | 'shortcuts' | undefined;

let opened: Opened;
const { subscribe, notify } = newListeners();

/** Which of the shell's dialogs is open: a button in the bar and a key pressed anywhere open the same one. */
export const useOpened = () => useSyncExternalStore(subscribe, () => opened);

export function open(next: Opened): void {
  opened = next;
  notify();
}

export const close = () => open(undefined);
