import { unknownAuthorsPage } from './deskPages.ts';
import type { UnknownAuthor } from '@omur/contract/works/authorMerge';
import { Link } from '@tanstack/react-router';
import { useText } from '../../platform/i18n/texts.tsx';
import { Badge } from '../../platform/ui/Badge.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { classes } from '../../platform/ui/classes.ts';
import { formatNationalId } from '../../platform/i18n/format.ts';
import styles from './authorMerge.module.css';
import { messages } from './messages.ts';

interface UnknownListProps {
  unknown: {
    rows: readonly UnknownAuthor[];
    count: number;
    onMore: (() => void) | undefined;
    isLoadingMore: boolean;
  };
  chosen: number | undefined;
}

export function UnknownList({ unknown: { rows, count, onMore, isLoadingMore }, chosen }: UnknownListProps) {
  const t = useText();
  return (
    <nav className={styles.list} aria-label={t(unknownAuthorsPage.label)}>
      <ul>
        {rows.map(({ authorId, displayName, kennitala, email, isAddressForeign, worksCount }, index) => (
          <li key={authorId} aria-setsize={count} aria-posinset={index + 1}>
            <Link
              to="/óþekktir-höfundar"
              search={(before) => ({ ...before, hofundur: authorId })}
              resetScroll={false}
              className={classes(styles.row, authorId === chosen && styles.chosen)}
              aria-current={authorId === chosen || undefined}
            >
              <span className={styles.who}>
                <strong>{displayName}</strong>
                <span className="dim small tabular">
                  {kennitala ? formatNationalId(kennitala) : (email ?? `nr. ${authorId}`)}
                </span>
              </span>
              <span className={styles.badges}>
                {isAddressForeign && <Badge look="teal">{t(messages.foreign)}</Badge>}
                <Badge>{t(messages.works, { count: worksCount })}</Badge>
              </span>
            </Link>
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
