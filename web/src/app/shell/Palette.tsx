import { Search } from 'lucide-react';
import { useText } from '../../platform/i18n/texts.tsx';
import { Kbd } from '../../platform/ui/Kbd.tsx';
import { useMember } from '../../platform/page/member.ts';
import { messages } from '../../platform/page/messages.ts';
import { open } from './opened.ts';
import styles from './Palette.module.css';

/** Stands in the bar like a search field and opens the palette. */
export function Palette() {
  const t = useText();
  const { isStaff } = useMember();
  return (
    <button
      type="button"
      className={styles.field}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onPointerEnter={() => void fetchPalette()}
      onFocus={() => void fetchPalette()}
      onClick={() => open('palette')}
    >
      <Search size={18} aria-hidden />
      <span>{t(isStaff ? messages.findAnything : messages.findWork)}</span>
      <span aria-hidden>
        <Kbd>{commandKey}K</Kbd>
      </span>
    </button>
  );
}

/** The palette is no part of the shell's code until somebody reaches for it. */
export const fetchPalette = () => import('./PaletteDialog.tsx');

/** As it is written on the keyboard in front of one. */
export const commandKey = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl ';
