import { Link, type LinkProps } from '@tanstack/react-router';
import { ChevronDown, Menu as MenuIcon, X } from 'lucide-react';
import { Fragment, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { useText } from '../i18n/texts.tsx';
import { Badge } from './Badge.tsx';
import { classes } from './classes.ts';
import { IconButton } from './IconButton.tsx';
import { Logo } from './Logo.tsx';
import { messages } from './messages.ts';
import { measureScrollBar } from './scrollBar.ts';
import styles from './Shell.module.css';
import { SkipLink } from './SkipLink.tsx';
import { useFolded } from './useFolded.ts';
import { useIsMobile } from './useIsMobile.ts';

export interface NavigationItem {
  id: string;
  label: string;
  icon?: ReactNode;
  link: LinkProps;
  /** Belongs to the item above. */
  isSub?: boolean | undefined;
  count?: number | undefined;
  /** The group it stands in, with neighbours of the same heading. */
  heading?: string | undefined;
}

export interface ShellProps {
  home: LinkProps;
  /** Null for roles without a menu; none at all while it is not known who gets which. */
  navigation: readonly NavigationItem[] | null;
  /** F2.28: the bar turns amber in a masquerade and teal for a publisher. */
  mode?: 'ordinary' | 'masquerade' | 'publisher' | undefined;
  /** The line that says as whom you are logged in. */
  notice?: ReactNode;
  /** Stands in the middle of the bar; left out of the reduced layout. */
  search?: ReactNode;
  /** The end of the bar: greeting, language, bell, the person's menu. */
  bar?: ReactNode;
  /** Below the drawer's items in the reduced layout. */
  drawerFooter?: ReactNode;
  children: ReactNode;
}

export function Shell({
  home,
  navigation,
  mode = 'ordinary',
  notice,
  search,
  bar,
  drawerFooter,
  children,
}: ShellProps) {
  const t = useText();
  const isMobile = useIsMobile();
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  const hasMenu = navigation !== null;

  return (
    <div className={classes(styles.shell, hasMenu && !isMobile && styles.withSidebar)}>
      <SkipLink />
      <header className={classes(styles.top, styles[mode])} data-print="no">
        {hasMenu && isMobile && (
          <IconButton
            label={t(messages.openMenu)}
            icon={<MenuIcon />}
            onClick={() => setIsDrawerOpen(true)}
          />
        )}
        <Link {...home} className={styles.home}>
          <Logo />
        </Link>
        {search && !isMobile && <div className={styles.search}>{search}</div>}
        {notice && !isMobile && <div className={styles.notice}>{notice}</div>}
        <div className={styles.end}>{bar}</div>
      </header>
      {hasMenu && !isMobile && (
        <nav className={styles.sidebar} aria-label={t(messages.mainMenu)}>
          <Items items={navigation} />
        </nav>
      )}
      {hasMenu && isMobile && isDrawerOpen && (
        <Drawer onClose={() => setIsDrawerOpen(false)} footer={drawerFooter}>
          <Items items={navigation} onGo={() => setIsDrawerOpen(false)} />
        </Drawer>
      )}
      <main id="content" tabIndex={-1} className={styles.main}>
        {notice && isMobile && <p className={styles.strip}>{notice}</p>}
        {children}
      </main>
    </div>
  );
}

/** Neighbours under one heading, in a list that has the heading's name and folds below it. */
function Items({ items, onGo }: { items: readonly NavigationItem[]; onGo?: () => void }) {
  const id = useId();
  const [folded, fold] = useFolded();
  const headings = [...new Set(items.map(({ heading }) => heading))];
  return headings.map((heading, at) => {
    const isFolded = heading !== undefined && folded.includes(heading);
    return (
      <Fragment key={heading ?? ''}>
        {heading && (
          <button
            type="button"
            id={`${id}${at}`}
            className={styles.heading}
            aria-expanded={!isFolded}
            onClick={() => fold(heading)}
          >
            {heading}
            <ChevronDown size={14} aria-hidden />
          </button>
        )}
        {!isFolded && (
          <ul className={styles.items} aria-labelledby={heading && `${id}${at}`}>
            {items
              .filter((item) => item.heading === heading)
              .map((item) => (
                <Item key={item.id} item={item} onGo={onGo} />
              ))}
          </ul>
        )}
      </Fragment>
    );
  });
}

function Item({ item, onGo }: { item: NavigationItem; onGo: (() => void) | undefined }) {
  const { label, icon, link, isSub, count = 0 } = item;
  return (
    <li>
      <Link preload="intent" {...link} className={classes(styles.item, isSub && styles.sub)} onClick={onGo}>
        {icon}
        {label}
        {count > 0 && (
          <span className={styles.count}>
            <Badge look="amber">{count}</Badge>
          </span>
        )}
      </Link>
    </li>
  );
}

function Drawer({
  onClose,
  footer,
  children,
}: {
  onClose: () => void;
  footer: ReactNode;
  children: ReactNode;
}) {
  const t = useText();
  const drawer = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const opened = drawer.current;
    measureScrollBar();
    opened?.showModal();
    return () => opened?.close();
  }, []);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the press outside is a shortcut for the close button
    <dialog
      ref={drawer}
      className={styles.drawer}
      aria-label={t(messages.mainMenu)}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onMouseDown={(event) => event.target === drawer.current && onClose()}
    >
      <div className={styles.drawerInside}>
        <div className={styles.drawerHead}>
          <Logo />
          <IconButton label={t(messages.close)} icon={<X />} onClick={onClose} />
        </div>
        <nav aria-label={t(messages.mainMenu)}>{children}</nav>
        {footer && <div className={styles.drawerFoot}>{footer}</div>}
      </div>
    </dialog>
  );
}
