import { textOf } from '@omur/contract/messages/notificationTexts';
import { listNotifications, readNotification } from '@omur/contract/messages/notifications';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { use, useEffect } from 'react';
import { queryFor } from '../../platform/api/queries.ts';
import { isRefusal } from '../../platform/api/refusal.ts';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { EmptyState } from '../../platform/ui/EmptyState.tsx';
import { formatInstant } from '../../platform/i18n/format.ts';
import { Skeleton } from '../../platform/ui/Skeleton.tsx';
import { AnswersHere } from './answersHere.ts';
import { messages } from './messages.ts';
import styles from './notifications.module.css';

/** The chosen notification. To ask for it marks it as read, after which the list is fetched again (L4.5). */
export function ReadNotification({ notificationId }: { notificationId: number }) {
  const t = useText();
  const [language] = useLanguage();
  const router = useRouter();
  const client = useQueryClient();
  const answers = use(AnswersHere);
  const { data, error, refetch, dataUpdatedAt } = useQuery(
    queryFor(readNotification, { params: { notificationId } }),
  );

  useEffect(() => {
    if (dataUpdatedAt === 0) return;
    void client.invalidateQueries({
      predicate: ({ queryKey }) => String(queryKey[0]).startsWith(listNotifications.path),
    });
  }, [client, dataUpdatedAt]);

  if (isRefusal(error, 404)) return <EmptyState title={error.message} />;
  if (error) return <PageFailed error={error} reset={() => void refetch()} />;
  if (!data)
    return (
      <div className={styles.pane}>
        <Skeleton shape="heading" />
        <Skeleton shape="text" />
      </div>
    );
  const { header, body, link, kind, createdAt } = data;
  return (
    <article className={styles.pane}>
      <p className="dim small tabular">
        {t(textOf(kind).label)} · {formatInstant(createdAt, language)}
      </p>
      <h2>{header}</h2>
      {body.split(/\n\s*\n/).map((paragraph, index) => (
        <p key={index} className={styles.paragraph}>
          {paragraph}
        </p>
      ))}
      {data.approval && answers.map((Answer, at) => <Answer key={at} notification={data} />)}
      {link !== null && (
        <div>
          <Button icon={<ArrowRight size={18} />} onClick={() => router.history.push(link)}>
            {t(messages.open)}
          </Button>
        </div>
      )}
    </article>
  );
}
