import { useSyncExternalStore } from 'react';
import { newListeners } from '../state/listeners.ts';

const storageKey = 'omur.singleKeys';
const { subscribe, notify } = newListeners();
// When storage is switched off the choice lasts as long as the page.
let chosen: boolean | undefined;

/** Whether single letters act from anywhere on a page. Who speaks to the machine, or rests a hand on the keys, switches them off. */
export function areSingleKeysOn(): boolean {
  if (chosen !== undefined) return chosen;
  try {
    return localStorage.getItem(storageKey) !== 'off';
  } catch {
    return true;
  }
}

export function useSingleKeys() {
  return [useSyncExternalStore(subscribe, areSingleKeysOn), choose] as const;
}

function choose(isOn: boolean): void {
  chosen = isOn;
  try {
    localStorage.setItem(storageKey, isOn ? 'on' : 'off');
  } catch {
    // See above.
  }
  notify();
}
