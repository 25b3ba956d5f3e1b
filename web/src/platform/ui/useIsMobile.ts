import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

const reduced = matchMedia('(max-width: 1180px)');
const narrow = matchMedia('(max-width: 760px), (max-width: 1180px) and (pointer: coarse)');
let isOnPaper = false;

for (const moment of ['beforeprint', 'afterprint'])
  addEventListener(moment, () => {
    isOnPaper = moment === 'beforeprint';
    // Before the browser counts the sheets: what shrinks afterwards leaves empty ones behind.
    flushSync(() => {
      for (const query of [reduced, narrow]) query.dispatchEvent(new Event('change'));
    });
  });

const subscribeTo = (query: MediaQueryList) => (onChange: () => void) => {
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};
const [onReduced, onNarrow] = [subscribeTo(reduced), subscribeTo(narrow)];

/** The reduced layout holds at 1180 px and below, and on paper. */
export const useIsMobile = () => useSyncExternalStore(onReduced, () => isOnPaper || reduced.matches);

/** Where a grid is no use: at 760 px and below, in the reduced layout under a finger, and on paper. */
export const useIsNarrow = () => useSyncExternalStore(onNarrow, () => isOnPaper || narrow.matches);
