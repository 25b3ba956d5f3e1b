import { useText } from '../../platform/i18n/texts.tsx';
import { Dialog } from '../../platform/ui/Dialog.tsx';
import { Kbd } from '../../platform/ui/Kbd.tsx';
import { close } from './opened.ts';
import { useCurrentPageKeys } from '../../platform/page/pageKeys.ts';
import { commandKey } from './Palette.tsx';
import styles from './Shortcuts.module.css';
import { shortcutMessages } from './shortcutMessages.ts';

/** Which keys do what, on this page and everywhere. */
export function ShortcutsDialog() {
  const t = useText();
  const shortcuts = [
    ...useCurrentPageKeys(),
    { keys: [`${commandKey}K`], text: shortcutMessages.shortcutPalette },
    { keys: [`${commandKey}B`], text: shortcutMessages.shortcutSameAuthors },
    { keys: ['↑', '↓'], text: shortcutMessages.shortcutRows },
    { keys: ['←', '→'], text: shortcutMessages.shortcutTabs },
    { keys: ['Esc'], text: shortcutMessages.shortcutClose },
    { keys: ['?'], text: shortcutMessages.shortcutHelp },
  ];
  return (
    <Dialog isOpen onClose={close} title={t(shortcutMessages.shortcuts)} closesOnOutsidePress>
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
