import { areSingleKeysOn } from './singleKeys.ts';
import { useEffect, useEffectEvent } from 'react';

/** Where a letter is typed, or already means something else. */
const taken =
  'input, textarea, select, [contenteditable], [role="menu"], [role="listbox"], [role="combobox"]';

/** Single keys that act from anywhere on the page, except while you type or answers a dialog. A key held down acts once. */
export function useKeys(keys: Record<string, (() => void) | undefined>): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target as HTMLElement;
    if (target.closest(taken) || document.querySelector('dialog:modal')) return;
    const isArrow = event.key.startsWith('Arrow');
    // Elsewhere on the page the arrows scroll, as everywhere.
    if (isArrow && target !== document.body && !target.closest('[data-keys="arrows"]')) return;
    if (event.key.length === 1 && !areSingleKeysOn()) return;
    const act = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!act) return;
    event.preventDefault();
    if (!event.repeat || isArrow) act();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
