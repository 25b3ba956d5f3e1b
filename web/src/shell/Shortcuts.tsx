import { lazy, Suspense, useEffect } from 'react';
import { useText } from '../texts.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Kbd } from '../ui/Kbd.tsx';
import { messages } from './messages.ts';
import { close, open, useOpened } from './opened.ts';
import { useCurrentPageKeys } from './pageKeys.ts';
import { commandKey, fetchPalette } from './Palette.tsx';
import styles from './Shortcuts.module.css';

const PaletteDialog = lazy(async () => ({ default: (await fetchPalette()).PaletteDialog }));

/** The keys that work on every page, and the dialogs they open. */
export function Shortcuts() {
  const opened = useOpened();

  useEffect(() => {
    addEventListener('keydown', onKeyDown);
    return () => {
      removeEventListener('keydown', onKeyDown);
      close();
    };
  }, []);

  if (opened === 'shortcuts') return <ShortcutsDialog />;
  if (opened === 'palette')
    return (
      <Suspense>
        <PaletteDialog />
      </Suspense>
    );
  return null;
}

function onKeyDown(event: KeyboardEvent) {
  if (event.altKey || event.isComposing) return;
  const isCommand = (event.ctrlKey || event.metaKey) && !event.shiftKey;
  const asked =
    isCommand && event.key.toLowerCase() === 'k'
      ? 'palette'
      : event.key === '?' && !isTyping(event)
        ? 'shortcuts'
        : undefined;
  if (!asked) return;
  event.preventDefault();
  // A dialog that is open already may hold something unfinished.
  if (!document.querySelector('dialog[open]')) open(asked);
}

const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');

function ShortcutsDialog() {
  const t = useText();
  const shortcuts = [
    ...useCurrentPageKeys(),
    { keys: [`${commandKey}K`], text: messages.shortcutPalette },
    { keys: [`${commandKey}B`], text: messages.shortcutSameAuthors },
    { keys: ['↑', '↓'], text: messages.shortcutRows },
    { keys: ['←', '→'], text: messages.shortcutTabs },
    { keys: ['Esc'], text: messages.shortcutClose },
    { keys: ['?'], text: messages.shortcutHelp },
  ];
  return (
    <Dialog isOpen onClose={close} title={t(messages.shortcuts)} closesOnOutsidePress>
      <dl className={styles.shortcuts}>
        {shortcuts.map(({ keys, text }) => (
          <div key={keys.join(' ') + t(text)}>
            <dt>{t(text)}</dt>
            <dd>
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
