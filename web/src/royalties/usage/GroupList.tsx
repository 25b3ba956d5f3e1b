import type { UsageGroup } from '@omur/contract/royalties/usage';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { usePages } from '../../platform/api/queries.ts';
import { formatAmount, formatWhole } from '../../platform/i18n/format.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { classes } from '../../platform/ui/classes.ts';
import { matchingMessages as messages } from './matchingMessages.ts';
import styles from './usage.module.css';

export type GroupPages = Omit<ReturnType<typeof usePages>, 'rows'> & { rows: UsageGroup[] };

interface GroupListProps {
  list: GroupPages;
  chosen: number | undefined;
}

/** The groups that wait, what the most hangs on first. */
export function GroupList({ list, chosen }: GroupListProps) {
  const t = useText();
  const { rows, count, onMore, isLoadingMore } = list;
  return (
    <nav className={styles.queue} aria-label={t(messages.queue)} data-keys="arrows">
      <ul>
        {rows.map((row, index) => (
          <li key={row.usageGroupId} aria-setsize={count} aria-posinset={index + 1}>
            <Group row={row} isChosen={row.usageGroupId === chosen} />
          </li>
        ))}
      </ul>
      {onMore && (
        <div className={styles.more}>
          <Button look="quiet" size="small" isLoading={isLoadingMore} onClick={onMore}>
            {t(messages.more)}
          </Button>
        </div>
      )}
    </nav>
  );
}

function Group({ row, isChosen }: { row: UsageGroup; isChosen: boolean }) {
  const t = useText();
  const link = useRef<HTMLAnchorElement>(null);
  // The focus moves along in the list, and comes here when the buttons that had it are gone.
  useEffect(() => {
    if (!isChosen) return;
    link.current?.scrollIntoView({ block: 'nearest' });
    const { activeElement } = document;
    if (activeElement === document.body || activeElement?.closest('[data-keys="arrows"]'))
      link.current?.focus({ preventScroll: true });
  }, [isChosen]);
  return (
    <Link
      ref={link}
      to="/pörun"
      search={(before) => ({ ...before, hopur: row.usageGroupId })}
      resetScroll={false}
      className={classes(styles.group, isChosen && styles.chosen)}
      aria-current={isChosen || undefined}
    >
      <strong>{row.title || t(messages.untitled)}</strong>
      <span className={styles.stake}>{row.amountIsk > 0 && formatAmount(row.amountIsk)}</span>
      <span className="dim small">{row.performers || row.authorNames}</span>
      <span className={classes(styles.stake, 'dim', 'small')}>
        {t(messages.plays, { count: row.waitingPlays, plays: formatWhole(row.waitingPlays) })}
      </span>
    </Link>
  );
}
