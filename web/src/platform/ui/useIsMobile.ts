import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

const query = matchMedia('(max-width: 1180px)');
let isOnPaper = false;

for (const moment of ['beforeprint', 'afterprint'])
  addEventListener(moment, () => {
    isOnPaper = moment === 'beforeprint';
    // Before the browser counts the sheets: what shrinks afterwards leaves empty ones behind.
    flushSync(() => query.dispatchEvent(new Event('change')));
  });

function subscribe(onChange: () => void) {
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** The reduced layout holds at 1180 px and below, and on paper. */
export const useIsMobile = () => useSyncExternalStore(subscribe, () => isOnPaper || query.matches);
