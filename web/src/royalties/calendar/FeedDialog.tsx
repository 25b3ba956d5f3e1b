import { useChange } from '../../platform/api/useChange.ts';
import {
  type CalendarFeed,
  endCalendarFeed,
  getCalendarFeed,
  makeCalendarFeed,
} from '@omur/contract/royalties/calendar';
import { useQuery } from '@tanstack/react-query';
import { queryIfAny } from '../../platform/api/queries.ts';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { Dialog } from '../../platform/ui/Dialog.tsx';
import { formatInstant, formatLongDay } from '../../platform/i18n/format.ts';
import { Skeleton } from '../../platform/ui/Skeleton.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import styles from './calendar.module.css';
import { FeedAddress } from './FeedAddress.tsx';
import { messages } from './messages.ts';

/** One's own address for calendars: made, renewed, and ended. */
export function FeedDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const toast = useToast();
  const feed = useQuery(queryIfAny(getCalendarFeed));
  const making = useChange(makeCalendarFeed);
  const ending = useChange(endCalendarFeed, () => {
    making.reset();
    toast({ text: t(messages.ended) });
  });
  const problem = feed.error ?? making.error ?? ending.error;
  const isThere = Boolean(feed.data);
  return (
    <Dialog
      isOpen
      title={t(messages.feedTitle)}
      description={t(messages.feedAbout)}
      onClose={onClose}
      footer={
        <>
          {isThere && !making.answer && (
            <Button look="quiet" isLoading={ending.isSending} onClick={() => ending.send({})}>
              {t(messages.end)}
            </Button>
          )}
          {feed.data !== undefined && !making.answer && (
            <Button
              look={isThere ? 'secondary' : 'primary'}
              isLoading={making.isSending}
              onClick={() => making.send({})}
            >
              {t(isThere ? messages.renew : messages.make)}
            </Button>
          )}
          {making.answer && (
            <Button look="primary" onClick={onClose}>
              {t(messages.close)}
            </Button>
          )}
        </>
      }
    >
      <Stack>
        {problem && <Alert look="danger" isAnnounced title={problem.message} />}
        {feed.isPending && <Skeleton shape="rows" count={1} />}
        {making.answer && <FeedAddress address={making.answer.feedUrl} />}
        {feed.data && !making.answer && <Running feed={feed.data} />}
      </Stack>
    </Dialog>
  );
}

function Running({ feed: { createdAt, lastReadAt } }: { feed: CalendarFeed }) {
  const t = useText();
  const [language] = useLanguage();
  return (
    <div>
      <p className={styles.plain}>
        <strong>{t(messages.since, { day: formatLongDay(createdAt, language) })}</strong>
      </p>
      <p className={`${styles.plain} dim`}>
        {lastReadAt === null
          ? t(messages.neverRead)
          : t(messages.lastRead, { when: formatInstant(lastReadAt, language) })}{' '}
        {t(messages.renewWhy)}
      </p>
    </div>
  );
}
