import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** What sticks to the top of the window, the top bar and the head of the list, hides rows behind it. */
const stuck = 112;

/** Only the rows near the window are rendered; on paper all of them are. */
export function useRowVirtualizer(
  body: RefObject<HTMLElement | null>,
  count: number,
  height: number,
  key: (at: number) => string | number,
) {
  const [place, setPlace] = useState<number>();
  const scrollMargin = place ?? 0;
  const [isPrinting, setIsPrinting] = useState(false);

  useLayoutEffect(() => {
    let isFirst = true;
    const measure = () => {
      if (!body.current) return;
      const top = Math.round(body.current.getBoundingClientRect().top + scrollY);
      // Now, so that the list is not painted without its rows.
      if (isFirst) flushSync(() => setPlace(top));
      else setPlace(top);
      isFirst = false;
    };
    // It tells the first size too, before anything is painted; asked for here, the page would be laid out twice.
    const sizes = new ResizeObserver(measure);
    sizes.observe(document.body);
    return () => sizes.disconnect();
  }, [body]);

  useEffect(() => {
    const before = () => flushSync(() => setIsPrinting(true));
    const after = () => setIsPrinting(false);
    addEventListener('beforeprint', before);
    addEventListener('afterprint', after);
    return () => {
      removeEventListener('beforeprint', before);
      removeEventListener('afterprint', after);
    };
  }, []);

  // oxlint-disable-next-line react/incompatible-library -- it changes in place; nothing here is memoised over it
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => height,
    getItemKey: key,
    overscan: 3,
    scrollMargin,
    scrollPaddingStart: stuck,
    scrollPaddingEnd: 16,
  });
  // Before the place of the list is known, rows would be drawn and measured as if it stood at the top: on a phone for nothing.
  const visible = place === undefined ? [] : virtualizer.getVirtualItems();
  return { virtualizer, visible, scrollMargin, isPrinting };
}
