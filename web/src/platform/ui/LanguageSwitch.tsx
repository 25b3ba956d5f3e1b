import { useLanguage, useText } from '../i18n/texts.tsx';
import styles from './LanguageSwitch.module.css';
import { messages } from './messages.ts';
import { useIsMobile } from './useIsMobile.ts';

/** Offers the language that is not current: by name, and by flag alone in the reduced layout. */
export function LanguageSwitch() {
  const t = useText();
  const [language, setLanguage] = useLanguage();
  const isMobile = useIsMobile();
  const other = language === 'is' ? 'en' : 'is';
  const name = t(messages.otherLanguage);
  return (
    <button
      type="button"
      lang={other}
      className={styles.switch}
      aria-label={name}
      onClick={() => setLanguage(other)}
    >
      {isMobile ? other === 'en' ? <British /> : <Icelandic /> : name}
    </button>
  );
}

const Icelandic = () => (
  <svg viewBox="0 0 25 18" width="26" height="19" aria-hidden>
    <path fill="#02529c" d="M0 0h25v18H0z" />
    <path stroke="#fff" strokeWidth="4" d="M9 0v18M0 9h25" />
    <path stroke="#dc1e35" strokeWidth="2" d="M9 0v18M0 9h25" />
  </svg>
);

const British = () => (
  <svg viewBox="0 0 26 18" width="26" height="19" aria-hidden>
    <path fill="#012169" d="M0 0h26v18H0z" />
    <path stroke="#fff" strokeWidth="3.6" d="m0 0 26 18M26 0 0 18" />
    <path stroke="#c8102e" strokeWidth="1.4" d="m0 0 26 18M26 0 0 18" />
    <path stroke="#fff" strokeWidth="6" d="M13 0v18M0 9h26" />
    <path stroke="#c8102e" strokeWidth="3.6" d="M13 0v18M0 9h26" />
  </svg>
);
