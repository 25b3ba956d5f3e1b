import type { WaitingWork } from '@omur/contract/works/review';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useText } from '../../platform/i18n/texts.tsx';
import { Badge } from '../../platform/ui/Badge.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { classes } from '../../platform/ui/classes.ts';
import { formatDay } from '../../platform/i18n/format.ts';
import { FindingBadges } from './FindingBadges.tsx';
import { messages } from './messages.ts';
import styles from './Queue.module.css';

interface QueueProps {
  rows: readonly WaitingWork[];
  count: number;
  chosen: number | undefined;
  onMore: (() => void) | undefined;
  isLoadingMore: boolean;
}

/** The works that wait. The chosen one stays in sight, and more are fetched as the end comes near. */
export function Queue({ rows, count, chosen, onMore, isLoadingMore }: QueueProps) {
  const t = useText();
  const end = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!onMore || isLoadingMore || !end.current) return undefined;
    const near = new IntersectionObserver(([entry]) => entry?.isIntersecting && onMore(), {
      rootMargin: '600px',
    });
    near.observe(end.current);
    return () => near.disconnect();
  }, [onMore, isLoadingMore]);

  return (
    <nav className={styles.queue} aria-label={t(messages.queue)} data-keys="arrows">
      <ul>
        {rows.map((row, index) => (
          <li key={row.workId} aria-setsize={count} aria-posinset={index + 1}>
            <Row row={row} isChosen={row.workId === chosen} />
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

function Row({ row, isChosen }: { row: WaitingWork; isChosen: boolean }) {
  const t = useText();
  const day = formatDay(row.firstRegisteredAt);
  const link = useRef<HTMLAnchorElement>(null);

  // The focus moves along in the list, and comes here when the buttons that had it are gone.
  useEffect(() => {
    if (!isChosen) return;
    link.current?.scrollIntoView({ block: 'nearest' });
    const { activeElement } = document;
    const isFree = activeElement === document.body || activeElement?.closest('[data-keys="arrows"]');
    if (isFree) link.current?.focus({ preventScroll: true });
  }, [isChosen]);

  return (
    <Link
      ref={link}
      to="/yfirferð"
      search={(before) => ({ ...before, verk: row.workId })}
      resetScroll={false}
      className={classes(styles.row, isChosen && styles.chosen)}
      aria-current={isChosen || undefined}
    >
      <strong className={styles.title}>{row.title}</strong>
      <span>{row.authorNames}</span>
      <span className="dim small tabular">
        {row.registeredBy === null ? day : t(messages.registeredBy, { name: row.registeredBy, day })}
      </span>
      <span className={styles.badges}>
        {row.questionState && (
          <Badge look={row.questionState === 'answered' ? 'teal' : 'neutral'}>
            {t(messages[row.questionState])}
          </Badge>
        )}
        <FindingBadges findings={row.findings} />
      </span>
    </Link>
  );
}
