import { useLocation } from '@tanstack/react-router';
import { type RefObject, useEffect } from 'react';

/** A row, and how far below the top of the window it stood. */
interface Place {
  index: number;
  top: number;
}

const places = new Map<string, Place>();
const belowHeadings = 112;
const tries = 40;
const quietFrames = 4;

/**
 * Coming back, the window stands as many pixels down as when it was left, but rows not drawn yet are only guessed at: the
 * row that was at the top is looked for and put where it was.
 */
export function usePlace(list: RefObject<HTMLElement | null>) {
  const key = useLocation({ select: ({ state }) => state.key ?? '' });

  useEffect(() => {
    const before = places.get(key);
    let frame = before && requestAnimationFrame(() => approach(before, 0, 0));

    function approach(place: Place, tried: number, quiet: number) {
      const isThere = moveTowards(place, rowsOf(list.current));
      const still = isThere ? quiet + 1 : 0;
      if (still < quietFrames && tried < tries)
        frame = requestAnimationFrame(() => approach(place, tried + 1, still));
    }

    const remember = () => {
      const row = rowsOf(list.current).find((one) => one.getBoundingClientRect().bottom > belowHeadings);
      if (row) places.set(key, { index: indexOf(row), top: row.getBoundingClientRect().top });
    };
    addEventListener('scroll', remember, { passive: true });
    return () => {
      removeEventListener('scroll', remember);
      if (frame) cancelAnimationFrame(frame);
    };
  }, [key, list]);
}

const indexOf = (row: HTMLElement) => Number(row.dataset.index);

const rowsOf = (list: HTMLElement | null) =>
  [...(list?.querySelectorAll<HTMLElement>('[data-index]') ?? [])].toSorted(
    (a, b) => indexOf(a) - indexOf(b),
  );

function moveTowards({ index, top }: Place, rows: HTMLElement[]): boolean {
  const row = rows.find((one) => indexOf(one) === index) ?? rows.at(-1);
  if (!row) return false;
  const { top: now, height } = row.getBoundingClientRect();
  const away = now - top + (index - indexOf(row)) * height;
  if (Math.abs(away) < 2) return true;
  scrollBy({ top: away, behavior: 'instant' });
  return false;
}
