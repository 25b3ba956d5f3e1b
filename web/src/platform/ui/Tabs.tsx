import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { formatWhole } from '../i18n/format.ts';
import styles from './Tabs.module.css';

export interface Tab<Id extends string = string> {
  id: Id;
  label: string;
  count?: number | undefined;
}

export interface TabsProps<Id extends string> {
  /** What the tabs choose between, read aloud. */
  label: string;
  tabs: readonly Tab<Id>[];
  value: Id;
  onChange: (id: Id) => void;
  /** A tab is pointed at or focused: the moment to fetch what it shows. */
  onIntent?: ((id: Id) => void) | undefined;
  /** The chosen tab's content. */
  children: ReactNode;
}

/** Arrow keys move between tabs, Enter or Space opens one: a tab may have to fetch what it shows. */
export function Tabs<Id extends string>({ label, tabs, value, onChange, onIntent, children }: TabsProps<Id>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // With the next picture, which the page is laid out for anyway.
    const frame = requestAnimationFrame(() => {
      const row = list.current;
      const chosen = row?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(value)}"]`);
      if (row && chosen) row.scrollLeft = chosen.offsetLeft - (row.clientWidth - chosen.offsetWidth) / 2;
    });
    return () => cancelAnimationFrame(frame);
  }, [value]);

  return (
    <div>
      <div
        ref={list}
        className={styles.list}
        role="tablist"
        aria-label={label}
        tabIndex={-1}
        onKeyDown={onKeyDown}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={`${id}-${tab.id}`}
            data-tab={tab.id}
            type="button"
            role="tab"
            className={styles.tab}
            aria-selected={tab.id === value}
            aria-controls={tab.id === value ? `${id}-panel` : undefined}
            tabIndex={tab.id === value ? 0 : -1}
            onClick={() => onChange(tab.id)}
            onPointerEnter={() => onIntent?.(tab.id)}
            onFocus={() => onIntent?.(tab.id)}
          >
            {tab.label}
            {tab.count !== undefined && <span className={styles.count}>{formatWhole(tab.count)}</span>}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} className={styles.panel} role="tabpanel" aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </div>
  );
}

function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  const goal = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
  if (goal === undefined) return;
  event.preventDefault();
  buttons.at(goal % buttons.length)?.focus();
}
