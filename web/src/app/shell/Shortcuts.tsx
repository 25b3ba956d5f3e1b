import { lazy, Suspense, useEffect } from 'react';
import { close, open, useOpened } from './opened.ts';
import { areSingleKeysOn } from '../../platform/page/singleKeys.ts';
import { fetchPalette } from './Palette.tsx';

const ShortcutsDialog = lazy(async () => ({
  default: (await import('./ShortcutsDialog.tsx')).ShortcutsDialog,
}));
const PaletteDialog = lazy(async () => ({ default: (await fetchPalette()).PaletteDialog }));

/** The keys that work on every page, and the dialogs they open. */
export function Shortcuts({ hasSearch }: { hasSearch: boolean }) {
  const opened = useOpened();

  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event, hasSearch);
    addEventListener('keydown', listener);
    return () => {
      removeEventListener('keydown', listener);
      close();
    };
  }, [hasSearch]);

  if (!opened) return null;
  return <Suspense>{opened === 'shortcuts' ? <ShortcutsDialog /> : <PaletteDialog />}</Suspense>;
}

function onKeyDown(event: KeyboardEvent, hasSearch: boolean) {
  if (event.altKey || event.isComposing) return;
  const isCommand = (event.ctrlKey || event.metaKey) && !event.shiftKey;
  const asked =
    hasSearch && isCommand && event.key.toLowerCase() === 'k'
      ? 'palette'
      : event.key === '?' && areSingleKeysOn() && !isTyping(event)
        ? 'shortcuts'
        : undefined;
  if (!asked) return;
  event.preventDefault();
  // A dialog that is open already may hold something unfinished.
  if (!document.querySelector('dialog[open]')) open(asked);
}

const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');
