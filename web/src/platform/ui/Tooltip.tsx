import { cloneElement, type ReactElement, useId, useRef, useState } from 'react';
import styles from './Tooltip.module.css';
import { usePlacement } from './usePlacement.ts';

interface TooltipProps {
  text: string;
  /** One element that can take the focus. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
  /** The text only repeats the element's own label, so it is not read aloud again. */
  isLabel?: boolean;
  side?: 'top' | 'bottom';
}

/** A word of explanation on hover and on keyboard focus; Escape hides it. Never the only place of something needed. */
export function Tooltip({ text, children, isLabel = false, side = 'top' }: TooltipProps) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const popup = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isOpen, setIsOpen] = useState(false);
  usePlacement(isOpen, popup, anchor, { side, align: 'center' });

  const show = (after: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIsOpen(true), after);
  };
  const hide = () => {
    clearTimeout(timer.current);
    setIsOpen(false);
  };

  return (
    <span
      ref={anchor}
      className={styles.anchor}
      role="presentation"
      onPointerEnter={(event) => event.pointerType === 'mouse' && show(450)}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={(event) => event.target.matches(':focus-visible') && show(0)}
      onBlur={hide}
      onKeyDown={(event) => event.key === 'Escape' && hide()}
    >
      {isOpen && !isLabel ? cloneElement(children, { 'aria-describedby': id }) : children}
      {isOpen && (
        <span
          ref={popup}
          id={id}
          popover="manual"
          className={styles.tooltip}
          role="tooltip"
          aria-hidden={isLabel || undefined}
        >
          {text}
        </span>
      )}
    </span>
  );
}
