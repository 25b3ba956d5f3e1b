import { useEffect } from 'react';

/** The title of the browser's tab, and what a screen reader says first of a page. */
export function useDocumentTitle(title: string) {
  useEffect(() => {
    document.title = `${title} · Ómur`;
  }, [title]);
}
