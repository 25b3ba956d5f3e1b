import * as z from 'zod/mini';
import { text, yesNo } from '../values.ts';
import { field } from '../wire.ts';

// What a device is told of by Web Push. What each means stands in docs/glossary.md.

export const publicKey = field('OPINN_LYKILL_VEFJAR', text);
export const deviceAddress = field('SLOD_TAEKIS', text);
/** As the Push API gives them: an uncompressed point of P-256, and sixteen bytes; base64url without padding. */
export const deviceKey = field(
  'LYKILL_TAEKIS',
  text.check(z.regex(/^B[A-Za-z0-9_-]{86}$/, 'value.wrongForm')),
);
export const deviceSecret = field(
  'LEYNDARMAL_TAEKIS',
  text.check(z.regex(/^[A-Za-z0-9_-]{22}$/, 'value.wrongForm')),
);
export const isPushed = field('LIKA_I_TAEKI', yesNo);
