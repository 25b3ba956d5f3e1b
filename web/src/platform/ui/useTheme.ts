import { useCallback, useState } from 'react';

export type Theme = 'light' | 'dark' | 'system';

const storageKey = 'omur.theme';

/** The chosen appearance; `public/theme.js` applies the same choice before the first paint. */
export function useTheme() {
  const [theme, setTheme] = useState(storedTheme);

  const choose = useCallback((next: Theme) => {
    setTheme(next);
    if (next === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = next;
    try {
      localStorage.setItem(storageKey, next);
    } catch {
      // Storage is switched off or full: the choice lasts as long as the page.
    }
  }, []);

  return [theme, choose] as const;
}

function storedTheme(): Theme {
  try {
    const stored = localStorage.getItem(storageKey);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return 'system';
  }
}
