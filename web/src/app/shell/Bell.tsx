import { countUnread } from '@omur/contract/messages/notifications';
import { useQuery } from '@tanstack/react-query';
import { queryFor } from '../../platform/api/queries.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { IconLink, shownCount } from '../../platform/ui/IconButton.tsx';
import { useMember } from '../../platform/page/member.ts';
import { messages } from '../../platform/page/messages.ts';
import { notificationsPage } from '../notifications/pages.ts';
import { useLiveNotifications } from './useLiveNotifications.ts';
import { iconOf } from './useNavigation.tsx';

/** The way to the notifications, with how many are unread (F2.28). Anyone who is nobody's person is told nothing and has none. */
export function Bell() {
  const t = useText();
  const personId = useMember().person?.personId;
  useLiveNotifications(personId !== undefined);
  const { data } = useQuery({
    ...queryFor(countUnread, { params: { personId: personId ?? 0 } }),
    enabled: personId !== undefined,
  });
  if (personId === undefined) return null;
  const count = data?.unread ?? 0;
  const label =
    count === 0
      ? t(notificationsPage.label)
      : t(messages.unreadNotifications, { count, shown: shownCount(count) });
  return <IconLink to="/tilkynningar" label={label} icon={iconOf(notificationsPage)} count={count} />;
}
