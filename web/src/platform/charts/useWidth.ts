import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** What an upright sheet of A4 has room for, inside two cards. */
const onPaper = 560;

/** How wide there is room to draw; 0 until that is known. On paper no more than a sheet has. */
export function useWidth() {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => setWidth(Math.floor(element.clientWidth));
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    // The browser lays the page out anew for paper, but tells nobody how wide it got.
    const narrow = () => flushSync(() => setWidth((before) => Math.min(before, onPaper)));
    addEventListener('beforeprint', narrow);
    addEventListener('afterprint', measure);
    return () => {
      sizes.disconnect();
      removeEventListener('beforeprint', narrow);
      removeEventListener('afterprint', measure);
    };
  }, []);
  return [ref, width] as const;
}
