import type { Light as Colour } from '@omur/contract/platform/values';
import { useText } from '../i18n/texts.tsx';
import styles from './Light.module.css';
import { messages } from './messages.ts';

export interface LightProps {
  light: Colour;
  /** Instead of the colour's name. */
  text?: string | undefined;
}

/** Told three ways: by shape, by word and by colour. */
export function Light({ light, text }: LightProps) {
  const t = useText();
  return (
    <span className={`${styles.light} ${styles[light]}`}>
      <svg width="11" height="11" viewBox="0 0 12 12" fill="currentColor" aria-hidden>
        {light === 'green' && <circle cx="6" cy="6" r="5.4" />}
        {light === 'yellow' && <path d="M6 0 12 6 6 12 0 6Z" strokeLinejoin="round" />}
        {light === 'red' && <rect x="1" y="1" width="10" height="10" rx="1.6" />}
      </svg>
      {text ?? t(messages[light])}
    </span>
  );
}
