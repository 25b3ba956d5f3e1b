import { useEffect } from 'react';

const listeners = new Set<(title: string) => void>();
let current = '';

/** The title of the browser's tab, and what a screen reader says first of a page. */
export function useDocumentTitle(title: string) {
  useEffect(() => {
    current = title;
    document.title = `${title} · Ómur`;
    for (const listener of listeners) listener(title);
  }, [title]);
}

/** Hears the title that the page has, and each that it gets, until the answer is called. */
export function whenTitled(listener: (title: string) => void): () => void {
  listener(current);
  listeners.add(listener);
  return () => listeners.delete(listener);
}
