import {
  type ComponentType,
  createElement,
  lazy,
  useDeferredValue,
  useEffect,
  useSyncExternalStore,
} from 'react';
import { newListeners } from '../state/listeners.ts';

/** React shows what it waited for up to 300 ms after the last such part, on a busy device later; after so long nothing is shown any more. */
const shownWithin = 1200;
let onTheWay = 0;
const { subscribe, notify } = newListeners();

function count(by: number): void {
  onTheWay += by;
  notify();
}

/** A part of a page whose code comes when it is first shown, or when somebody reaches for it; a route has its own way. */
export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const part = lazy(async () => {
    count(1);
    let isCounted = true;
    const arrived = () => {
      if (isCounted) count(-1);
      isCounted = false;
    };
    const Part = await load().finally(() => setTimeout(arrived, shownWithin));
    return {
      default: function Shown(props: Props) {
        useEffect(arrived, []);
        return createElement(Part, props);
      },
    };
  });
  // What could not be fetched is fetched again, and said, when it is shown.
  return Object.assign(part, { preload: () => void load().catch(() => undefined) });
}

/** What a large part of a page is drawn from: it is drawn in small steps, with room for a press in between, and counts as on the way until then. */
export function useDrawnInSteps<T>(value: T): T {
  const drawn = useDeferredValue(value);
  const isLate = !Object.is(drawn, value);
  useEffect(() => {
    if (!isLate) return undefined;
    count(1);
    return () => count(-1);
  }, [isLate]);
  return drawn;
}

/** How many such parts are being fetched, or are not shown yet. */
export const useChunksOnTheWay = () => useSyncExternalStore(subscribe, () => onTheWay);
