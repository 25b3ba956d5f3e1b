import * as z from 'zod/mini';
import { endpoint, nothing, one } from '../platform/endpoint.ts';
import { pathText } from '../platform/paths.ts';
import { field, response } from '../platform/wire.ts';
import { notificationKinds } from './notificationKinds.ts';
import { listNotificationSettings } from './notifications.ts';

// O341: who holds a letter ends letters of its kind, without logging in.

const byLetter = { token: pathText('token') };

/** What a letter was about, and nothing of whose it was. */
export const Unsubscription = response({ kind: field('TEGUND', z.literal(notificationKinds)) });
export type Unsubscription = z.output<typeof Unsubscription>;

export const getUnsubscription = endpoint('GET /api/unsubscriptions/:token', {
  access: 'public',
  writes: true,
  params: byLetter,
  reply: one(Unsubscription),
});

export const unsubscribe = endpoint('POST /api/unsubscriptions/:token', {
  access: 'public',
  params: byLetter,
  reply: nothing,
  affects: () => [listNotificationSettings],
});
