import {
  chooseNotificationSettings,
  countUnread,
  listNotifications,
  listNotificationSettings,
  readAllNotifications,
  readNotification,
} from '@omur/contract/messages/notifications';
import type { Actor } from '../../platform/sessions/actor.ts';
import { oneOr404 } from '../../platform/http/rows.ts';
import { list } from '../../platform/http/list.ts';
import { serve, type Server } from '../../platform/http/serve.ts';
import { assertFound, assertAccess } from '../../platform/sessions/access.ts';
import { refuse } from '../../platform/refusal.ts';
import { findNotification, markAllRead, markRead, notificationsOf, unreadOf } from './queries.ts';
import { choose, settingsOf } from './settings.ts';

export function serveNotifications(server: Server): void {
  serve(server, listNotifications, ({ actor, params, language }) =>
    list(notificationsOf, { personId: assertAccess(actor, params.personId), language }),
  );
  // L7.27 reads by GET; anyone who reads somebody else's marks nothing.
  serve(
    server,
    readNotification,
    async ({ db, actor: { personId }, params: { notificationId }, language }) => {
      await markRead.run(db, { notificationId, personId });
      return oneOr404(db, findNotification, { notificationId, personId, language }, 'notification.notFound');
    },
  );
  serve(server, readAllNotifications, async ({ db, actor, params }) => {
    await markAllRead.run(db, { personId: assertIs(actor, params.personId) });
    return undefined;
  });
  serve(server, countUnread, async ({ reads, actor, params }) => {
    const personId = await assertFound(reads, actor, params.personId);
    return { unread: (await unreadOf.row<{ unread: number }>(reads, { personId }))?.unread ?? 0 };
  });
  serve(server, listNotificationSettings, async ({ db, actor, params }) =>
    settingsOf(db, await assertFound(db, actor, params.personId)),
  );
  serve(server, chooseNotificationSettings, (call) => {
    assertIs(call.actor, call.params.personId);
    return choose(call);
  });
}

/** What people have read and where they are told is their own affair; staff may look. */
function assertIs({ personId }: Actor, asked: number): number {
  return personId === asked ? asked : refuse('person.notFound');
}
