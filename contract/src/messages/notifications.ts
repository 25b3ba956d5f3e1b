import * as z from 'zod/mini';
import { endpoint, file, list, nothing, one } from '../platform/endpoint.ts';
import { ofPerson, paging, pathId } from '../platform/paths.ts';
import { id, instant, text, yesNo } from '../platform/values.ts';
import { askedState, dueOn, isHalted, round } from '../platform/fields/approvals.ts';
import { isPushed } from '../platform/fields/push.ts';
import { shareHundredths, title, workId } from '../platform/fields/works.ts';
import { field, nullable, optional, request, response } from '../platform/wire.ts';
import { kindOf, type NotificationKind, notificationKinds } from './notificationKinds.ts';

/** Where a person is told of a kind: in the portal, by letter, by both, or not at all. */
export const channels = ['portal', 'letter', 'both', 'none'] as const;
export type Channel = (typeof channels)[number];

/** Where a person is told who has not chosen. Of money (M2) and of answers (H46) one hears both ways. */
export const unchosenChannel = (of: NotificationKind): Channel => kindOf(of).unchosen ?? 'portal';

const kind = field('TEGUND', z.literal(notificationKinds));

/**
 * H157: the request that a notification told of, and what it has come to: the work, the reader's share of it, and the round that an
 * approval names.
 */
export const NotifiedApproval = response({
  workId,
  title,
  shareHundredths,
  dueOn,
  isHalted,
  round,
  askedState,
});
export type NotifiedApproval = z.output<typeof NotifiedApproval>;

/** A message in the portal, in the reader's language (L3.18). */
export const Notification = response({
  notificationId: field('TILKYNNING_NR', id),
  kind,
  header: field('HEADER', text),
  /** Paragraphs apart by an empty line. */
  body: field('BODY', text),
  /** A path of the portal that it is about. */
  link: field('TENGILL', z.nullable(text)),
  createdAt: field('DAGS_BUID_TIL', instant),
  isRead: field('LESID', yesNo),
  approval: nullable(field('BEIDNI_UM_SAMTHYKKI', NotifiedApproval)),
});
export type Notification = z.output<typeof Notification>;

export const listNotifications = endpoint('GET /api/persons/:personId/notifications', {
  access: 'loggedIn',
  params: ofPerson,
  query: paging,
  reply: list(Notification, 'notification.noneFound'),
});

export const readNotification = endpoint('GET /api/persons/notifications/:notificationId', {
  access: 'loggedIn',
  writes: true,
  params: { notificationId: pathId('notificationId') },
  reply: one(Notification),
});

export const readAllNotifications = endpoint('POST /api/persons/:personId/notifications/read', {
  access: 'loggedIn',
  params: ofPerson,
  reply: nothing,
  affects: () => [listNotifications, countUnread],
});

export const UnreadNotifications = response({ unread: field('FJOLDI_OLESINNA', z.int()) });

export const countUnread = endpoint('GET /api/persons/:personId/notifications/unread', {
  access: 'loggedIn',
  params: ofPerson,
  reply: one(UnreadNotifications),
});

export const followNotifications = endpoint('GET /api/notifications/stream', {
  access: 'loggedIn',
  reply: file('text/event-stream'),
});

/** Where a person is told of a kind, and whether their devices are too (H76); of a demanded one only the latter is chosen. */
export const NotificationSetting = response({
  kind,
  channel: field('LEID', z.literal(channels)),
  isDemanded: field('SKYLDA', yesNo),
  isPushed,
});
export type NotificationSetting = z.output<typeof NotificationSetting>;

export const listNotificationSettings = endpoint('GET /api/persons/:personId/notificationSettings', {
  access: 'loggedIn',
  params: ofPerson,
  reply: list(NotificationSetting, 'notification.noneFound'),
});

/** A choice that is sent: where of a kind, and whether devices are told, where that is chosen too. */
const ChosenSetting = request({
  kind,
  channel: field('LEID', z.literal(channels)),
  isPushed: optional(isPushed),
});
export type ChosenSetting = z.output<typeof ChosenSetting>;

export const chooseNotificationSettings = endpoint('PUT /api/persons/:personId/notificationSettings', {
  access: 'loggedIn',
  // Anyone who acts for somebody must not be the one who decides whether they are told of it.
  masquerade: 'refused',
  params: ofPerson,
  body: request({
    settings: field(
      'STILLINGAR',
      z.array(ChosenSetting).check(z.minLength(1), z.maxLength(notificationKinds.length)),
    ),
  }),
  reply: nothing,
  affects: () => [listNotificationSettings],
});
