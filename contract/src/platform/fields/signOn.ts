import * as z from 'zod/mini';
import { id, instant, text, yesNo } from '../values.ts';
import { field } from '../wire.ts';

// Services that are logged in to through the portal. What each means stands in docs/glossary.md.

export const serviceId = field('THJONUSTA_NR', id);
export const serviceName = field('HEITI_THJONUSTU', text);
export const clientId = field('AUDKENNI_THJONUSTU', text);
/** Null for a service that keeps no secret, such as an app. */
export const clientSecret = field('LEYNDARMAL_THJONUSTU', z.nullable(text));
export const hasSecret = field('HEFUR_LEYNDARMAL', yesNo);
export const redirectUris = field('SLODIR_THJONUSTU', z.array(text));
export const serviceEnteredAt = field('THJONUSTA_SKRAD_KL', instant);
export const serviceEnteredBy = field('THJONUSTA_SKRAD_AF', text);
export const serviceConfirmedAt = field('THJONUSTA_STADFEST_KL', z.nullable(instant));
export const serviceConfirmedBy = field('THJONUSTA_STADFEST_AF', z.nullable(text));
export const isConfirmable = field('MA_STADFESTA_THJONUSTU', yesNo);
export const consentCount = field('FJOLDI_LEYFDU', z.int());
export const serviceHost = field('LEN_THJONUSTU', text);
export const sharesName = field('THJONUSTA_FAER_NAFN', yesNo);
export const isAllowedBefore = field('LEYFT_ADUR', yesNo);
export const needsLogin = field('THARF_INNSKRANINGU', yesNo);
export const isAllowed = field('LEYFT', yesNo);
export const nextUrl = field('NAESTA_SLOD', text);
export const consentId = field('LEYFI_THJONUSTU_NR', id);
export const allowedAt = field('LEYFT_KL', instant);
export const signedOnAt = field('INN_I_THJONUSTU_KL', instant);
