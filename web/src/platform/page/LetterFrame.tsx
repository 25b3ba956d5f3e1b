import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { retryQueries, untilTranslated } from '../api/queries.ts';
import { languageKey } from '../i18n/text.ts';
import { useLanguage, useText } from '../i18n/texts.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { LanguageSwitch } from '../ui/LanguageSwitch.tsx';
import { Logo } from '../ui/Logo.tsx';
import { useDocumentTitle } from '../ui/useDocumentTitle.ts';
import styles from './LetterFrame.module.css';
import { messages } from './letterMessages.ts';

const client = new QueryClient({
  defaultOptions: { queries: { retry: retryQueries, placeholderData: untilTranslated } },
});

interface LetterFrameProps {
  title: string;
  /** The language of the letter whose link led here. */
  language: string | undefined;
  children: ReactNode;
}

/** What surrounds a page that the link of a letter leads to, for readers without a session. */
export function LetterFrame({ title, language, children }: LetterFrameProps) {
  useDocumentTitle(title);
  useLanguageOfLetter(language);
  return (
    <div className={styles.page}>
      <header className={styles.top}>
        <Logo />
        <LanguageSwitch />
      </header>
      <main className={styles.main}>
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      </main>
    </div>
  );
}

interface LetterEndProps {
  icon: ReactNode;
  title: string;
  children: ReactNode;
}

/** A page that has nothing more to ask; its heading is read aloud. */
export function LetterEnd({ icon, title, children }: LetterEndProps) {
  const t = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.end}>
      <span className={styles.icon} aria-hidden>
        {icon}
      </span>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children}
      <ButtonLink to="/login">{t(messages.toPortal)}</ButtonLink>
    </div>
  );
}

/** Answers that such a page has words for, and does not offer to try again. */
export const isExpected = (status: number) => [403, 404, 409, 429].includes(status);

/** The letter's language, unless this browser's reader has chosen one. */
function useLanguageOfLetter(language: string | undefined) {
  const [, choose] = useLanguage();
  useLayoutEffect(() => {
    if (language === 'en' && !hasChosen()) choose('en');
  }, [language, choose]);
}

function hasChosen(): boolean {
  try {
    return localStorage.getItem(languageKey) !== null;
  } catch {
    return false;
  }
}
