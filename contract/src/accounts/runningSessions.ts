import * as z from 'zod/mini';
import { endpoint, list, nothing } from '../platform/endpoint.ts';
import { paging, pathId } from '../platform/paths.ts';
import { id, instant, text, yesNo } from '../platform/values.ts';
import { field, response } from '../platform/wire.ts';

/** How anyone who logged in showed who they are. */
const waysIn = ['password', 'code', 'recoveryCode', 'passkey', 'invitation', 'electronicId'] as const;
export type WayIn = (typeof waysIn)[number];

/** A running session of their own login, also while it acts for somebody. */
export const RunningSession = response({
  sessionId: field('LOTA_NR', id),
  /** What the browser says of itself; null when it said nothing. */
  device: field('TAEKI', z.nullable(text)),
  startedAt: field('DAGS_INNSKRANINGAR', instant),
  lastUsedAt: field('SIDAST_VIRKUR', instant),
  actingForName: field('FYRIR_HOND', z.nullable(text)),
  openedBy: field('INNSKRANINGARLEID', z.literal(waysIn)),
  /** The one that asks. */
  isCurrent: field('ER_NUVERANDI_LOTA', yesNo),
});
export type RunningSession = z.output<typeof RunningSession>;

export const listSessions = endpoint('GET /api/users/sessions', {
  access: 'loggedIn',
  masquerade: 'always',
  query: paging,
  reply: list(RunningSession, 'session.noneRunning'),
});

export const endOneSession = endpoint('DELETE /api/users/sessions/:sessionId', {
  access: 'loggedIn',
  masquerade: 'always',
  params: { sessionId: pathId('sessionId') },
  reply: nothing,
  affects: () => [listSessions],
});

export const endOtherSessions = endpoint('DELETE /api/users/sessions', {
  access: 'loggedIn',
  masquerade: 'always',
  reply: nothing,
  affects: () => [listSessions],
});
