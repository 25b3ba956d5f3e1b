import * as z from 'zod/mini';
import { id, instant, text, yesNo } from '../values.ts';
import { field } from '../wire.ts';

// Webhooks and their deliveries. What each means stands in docs/glossary.md.

export const webhookId = field('VEFKRAEKJA_NR', id);
export const webhookUrl = field('SLOD_VEFKRAEKJU', text);
export const isOn = field('KVEIKT', yesNo);
export const webhookMadeAt = field('VEFKRAEKJA_GERD_KL', instant);
export const failingSince = field('MISTEKST_SIDAN', z.nullable(instant));
export const switchedOffAt = field('SLOKKT_KL', z.nullable(instant));
export const signingSecret = field('UNDIRSKRIFTARLYKILL', text);
export const deliveryId = field('SENDING_NR', id);
export const messageId = field('AUDKENNI_SENDINGAR', text);
export const deliveryState = field('STADA_SENDINGAR', z.literal(['waiting', 'delivered', 'failed']));
export const attempts = field('FJOLDI_TILRAUNA', z.int());
export const statusCode = field('STODUKODI', z.nullable(z.int()));
export const failure = field(
  'ASTAEDA_MISTAKA',
  z.nullable(z.literal(['address', 'name', 'connection', 'timeout', 'redirect', 'status', 'off', 'secret'])),
);
export const sentContent = field('INNIHALD_SENDINGAR', text);
export const happenedAt = field('ATBURDUR_KL', instant);
export const triedAt = field('REYNT_KL', z.nullable(instant));
export const nextTryAt = field('NAEST_REYNT_KL', z.nullable(instant));
