import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';

interface Drag {
  from: number;
  to: number;
  /** How far the row has been dragged down the page. */
  by: number;
  height: number;
}

interface Grip {
  startedAt: number;
  pointerY: number;
  middles: readonly number[];
}

/** So near the edge of the window the page scrolls by itself while one drags. */
const edge = 72;
const step = 12;

/**
 * Rows that are put in order by dragging, with mouse, pen or finger. Nothing moves in the document before the row is let go: until
 * then the rows are only shown where they would be.
 */
export function useDragOrder(onMove: (from: number, to: number) => void) {
  const list = useRef<HTMLOListElement>(null);
  const grip = useRef<Grip | undefined>(undefined);
  const [drag, setDrag] = useState<Drag>();

  const follow = useEffectEvent(() => {
    if (!grip.current) return;
    const { startedAt, pointerY, middles } = grip.current;
    setDrag((before) => before && draggedTo(before, pointerY + scrollY - startedAt, middles));
  });

  const drop = useEffectEvent((isKept: boolean) => {
    grip.current = undefined;
    setDrag(undefined);
    if (isKept && drag && drag.to !== drag.from) onMove(drag.from, drag.to);
  });

  const isDragging = drag !== undefined;
  useEffect(() => {
    if (!isDragging) return undefined;
    const ending = new AbortController();
    const { signal } = ending;
    const point = (event: globalThis.PointerEvent) => {
      if (grip.current) grip.current.pointerY = event.clientY;
      follow();
    };
    addEventListener('pointermove', point, { signal });
    addEventListener('pointerup', () => drop(true), { signal });
    addEventListener('pointercancel', () => drop(false), { signal });
    addEventListener('keydown', (event) => event.key === 'Escape' && drop(false), { signal });
    const scrolling = setInterval(() => {
      const y = grip.current?.pointerY ?? innerHeight / 2;
      if (y < edge) scrollBy({ top: -step, behavior: 'instant' });
      else if (y > innerHeight - edge) scrollBy({ top: step, behavior: 'instant' });
      else return;
      follow();
    }, 16);
    return () => {
      clearInterval(scrolling);
      ending.abort();
    };
  }, [isDragging]);

  const take = (from: number, event: PointerEvent) => {
    if (event.button !== 0 || !list.current) return;
    event.preventDefault();
    const boxes = [...list.current.children].map((row) => row.getBoundingClientRect());
    const middles = boxes.map(({ top, height }) => top + scrollY + height / 2);
    grip.current = { startedAt: event.clientY + scrollY, pointerY: event.clientY, middles };
    setDrag({ from, to: from, by: 0, height: boxes[from]?.height ?? 0 });
  };

  return { list, take, drag };
}

function draggedTo(drag: Drag, by: number, middles: readonly number[]): Drag {
  const middle = (middles[drag.from] ?? 0) + by;
  const to = middles.filter((other, at) => at !== drag.from && other < middle).length;
  return { ...drag, by, to };
}

/** How far a row is shown from where it stands. */
export function shiftOf(at: number, drag: Drag | undefined): number {
  if (!drag) return 0;
  const { from, to, by, height } = drag;
  if (at === from) return by;
  if (at > from && at <= to) return -height;
  return at < from && at >= to ? height : 0;
}
