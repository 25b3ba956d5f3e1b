import { type RefObject, useLayoutEffect } from 'react';

interface Placement {
  side?: 'top' | 'bottom';
  align?: 'start' | 'center' | 'end';
  /** As wide as what it belongs to. */
  isStretched?: boolean;
}

const gap = 6;
const margin = 8;

/** Keeps a popover in the top layer beside its anchor while open; it turns to the other side where there is no room. */
export function usePlacement(
  isOpen: boolean,
  popup: RefObject<HTMLElement | null>,
  anchor: RefObject<HTMLElement | null>,
  { side = 'bottom', align = 'start', isStretched = false }: Placement = {},
) {
  useLayoutEffect(() => {
    const [box, to] = [popup.current, anchor.current];
    if (!isOpen || !box || !to) return undefined;
    if (!box.matches(':popover-open')) box.showPopover();

    const settle = () => {
      const around = to.getBoundingClientRect();
      if (isStretched) box.style.width = `${around.width}px`;
      const above = around.top - gap - margin;
      const below = innerHeight - around.bottom - gap - margin;
      const isAbove = side === 'top' ? above >= box.scrollHeight : below < box.scrollHeight && above > below;
      box.style.maxHeight = `${Math.max(120, isAbove ? above : below)}px`;
      const top = isAbove ? around.top - gap - box.offsetHeight : around.bottom + gap;
      const start = { start: around.left, end: around.right - box.offsetWidth };
      const left = align === 'center' ? around.left + (around.width - box.offsetWidth) / 2 : start[align];
      box.style.top = `${top}px`;
      box.style.left = `${Math.max(margin, Math.min(left, innerWidth - margin - box.offsetWidth))}px`;
    };

    settle();
    const sizes = new ResizeObserver(settle);
    sizes.observe(box);
    addEventListener('scroll', settle, { capture: true, passive: true });
    addEventListener('resize', settle);
    return () => {
      sizes.disconnect();
      removeEventListener('scroll', settle, { capture: true });
      removeEventListener('resize', settle);
      if (box.matches(':popover-open')) box.hidePopover();
    };
  }, [isOpen, popup, anchor, side, align, isStretched]);
}
