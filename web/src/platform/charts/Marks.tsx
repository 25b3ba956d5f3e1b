import { type CSSProperties, type KeyboardEvent, useRef, useState } from 'react';
import { formatAmount } from '../i18n/format.ts';
import type { Bar } from './bar.ts';
import styles from './charts.module.css';

interface Mark {
  bar: Bar;
  left: number;
  top: number;
  width: number;
  height: number;
  /** Where the hover text points. */
  tip: { x: number; y: number };
}

interface MarksProps {
  marks: readonly Mark[];
  width: number;
  chosen: Bar['id'] | undefined;
  onChoose: (id: Bar['id']) => void;
}

/** A button over each amount that is drawn: one stop of the Tab key, arrows from one to the next, and words on hover and focus. */
export function Marks({ marks, width, chosen, onChoose }: MarksProps) {
  const list = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState<Bar['id']>();
  const [reached, setReached] = useState<Bar['id']>();
  const stop = [reached, chosen, marks[0]?.bar.id].find((id) => marks.some(({ bar }) => bar.id === id));
  const tip = marks.find(({ bar }) => bar.id === shown);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') setShown(undefined);
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const at = buttons.indexOf(event.target as HTMLButtonElement);
    const goal = {
      ArrowRight: at + 1,
      ArrowDown: at + 1,
      ArrowLeft: at - 1,
      ArrowUp: at - 1,
      Home: 0,
      End: buttons.length - 1,
    }[event.key];
    if (goal === undefined) return;
    event.preventDefault();
    buttons[Math.max(0, Math.min(goal, buttons.length - 1))]?.focus();
  };

  return (
    <>
      <ul ref={list} className={styles.marks}>
        {marks.map(({ bar, left, top, width: wide, height }) => (
          <li key={bar.id}>
            <button
              type="button"
              className={styles.mark}
              style={{ left, top, width: wide, height }}
              tabIndex={bar.id === stop ? 0 : -1}
              aria-label={`${bar.label}: ${formatAmount(bar.amountIsk)}`}
              aria-pressed={bar.id === chosen}
              onClick={() => onChoose(bar.id)}
              onKeyDown={onKeyDown}
              onPointerEnter={() => setShown(bar.id)}
              onPointerLeave={() => setShown(undefined)}
              onFocus={(event) => {
                setReached(bar.id);
                if (event.target.matches(':focus-visible')) setShown(bar.id);
              }}
              onBlur={() => setShown(undefined)}
            />
          </li>
        ))}
      </ul>
      {tip && (
        <div
          className={styles.tip}
          style={
            { '--x': `${Math.max(84, Math.min(width - 84, tip.tip.x))}px`, top: tip.tip.y } as CSSProperties
          }
          aria-hidden
        >
          <span>{tip.bar.label}</span>
          <strong>{formatAmount(tip.bar.amountIsk)}</strong>
        </div>
      )}
    </>
  );
}
