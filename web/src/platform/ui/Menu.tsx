import { Link, type LinkProps } from '@tanstack/react-router';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { classes } from './classes.ts';
import styles from './Menu.module.css';
import { usePlacement } from './usePlacement.ts';

export interface MenuItem {
  id: string;
  label: string;
  icon?: ReactNode;
  /** Either an act… */
  onSelect?: (() => void) | undefined;
  /** …or a place to go. */
  link?: LinkProps | undefined;
  isDanger?: boolean | undefined;
  isDisabled?: boolean | undefined;
  /** Set on all items of a choice: the current one is ticked. */
  isChecked?: boolean | undefined;
  /** A line above, where another kind of thing begins. */
  startsGroup?: boolean | undefined;
}

export interface MenuProps {
  label: string;
  /** What stands on the button; the label alone is read aloud. */
  trigger: ReactNode;
  items: readonly MenuItem[];
  /** Stands above the items, such as the user's name. */
  header?: ReactNode;
  align?: 'start' | 'end' | undefined;
  triggerClassName?: string | undefined;
}

export function Menu({ label, trigger, items, header, align = 'end', triggerClassName }: MenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  usePlacement(isOpen, popup, button, { align });

  const choices = () => [
    ...(popup.current?.querySelectorAll<HTMLElement>('[role^=menuitem]:not([aria-disabled])') ?? []),
  ];
  const open = (first?: number) => {
    setIsOpen(true);
    requestAnimationFrame(() => (first === undefined ? menu.current : choices().at(first))?.focus());
  };
  const close = () => {
    setIsOpen(false);
    button.current?.focus();
  };

  const onMenuKey = (event: KeyboardEvent) => {
    const all = choices();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const goal = { ArrowDown: at + 1, ArrowUp: Math.max(at, 0) - 1, Home: 0, End: -1 }[event.key];
    const act: Record<string, () => void> = { Escape: close, ' ': () => all[at]?.click() };
    const typed = all.find((item) =>
      item.textContent.trim().toLowerCase().startsWith(event.key.toLowerCase()),
    );
    if (event.key === 'Tab') return close();
    const next = goal === undefined ? typed : all.at(goal % all.length);
    if (!act[event.key] && !next) return;
    event.preventDefault();
    event.stopPropagation();
    if (act[event.key]) act[event.key]?.();
    else next?.focus();
  };

  return (
    <>
      <button
        ref={button}
        type="button"
        className={triggerClassName ?? styles.trigger}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={(event) => (isOpen ? setIsOpen(false) : open(event.detail === 0 ? 0 : undefined))}
        // Else the press would close by taking the focus, and the click open again.
        onMouseDown={(event) => isOpen && event.preventDefault()}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          open(event.key === 'ArrowDown' ? 0 : -1);
        }}
      >
        {trigger}
      </button>
      {isOpen && (
        <div
          ref={popup}
          popover="manual"
          className={styles.popup}
          onBlur={(event) => {
            const to = event.relatedTarget;
            if (to !== button.current && !event.currentTarget.contains(to)) setIsOpen(false);
          }}
        >
          {header && <div className={styles.header}>{header}</div>}
          <div
            ref={menu}
            id={id}
            className={styles.menu}
            role="menu"
            tabIndex={-1}
            aria-label={label}
            onKeyDown={onMenuKey}
          >
            {items.map((item) => (
              <Item key={item.id} item={item} onDone={close} />
            ))}
          </div>
        </div>
      )}
    </>
  );
}

function Item({ item, onDone }: { item: MenuItem; onDone: () => void }) {
  const { label, icon, link, onSelect, isDanger, isDisabled, isChecked, startsGroup } = item;
  const className = classes(styles.item, isDanger && styles.danger, startsGroup && styles.group);
  const role = isChecked === undefined ? 'menuitem' : 'menuitemradio';
  const content = (
    <>
      {icon && <span className={styles.icon}>{icon}</span>}
      {label}
    </>
  );
  if (link) {
    return (
      <Link {...link} role={role} tabIndex={-1} className={className} onClick={onDone}>
        {content}
      </Link>
    );
  }
  return (
    <button
      type="button"
      role={role}
      tabIndex={-1}
      className={className}
      aria-checked={isChecked}
      aria-disabled={isDisabled || undefined}
      onClick={() => {
        if (isDisabled) return;
        onDone();
        onSelect?.();
      }}
    >
      {content}
    </button>
  );
}
