import type { Text } from '../platform/rules/language.ts';

/** What a webhook can hear of (O60). The names go over the wire as they are. */
export const webhookEvents = {
  'work.registered': { is: 'Verk er skráð', en: 'A work is registered' },
  'work.light': { is: 'Ljós á verki breytist', en: 'The light of a work changes' },
  'work.approval': {
    is: 'Höfundur samþykkir verk eða andmælir því',
    en: 'An author approves or objects to a work',
  },
  'statement.ready': { is: 'Skilagrein er tilbúin', en: 'A statement is ready' },
  'payment.made': { is: 'Greiðsla er komin til skila', en: 'A payment has arrived' },
  'file.answered': { is: 'CWR-skrá er svarað', en: 'A CWR file is answered' },
} as const satisfies Record<string, Text>;

export type WebhookEvent = keyof typeof webhookEvents;
export const webhookEventNames = Object.keys(webhookEvents) as WebhookEvent[];

/** Of a delivery: one that its owner asked for is a test. */
export const deliveryEvents = [...webhookEventNames, 'test'] as const;
