import { textOf } from '@omur/contract/messages/notificationTexts';
import type { Notification } from '@omur/contract/messages/notifications';
import { Link } from '@tanstack/react-router';
import { type KeyboardEvent, use, useEffect, useRef } from 'react';
import type { usePages } from '../../platform/api/queries.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { classes } from '../../platform/ui/classes.ts';
import { formatDay } from '../../platform/i18n/format.ts';
import { VisuallyHidden } from '../../platform/ui/VisuallyHidden.tsx';
import { AnswersHere } from './answersHere.ts';
import { messages } from './messages.ts';
import styles from './notifications.module.css';

interface HeadersProps {
  list: Omit<ReturnType<typeof usePages>, 'rows'> & { rows: Notification[] };
  chosen: number | undefined;
}

/** The sidebar. Arrow keys move between the headers; older ones are fetched as the end comes near. */
export function Headers({ list: { rows, count, onMore, isLoadingMore }, chosen }: HeadersProps) {
  const t = useText();
  const answers = use(AnswersHere);
  const end = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!onMore || isLoadingMore || !end.current) return undefined;
    const near = new IntersectionObserver(([entry]) => entry?.isIntersecting && onMore(), {
      rootMargin: '400px',
    });
    near.observe(end.current);
    return () => near.disconnect();
  }, [onMore, isLoadingMore]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys bubble up from the links
    <nav className={styles.list} aria-label={t(messages.list)} onKeyDown={onKeyDown}>
      <ul>
        {rows.map((row, index) => (
          <li key={row.notificationId} aria-setsize={count} aria-posinset={index + 1}>
            <Header row={row} isChosen={row.notificationId === chosen} />
            {row.approval && (
              <div className={styles.act}>
                {answers.map((Answer, which) => (
                  <Answer key={which} notification={row} />
                ))}
              </div>
            )}
          </li>
        ))}
      </ul>
      <div ref={end} className={styles.end}>
        {onMore && (
          <Button look="quiet" size="small" isLoading={isLoadingMore} onClick={onMore}>
            {t(messages.more)}
          </Button>
        )}
      </div>
    </nav>
  );
}

function Header({ row, isChosen }: { row: Notification; isChosen: boolean }) {
  const t = useText();
  return (
    <Link
      to="/tilkynningar"
      search={{ nr: row.notificationId }}
      resetScroll={false}
      preload={false}
      className={classes(styles.row, isChosen && styles.chosen, !row.isRead && styles.unread)}
      aria-current={isChosen || undefined}
    >
      <span className={styles.mark} aria-hidden />
      <span className={styles.header}>
        {!row.isRead && <VisuallyHidden>{t(messages.unread)}: </VisuallyHidden>}
        {row.header}
      </span>
      <span className="dim small">
        {t(textOf(row.kind).label)} · <span className="tabular">{formatDay(row.createdAt)}</span>
      </span>
    </Link>
  );
}

function onKeyDown(event: KeyboardEvent<HTMLElement>) {
  const links = [...event.currentTarget.querySelectorAll<HTMLAnchorElement>(`.${styles.row}`)];
  const at = links.indexOf(document.activeElement as HTMLAnchorElement);
  const goal = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: links.length - 1 }[event.key];
  if (goal === undefined || at < 0) return;
  event.preventDefault();
  links[Math.max(0, Math.min(goal, links.length - 1))]?.focus();
}
