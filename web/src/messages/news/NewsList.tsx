import { type ListedNews, listNews } from '@omur/contract/messages/news';
import { Link } from '@tanstack/react-router';
import { Megaphone } from 'lucide-react';
import { usePages } from '../../platform/api/queries.ts';
import { formatDay } from '../../platform/i18n/format.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { Badge } from '../../platform/ui/Badge.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { EmptyState } from '../../platform/ui/EmptyState.tsx';
import { Skeleton } from '../../platform/ui/Skeleton.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { messages } from './messages.ts';
import styles from './news.module.css';

/** Where an article is read. */
export type NewsPath = '/fréttir' | '/fréttir-félagsins';

export function NewsList({ path }: { path: NewsPath }) {
  const t = useText();
  const { rows, count, isLoading, isLoadingMore, error, onMore, retry } = usePages(listNews, { params: {} });
  if (error) return <PageFailed error={error} reset={retry} />;
  if (isLoading) return <Skeleton shape="rows" count={4} />;
  if (rows.length === 0)
    return (
      <Card>
        <EmptyState icon={<Megaphone />} title={t(messages.none)}>
          {t(messages.noneMore)}
        </EmptyState>
      </Card>
    );
  return (
    <Stack>
      <ul className={styles.list}>
        {rows.map((one) => (
          <li key={one.newsId} className={styles.item}>
            <Link to={path} search={{ nr: one.newsId }} className={styles.headline}>
              {t({ is: one.headlineIs, en: one.headlineEn })}
            </Link>
            <When of={one} />
            <p className={styles.lead}>{t({ is: one.leadIs, en: one.leadEn })}</p>
          </li>
        ))}
      </ul>
      {count > rows.length && (
        <div>
          <Button isLoading={isLoadingMore} onClick={onMore}>
            {t(messages.more)}
          </Button>
        </div>
      )}
    </Stack>
  );
}

/** The day on which it was published, or that it was not yet. */
export function When({
  of: { publishOn, isPublished },
}: {
  of: Pick<ListedNews, 'publishOn' | 'isPublished'>;
}) {
  const t = useText();
  return (
    <span className={styles.when}>
      {isPublished && publishOn && <time className="dim">{formatDay(publishOn)}</time>}
      {!isPublished && (
        <Badge>{publishOn ? t(messages.later, { day: formatDay(publishOn) }) : t(messages.draft)}</Badge>
      )}
    </span>
  );
}
