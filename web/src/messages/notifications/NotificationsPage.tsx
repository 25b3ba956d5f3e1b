import { useChange } from '../../platform/api/useChange.ts';
import { countUnread, listNotifications, readAllNotifications } from '@omur/contract/messages/notifications';
import { useQuery } from '@tanstack/react-query';
import { Bell, CheckCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { queryFor, usePages } from '../../platform/api/queries.ts';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { useMember } from '../../platform/page/member.ts';
import type { Text } from '../../platform/i18n/text.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { PageWaits } from '../../platform/page/PageWaits.tsx';
import { Gathered } from '../../platform/ui/Gathered.tsx';
import { Button, ButtonLink } from '../../platform/ui/Button.tsx';
import { EmptyState } from '../../platform/ui/EmptyState.tsx';
import { PageHeader } from '../../platform/ui/PageHeader.tsx';
import { Skeleton } from '../../platform/ui/Skeleton.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { messages } from './messages.ts';
import { Reading } from './Reading.tsx';

interface NotificationsPageProps {
  label: Text;
  /** What domains above this one let be done to several at once. */
  actions?: ReactNode;
}

/** L2.29: headers beside the one that is read. */
export const NotificationsPage = (props: NotificationsPageProps) => (
  <Gathered waits={<PageWaits />}>
    <OwnNotifications {...props} />
  </Gathered>
);

function OwnNotifications({ label, actions }: NotificationsPageProps) {
  const t = useText();
  const { person, isKnown, error, retry } = useMember();
  if (error) return <PageFailed error={error} reset={retry} />;
  if (person) return <Notifications label={label} actions={actions} personId={person.personId} />;
  return (
    <Stack>
      <PageHeader title={t(label)} />
      {isKnown ? (
        <EmptyState title={t(messages.none)} icon={<Bell />}>
          {t(messages.nobody)}
        </EmptyState>
      ) : (
        <Skeleton shape="rows" />
      )}
    </Stack>
  );
}

function Notifications({ label, actions, personId }: NotificationsPageProps & { personId: number }) {
  const t = useText();
  const list = usePages(listNotifications, { params: { personId } });
  const unread = useQuery(queryFor(countUnread, { params: { personId } })).data?.unread;
  const readAll = useChange(readAllNotifications);
  return (
    <Stack>
      <PageHeader
        title={t(label)}
        subtitle={
          unread !== undefined &&
          list.count > 0 &&
          t(unread === 0 ? messages.allRead : messages.unreadCount, { count: unread })
        }
        actions={
          <>
            {actions}
            <ButtonLink look="quiet" to="/stillingar" hash="tilkynningar">
              {t(messages.settings)}
            </ButtonLink>
            {unread !== undefined && unread > 0 && (
              <Button
                icon={<CheckCheck size={18} />}
                isLoading={readAll.isSending}
                onClick={() => readAll.send({ params: { personId } })}
              >
                {t(messages.readAll)}
              </Button>
            )}
          </>
        }
      />
      {readAll.error && <Alert look="danger" isAnnounced title={readAll.error.message} />}
      {list.error && list.rows.length === 0 ? (
        <PageFailed error={list.error} reset={list.retry} />
      ) : list.isLoading ? (
        <Skeleton shape="rows" />
      ) : list.rows.length === 0 ? (
        <EmptyState title={list.emptyText ?? t(messages.none)} icon={<Bell />}>
          {t(messages.noneHint)}
        </EmptyState>
      ) : (
        <Reading list={list} />
      )}
    </Stack>
  );
}
