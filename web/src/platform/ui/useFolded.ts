import { useState } from 'react';

const storageKey = 'omur.folded';

/** The groups of the menu that are folded in this browser, and how to fold one or unfold it (H34). */
export function useFolded(): [readonly string[], (heading: string) => void] {
  const [folded, setFolded] = useState(read);
  const fold = (heading: string) => {
    const next = folded.includes(heading) ? folded.filter((one) => one !== heading) : [...folded, heading];
    setFolded(next);
    try {
      localStorage.setItem(storageKey, next.join('\n'));
    } catch {
      // Folded until the page is loaded anew.
    }
  };
  return [folded, fold];
}

function read(): string[] {
  try {
    return localStorage.getItem(storageKey)?.split('\n').filter(Boolean) ?? [];
  } catch {
    return [];
  }
}
