import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react';
import { chosenLanguage, type Language, languageKey, type Text, type TextValues, textIn } from './text.ts';

const LanguageContext = createContext<readonly [Language, (language: Language) => void]>(['is', () => {}]);

export function LanguageProvider({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useState(chosenLanguage);

  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);

  const choose = useCallback((next: Language) => {
    setLanguage(next);
    try {
      localStorage.setItem(languageKey, next);
    } catch {
      // Storage is switched off or full: the choice lasts as long as the page.
    }
  }, []);

  const value = useMemo(() => [language, choose] as const, [language, choose]);
  return <LanguageContext value={value}>{children}</LanguageContext>;
}

export const useLanguage = () => use(LanguageContext);

/** Gives the function that says a text in the chosen language. */
export function useText() {
  const [language] = useLanguage();
  return useCallback((text: Text, values?: TextValues) => textIn(language, text, values), [language]);
}
