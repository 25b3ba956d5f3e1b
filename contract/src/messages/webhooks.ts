import * as z from 'zod/mini';
import { endpoint, list, nothing, one } from '../platform/endpoint.ts';
import { password } from '../platform/fields/people.ts';
import * as hooks from '../platform/fields/webhooks.ts';
import { paging, pathId } from '../platform/paths.ts';
import { atMost, field, request, response, upTo } from '../platform/wire.ts';
import { deliveryEvents, webhookEventNames } from './webhookEvents.ts';

export const mostWebhooks = 5;

const event = z.literal(webhookEventNames);
const events = field('ATBURDIR', z.array(event));
const chosenEvents = field(
  'ATBURDIR',
  z.array(event).check(z.minLength(1), z.maxLength(webhookEventNames.length)),
);

/** An address of the caller's that hears of events. */
export const Webhook = response({
  webhookId: hooks.webhookId,
  webhookUrl: hooks.webhookUrl,
  events,
  isOn: hooks.isOn,
  webhookMadeAt: hooks.webhookMadeAt,
  failingSince: hooks.failingSince,
  switchedOffAt: hooks.switchedOffAt,
});
export type Webhook = z.output<typeof Webhook>;

/** Of their own login alone. */
const ofOwnLogin = { access: 'granting', masquerade: 'never' } as const;
const ofWebhook = { webhookId: pathId('webhookId') };

export const listWebhooks = endpoint('GET /api/webhooks', {
  ...ofOwnLogin,
  query: paging,
  reply: list(Webhook, 'webhook.noneMade'),
});

/** A PATCH, since answers to POST are kept for a day (W5), and this one has the secret in it. */
export const addWebhook = endpoint('PATCH /api/webhooks', {
  ...ofOwnLogin,
  body: request({
    webhookUrl: atMost(500, hooks.webhookUrl),
    events: chosenEvents,
    password: upTo(1000, password),
  }),
  reply: one(response({ webhookId: hooks.webhookId, signingSecret: hooks.signingSecret })),
  affects: () => [listWebhooks],
});

/** Other events, or on and off. */
export const changeWebhook = endpoint('PATCH /api/webhooks/:webhookId', {
  ...ofOwnLogin,
  params: ofWebhook,
  body: request({ events: chosenEvents, isOn: hooks.isOn }),
  reply: nothing,
  affects: () => [listWebhooks],
});

export const removeWebhook = endpoint('DELETE /api/webhooks/:webhookId', {
  ...ofOwnLogin,
  params: ofWebhook,
  reply: nothing,
  affects: () => [listWebhooks],
});

/** O67: what was sent, or is to be, as it goes over the line. */
export const Delivery = response({
  deliveryId: hooks.deliveryId,
  messageId: hooks.messageId,
  deliveryEvent: field('TEGUND_ATBURDAR', z.literal(deliveryEvents)),
  deliveryState: hooks.deliveryState,
  attempts: hooks.attempts,
  statusCode: hooks.statusCode,
  failure: hooks.failure,
  happenedAt: hooks.happenedAt,
  triedAt: hooks.triedAt,
  nextTryAt: hooks.nextTryAt,
  sentContent: hooks.sentContent,
});
export type Delivery = z.output<typeof Delivery>;

export const listDeliveries = endpoint('GET /api/webhooks/:webhookId/deliveries', {
  ...ofOwnLogin,
  params: ofWebhook,
  query: paging,
  reply: list(Delivery, 'webhook.noDeliveries'),
});

export const replayDelivery = endpoint('POST /api/webhooks/:webhookId/deliveries/:deliveryId/replay', {
  ...ofOwnLogin,
  params: { ...ofWebhook, deliveryId: pathId('deliveryId') },
  reply: nothing,
  affects: () => [listDeliveries],
});

export const testWebhook = endpoint('POST /api/webhooks/:webhookId/test', {
  ...ofOwnLogin,
  params: ofWebhook,
  reply: nothing,
  affects: () => [listDeliveries],
});
