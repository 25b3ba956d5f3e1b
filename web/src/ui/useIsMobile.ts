import { useSyncExternalStore } from 'react';

const query = matchMedia('(max-width: 1180px)');

function subscribe(onChange: () => void) {
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** The reduced layout holds at 1180 px and below. */
export const useIsMobile = () => useSyncExternalStore(subscribe, () => query.matches);
